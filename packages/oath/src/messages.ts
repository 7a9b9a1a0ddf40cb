import type { CardId, Message, PrintedId, SeatId } from '@kronika/kernel';
import type { Ending } from './event.ts';
import type { Suit } from './facts/fact.ts';
import type { ReliquarySlot } from './places.ts';
import type { ActionName } from './powers/power.ts';
import type { BannerName, Goal } from './state.ts';
import type { Terms } from './terms.ts';
import type { PromptStep } from './text/prompts/steps.ts';

/** A question that needs no more than its key. */
const PLAIN_KEYS = [
  'startingBoard',
  'startingSite',
  'startingAdviser',
  'clueFavor',
  'act',
  'banner',
  'leastBank',
  'opportunity',
  'searchSource',
  'musterOn',
  'tradeWith',
  'recoverWhat',
  'recoverBank',
  'travelTo',
  'sendTo',
  'keepCard',
  'discardOrder',
  'discardWhere',
  'makeRoom',
  'limitAdvisers',
  'clearSite',
  'conspiracy',
  'conspiracyPrize',
  'showAdvisers',
  'gather',
  'garrison',
  'homelandRelic',
  'titleTie',
  'restPower',
  'defender',
  'targets',
  'attackDice',
  'plans',
  'skulls',
  'sacrifice',
  'losses',
  'occupy',
  'occupyFrom',
  'banishTo',
  'banish',
  'burnFavor',
  'citizenWarbands',
  'offerRelic',
  'exchangeTerms',
  'exchangeOffered',
  'counterAwaited',
  'promiseUntil',
  'promiseStake',
  'payUntil',
  'payStake',
  'breachClaimed',
  'consentAwaited',
  'citizenshipOffered',
  'chronicleGoal',
  'chronicleEdifice',
  'chronicleSuit',
  'chronicleDiscard',
  'chronicleHeal',
  'chronicleOffer',
] as const;
export type PlainKey = (typeof PLAIN_KEYS)[number];

export interface PlainMessage extends Message {
  readonly key: PlainKey;
}

/** Which modifiers to use for an action (OATH-7.4-a). */
export interface ModifiersMessage extends Message {
  readonly key: 'modifiers';
  readonly action: ActionName;
}

/** What to do with this card (OATH-5.1.4-a). */
export interface PlayMessage extends Message {
  readonly key: 'play';
  readonly card: CardId;
}

export interface BidMessage extends Message {
  readonly key: 'recoverAmount';
  readonly banner: BannerName;
  readonly least: number;
}

/** Asks for consent or agreement of another player. */
export interface ConsentMessage extends Message {
  readonly key: 'moveConsent' | 'transferConsent' | 'allyConsent' | 'joinAsAlly' | 'chronicleCitizenship';
  readonly by: SeatId;
  readonly amount: number;
}

export interface TransferMessage extends Message {
  readonly key: 'transferAmount';
  readonly way: 'give' | 'take';
  readonly with: SeatId;
}

/** Another player proposes an exchange. */
export interface ExchangeMessage extends Message {
  readonly key: 'exchange';
  readonly by: SeatId;
  readonly to: SeatId;
  readonly give: Terms;
  readonly want: Terms;
}

/** The Scepter's holder offers Citizenship, or the Exile says on which terms to accept it (OATH-6.6.1-a). */
export interface CitizenshipMessage extends Message {
  readonly key: 'citizenship';
  readonly by: SeatId;
  readonly to: SeatId;
  readonly exile: SeatId;
  readonly covers: ReliquarySlot;
  readonly give: Terms;
  readonly want: Terms;
}

/** Whether a word given to somebody was broken (OATH-7.6.3-b). */
export interface VerdictMessage extends Message {
  readonly key: 'wordBroken';
  readonly by: SeatId;
  readonly to: SeatId;
}

/** The power of a card asks; what it asks is said in `text/prompts`. */
export interface PowerMessage extends Message {
  readonly key: 'power';
  readonly step: PromptStep;
  readonly card: PrintedId;
  readonly amount?: number;
  readonly suit?: Suit;
}

export interface EndMessage extends Message {
  readonly key: Ending | 'everybodyLeft';
  readonly seat?: SeatId;
  readonly goal?: Goal;
}

export type OathMessage =
  | PlainMessage
  | ModifiersMessage
  | PlayMessage
  | BidMessage
  | ConsentMessage
  | TransferMessage
  | ExchangeMessage
  | CitizenshipMessage
  | VerdictMessage
  | PowerMessage;

export const QUESTION_KEYS: readonly OathMessage['key'][] = [
  ...PLAIN_KEYS,
  'modifiers',
  'play',
  'recoverAmount',
  'moveConsent',
  'transferConsent',
  'allyConsent',
  'joinAsAlly',
  'chronicleCitizenship',
  'transferAmount',
  'exchange',
  'citizenship',
  'wordBroken',
  'power',
];

export function isOathMessage(message: Message): message is OathMessage {
  return QUESTION_KEYS.some((key) => key === message.key);
}
