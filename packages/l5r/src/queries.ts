import './cards/index.ts';
import { type CardId, cardsIn, type SeatId, type ZoneId } from '@kronika/kernel';
import { canHappen, layerQueries } from '@kronika/lcg';
import type { ConflictType } from './cards/fact.ts';
import type { L5rEvent } from './event.ts';
import { hostsFor, mayBeOn } from './rules/attaching.ts';
import { priceOf } from './rules/cost.ts';
import {
  attackableProvinces,
  declarableRings,
  defendersAllowed,
  eligibleAttackers,
  eligibleDefenders,
  evadable,
  type RingChoice,
} from './rules/eligible.ts';
import { hasKeyword, hasTrait } from './rules/has.ts';
import { layer } from './rules/layer.ts';
import {
  allParticipants,
  baseSkillOf,
  contestedElements,
  gloryCountOf,
  gloryOf,
  participantsOf,
  skillOf,
  strengthOf,
  totalOf,
} from './rules/values.ts';
import type { L5rState } from './state.ts';
import { allCharacters, charactersOf, controllerOf, isInPlay, provinceCardAt } from './zones.ts';

/**
 * Values, eligibility and counts, as the rules work them out for a state. All of them are questions: they change
 * nothing, and they know everything, whoever may see it.
 */
export const l5rQueries = {
  ...layerQueries<L5rState, L5rEvent>(layer),

  /** A character's skill with all that modifies it; 0 for a dash. */
  skill: skillOf,
  militarySkill: (state: L5rState, card: CardId): number => skillOf(state, card, 'military'),
  politicalSkill: (state: L5rState, card: CardId): number => skillOf(state, card, 'political'),
  /** The skill before modifiers. */
  baseSkill: baseSkillOf,
  glory: gloryOf,
  /** The strength of a province, with its holdings. */
  provinceStrength: strengthOf,
  /** What a seat brings to the conflict now. */
  conflictTotal: totalOf,
  /** A glory count: ready characters and claimed rings. */
  gloryCount: gloryCountOf,
  /** The elements of the contested ring. */
  contestedElements,
  /** What playing the card costs the seat, in fate; for an attachment on that host. */
  cost: (state: L5rState, card: CardId, by: SeatId, host?: CardId): number => priceOf(state, card, by, host).fate,

  hasTrait,
  hasKeyword,
  isInPlay,
  controller: controllerOf,

  /** Whether the character could be declared as an attacker in a conflict of that type. */
  mayAttack: (state: L5rState, card: CardId, type: ConflictType): boolean =>
    eligibleAttackers(state, controllerOf(state, card), type).includes(card),
  /** Whether the character could be declared as a defender of the conflict that is going on. */
  mayDefend: (state: L5rState, card: CardId): boolean => eligibleDefenders(state).includes(card),
  /** Whether an effect could move the character into the conflict that is going on. */
  mayJoin: (state: L5rState, card: CardId): boolean =>
    canHappen<L5rEvent, L5rState>(layer, state, { is: 'movedToConflict', card, rule: 'L5R-MOVE-b' }) === 'allowed',
  /** Whether the attachment may be on that character while the seat controls it. */
  mayBeOn,

  attackers: eligibleAttackers,
  defenders: eligibleDefenders,
  /** How many of the eligible defenders may be declared. */
  defendersAllowed,
  /** The provinces the seat may attack. */
  attackableProvinces,
  /** The rings and types the seat may declare a conflict with. */
  declarableRings: (state: L5rState, seat: SeatId): readonly RingChoice[] => declarableRings(state, seat),
  /** The characters that covert attackers may evade. */
  evadable,
  /** The characters the attachment may be put on by the seat. */
  hosts: hostsFor,

  characters: charactersOf,
  allCharacters,
  participants: participantsOf,
  allParticipants,
  province: provinceCardAt,
  /** How many cards lie in a zone; `l5rZones` names the zones. */
  count: (state: L5rState, zone: ZoneId): number => cardsIn(state.table, zone).length,
} as const;
