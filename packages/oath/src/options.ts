import type {
  AcceptOption,
  CardId,
  CardOption,
  DeclineOption,
  Option,
  PassOption,
  SeatId,
  SeatOption,
  WithdrawOption,
} from '@kronika/kernel';
import type { Suit } from './facts/fact.ts';
import type { Region, ReliquarySlot, Slot } from './places.ts';
import type { BannerName, Defender, ExileColour, Goal, PromiseTerm, Target } from './state.ts';

/** Where a Search draws from. */
export type Source = 'world' | Region;

/** What may be recovered: a relic at a site, by its place there, or a banner. */
export type Recoverable =
  | { readonly is: 'relic'; readonly slot: Slot; readonly at: number }
  | { readonly is: 'banner'; readonly banner: BannerName };

export type TradeFor = 'favor' | 'secrets';

/**
 * The actions of the Act Phase. One without its detail (`null`) first asks which modifiers to use, because they decide
 * which details there are.
 */
export type ActOption =
  | { readonly is: 'search'; readonly source: Source | null }
  | { readonly is: 'muster'; readonly card: CardId | null }
  | { readonly is: 'trade'; readonly card: CardId | null; readonly for: TradeFor | null }
  | { readonly is: 'recover'; readonly what: Recoverable | null }
  | { readonly is: 'campaign'; readonly defender: Defender | null }
  | { readonly is: 'travel'; readonly to: Slot | null }
  /** An Action power of a card (OATH-6.2-a). */
  | { readonly is: 'power'; readonly card: CardId }
  /** The power of a site (OATH-2.8.5-n). */
  | { readonly is: 'sitePower'; readonly slot: Slot }
  /** Play or discard a facedown adviser (OATH-6.1-a). */
  | { readonly is: 'adviser'; readonly card: CardId }
  /** Show facedown advisers to somebody (OATH-6.1-b). */
  | { readonly is: 'show'; readonly to: SeatId }
  | { readonly is: 'peekRelic'; readonly slot: Slot; readonly at: number }
  | { readonly is: 'peekReliquary'; readonly covers: ReliquarySlot }
  /** Move warbands between board and site, or with another Imperial player (OATH-6.5-a to OATH-6.5-e). */
  | { readonly is: 'gather' }
  | { readonly is: 'garrison' }
  | { readonly is: 'transfer'; readonly seat: SeatId; readonly way: 'give' | 'take' }
  | { readonly is: 'offerCitizenship'; readonly to: SeatId }
  | { readonly is: 'exileCitizen'; readonly seat: SeatId }
  | { readonly is: 'selfExile' }
  /** Somebody is said to have broken a word given at the Tribunal (OATH-7.6.3-b). */
  | { readonly is: 'claimBreach'; readonly agreement: number; readonly seat: SeatId }
  | { readonly is: 'endAct' };

/** A facedown card somebody may not know, by where it lies. */
export type FacedownOption =
  | { readonly is: 'facedownAdviser'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'facedownRelic'; readonly slot: Slot; readonly at: number }
  | { readonly is: 'reliquary'; readonly covers: ReliquarySlot };

/** What happens with a card that is played (OATH-5.1.4-a). */
export type PlayOption =
  | { readonly is: 'toSite'; readonly slot: Slot }
  | { readonly is: 'toAdvisers'; readonly face: 'up' | 'down' }
  | { readonly is: 'toVision' }
  | { readonly is: 'conspire' }
  | { readonly is: 'discard' };

/**
 * One thing that is put into an exchange, by the side that proposes it: what it gives, or what it wants. Favor and secrets
 * are added one at a time.
 */
export type TermOption =
  | { readonly is: 'term'; readonly side: TermSide; readonly good: 'favor' | 'secrets' }
  | { readonly is: 'term'; readonly side: TermSide; readonly good: 'relic' | 'adviser'; readonly card: CardId }
  | {
      readonly is: 'term';
      readonly side: TermSide;
      readonly good: 'facedownAdviser';
      readonly seat: SeatId;
      readonly at: number;
    }
  | { readonly is: 'term'; readonly side: TermSide; readonly good: 'banner'; readonly banner: BannerName }
  | { readonly is: 'term'; readonly side: TermSide; readonly good: 'site'; readonly slot: Slot };
