import './cards/index.ts';
import { type CardId, cardOf, cardsIn, type SeatId, type ZoneId } from '@kronika/kernel';
import { canHappen, layerQueries, useOf } from '@kronika/lcg';
import type { ChallengeType } from './cards/fact.ts';
import type { AgotEvent } from './event.ts';
import { hostsFor, mayBeOn } from './rules/attaching.ts';
import { definitionOf } from './rules/card-definition.ts';
import { priceOf } from './rules/cost.ts';
import {
  bypassable,
  challengeable,
  challengesLeft,
  defendersAllowed,
  eligibleAttackers,
  eligibleDefenders,
  initiable,
  requiredDefenders,
  rivals,
  supports,
} from './rules/eligible.ts';
import { hasIcon, hasKeyword, hasTrait, isOf, isUnique } from './rules/has.ts';
import { layer } from './rules/layer.ts';
import { gameAbilities } from './rules/playing-keys.ts';
import {
  allParticipants,
  dominanceOf,
  isStanding,
  participants,
  plotValueOf,
  powerOf,
  strengthOf,
  totalOf,
} from './rules/values.ts';
import type { AgotState, Side } from './state.ts';
import { allCharacters, charactersOf, controllerOf, isInPlay } from './zones.ts';

/**
 * Values, eligibility and counts, as the rules work them out for a state. All of them are questions: they change
 * nothing, and they know everything, whoever may see it.
 */
export const agotQueries = {
  ...layerQueries<AgotState, AgotEvent>(layer),

  /** A character's STR with all that modifies it. */
  strength: strengthOf,
  /** The STR on one side of the challenge, with what else counts. */
  challengeTotal: totalOf,
  /** Income, initiative, claim or reserve of a seat's revealed plot, with what modifies it. */
  plotValue: plotValueOf,
  /** All power a seat has. */
  power: powerOf,
  /** What a seat would have if dominance were determined now. */
  dominance: dominanceOf,
  /** What marshaling or playing the card in hand costs the seat, in gold. */
  cost,

  hasTrait,
  hasKeyword,
  hasIcon,
  isOf,
  isUnique,
  isStanding,
  isInPlay,
  controller: controllerOf,
  supports,
  rivals,

  /** Whether the character could be declared as an attacker in a challenge of that type. */
  mayAttack: (state: AgotState, card: CardId, type: ChallengeType): boolean =>
    eligibleAttackers(state, controllerOf(state, card), type).includes(card),
  /** Whether the character could be declared as a defender of the challenge that is going on. */
  mayDefend: (state: AgotState, card: CardId): boolean => eligibleDefenders(state).includes(card),
  /** Whether an effect could have the character take part on that side of the challenge that is going on. */
  mayJoin: (state: AgotState, card: CardId, side: Side): boolean =>
    canHappen<AgotEvent, AgotState>(layer, state, { is: 'joinedChallenge', card, side, rule: 'AGOT-PART-f' }) ===
    'allowed',
  /** Whether the attachment may be on that card while the seat controls it. */
  mayBeOn,

  attackers: eligibleAttackers,
  defenders: eligibleDefenders,
  /** The eligible defenders that must be declared. */
  requiredDefenders,
  /** How many of the eligible defenders may be declared. */
  defendersAllowed,
  /** The types of challenges the seat may initiate. */
  initiable,
  /** The seats against which it may initiate one of that type. */
  challengeable,
  /** How many challenges of that type the seat may still initiate this round. */
  challengesLeft,
  /** The characters that stealth attackers may bypass. */
  bypassable,
  /** The cards the attachment may be put on by the seat. */
  hosts: hostsFor,

  characters: charactersOf,
  allCharacters,
  participants,
  allParticipants,
  /** How many cards lie in a zone; `agotZones` names the zones. */
  count: (state: AgotState, zone: ZoneId): number => cardsIn(state.table, zone).length,
} as const;

function cost(state: AgotState, card: CardId, by: SeatId): number {
  const { printed } = cardOf(state.table, card);
  const [own] = Object.keys(definitionOf(printed).abilities);
  const [byRules] = gameAbilities(state, card);
  return priceOf(state, useOf(byRules ?? { self: card, printed, key: own ?? '' }, by)).gold;
}
