import type { ConflictType, Element } from '../cards/fact.ts';
import type { Phase } from '../state.ts';
import type { Lead } from './card-text.ts';
import type { EventWords, OutcomeWords, Until } from './event-words.ts';

/** How the game offers things to do. */
export interface OptionWords {
  readonly pass: string;
  readonly accept: string;
  readonly decline: string;
  readonly declare: string;
  readonly use: (card: string) => string;
  readonly useGained: (card: string, from: string) => string;
  /** A use that answers to one of several events. */
  readonly useFor: (use: string, event: string) => string;
  readonly play: (card: string) => string;
  readonly withFate: (use: string, fate: number) => string;
  readonly playCharacter: (card: string) => string;
  readonly playIntoConflict: (card: string) => string;
  readonly playAttachment: (card: string) => string;
  readonly playAsAttachment: (card: string) => string;
  readonly playFromDiscard: (card: string) => string;
  readonly duplicate: (card: string) => string;
  readonly keyword: (card: string, keyword: string) => string;
  readonly delayed: (card: string, cards: string) => string;
  readonly ability: (card: string) => string;
  readonly ring: (ring: string, type?: string, fate?: number) => string;
  readonly side: (side: string) => string;
}

/** Where a card is, for telling it apart from others of its name. */
export interface PlaceWords {
  readonly province: (place: number) => string;
  readonly strongholdProvince: string;
  readonly on: (host: string) => string;
  readonly conflict: string;
  readonly hand: string;
  readonly discard: string;
}

export interface BoardWords {
  readonly setup: string;
  readonly round: (round: number, phase: string) => string;
  readonly you: string;
  readonly honor: string;
  readonly fate: string;
  readonly dial: string;
  readonly glory: string;
  readonly cost: string;
  readonly first: string;
  readonly favor: (side: string) => string;
  readonly opportunities: (left: number, declared: readonly string[]) => string;
  readonly rings: string;
  readonly contested: string;
  readonly conflict: (type: string, ring: string, province: string) => string;
  readonly attackers: string;
  readonly defenders: string;
  readonly strength: string;
  readonly missing: (amount: number) => string;
  readonly enough: string;
  readonly stronghold: string;
  readonly role: string;
  readonly provinces: string;
  readonly unlaid: string;
  readonly broken: string;
  readonly facedown: string;
  readonly empty: string;
  readonly home: string;
  readonly inConflict: string;
  readonly nobody: string;
  readonly hand: string;
  readonly dynastyDeck: string;
  readonly conflictDeck: string;
  readonly discard: string;
  readonly bowed: string;
  readonly honored: string;
  readonly dishonored: string;
  readonly evaded: string;
}

/** What is said where cards can be looked up. */
export interface DetailWords {
  readonly dynastyDiscard: string;
  readonly conflictDiscard: string;
  readonly removed: string;
  readonly none: string;
  readonly cards: string;
}

/** Everything the game says in one language, besides what is asked and offered by a key. */
export interface Words {
  readonly name: string;
  readonly hidden: string;
  readonly hiddenProvince: string;
  readonly seat: (number: number) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly ring: (element: Element) => string;
  readonly type: Readonly<Record<ConflictType, string>>;
  /** The sides of the Imperial Favor. */
  readonly side: Readonly<Record<ConflictType, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What a lasting effect ends with. */
  readonly until: Readonly<Record<Until, string>>;
  readonly lead: Readonly<Record<Lead, string>>;
  /** What the keywords are called. */
  readonly keyword: (keyword: string) => string;
  readonly option: OptionWords;
  readonly place: PlaceWords;
  readonly event: EventWords;
  readonly outcome: Readonly<Record<string, OutcomeWords>>;
  readonly board: BoardWords;
  readonly details: DetailWords;
}