/** A promise that is put into an exchange; then until when it binds, and what is staked on it. */
export type PromiseOption =
  | { readonly is: 'promise'; readonly side: TermSide; readonly promise: PromiseTerm }
  | { readonly is: 'untilRound'; readonly round: number }
  | { readonly is: 'stake'; readonly favor: number };
/** The Exile to whom Citizenship is offered may peek at this Reliquary relic (OATH-6.6.1-b). */
export type LetPeekOption = { readonly is: 'letPeek'; readonly covers: ReliquarySlot };
export type TermSide = 'give' | 'want';
/** One thing that is taken out of an exchange again while it is put together; an adviser by its place. */
export type DropOption =
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'favor' | 'secrets' }
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'relic'; readonly card: CardId }
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'adviser'; readonly at: number }
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'banner'; readonly banner: BannerName }
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'site'; readonly slot: Slot }
  | { readonly is: 'drop'; readonly side: TermSide; readonly good: 'promise'; readonly promise: PromiseTerm };

export type DetailOption =
  | { readonly is: 'source'; readonly source: Source }
  | { readonly is: 'tradeWith'; readonly card: CardId; readonly for: TradeFor }
  | { readonly is: 'recoverable'; readonly what: Recoverable }
  | { readonly is: 'defender'; readonly defender: Defender }
  | { readonly is: 'target'; readonly target: Target }
  /** A battle plan; `choice` is what its user picks where the plan leaves a choice. */
  | { readonly is: 'plan'; readonly card: CardId; readonly choice?: number }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'ownBoard' }
  | { readonly is: 'bank'; readonly suit: Suit }
  | { readonly is: 'region'; readonly region: Region }
  | { readonly is: 'goal'; readonly goal: Goal }
  | { readonly is: 'board'; readonly colour: ExileColour }
  | { readonly is: 'banner'; readonly banner: BannerName }
  | { readonly is: 'token'; readonly token: 'favor' | 'secret' }
  | { readonly is: 'favorStep'; readonly step: 'add' | 'return' }
  | { readonly is: 'way'; readonly way: string }
  | { readonly is: 'done' }
  | { readonly is: 'cancel' };

export type OathOption =
  | ActOption
  | FacedownOption
  | PlayOption
  | DetailOption
  | TermOption
  | DropOption
  | PromiseOption
  | LetPeekOption
  | { readonly is: 'counter' }
  | CardOption
  | SeatOption
  | PassOption
  | AcceptOption
  | DeclineOption
  | WithdrawOption;

const KINDS = new Set<string>([
  'search',
  'muster',
  'trade',
  'recover',
  'campaign',
  'travel',
  'power',
  'sitePower',
  'adviser',
  'show',
  'peekRelic',
  'peekReliquary',
  'gather',
  'garrison',
  'transfer',
  'offerCitizenship',
  'exileCitizen',
  'selfExile',
  'claimBreach',
  'endAct',
  'facedownAdviser',
  'facedownRelic',
  'reliquary',
  'toSite',
  'toAdvisers',
  'toVision',
  'conspire',
  'discard',
  'source',
  'tradeWith',
  'recoverable',
  'defender',
  'target',
  'plan',
  'site',
  'ownBoard',
  'bank',
  'region',
  'goal',
  'board',
  'banner',
  'token',
  'favorStep',
  'way',
  'done',
  'cancel',
  'term',
  'drop',
  'promise',
  'untilRound',
  'stake',
  'letPeek',
  'counter',
  'card',
  'seat',
  'pass',
  'accept',
  'decline',
  'withdraw',
] satisfies readonly OathOption['is'][]);

/** Every option of this game is one of these. */
export function isOathOption(option: Option): option is OathOption {
  return KINDS.has(option.is);
}
