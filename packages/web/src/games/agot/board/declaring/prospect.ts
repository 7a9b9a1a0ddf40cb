import type { AgotView, ChallengeType, CharacterView, SeatView } from '@kronika/agot';
import { claimAgainst } from '../melee/bonds.ts';
import { ableToDefend, sideStrength } from '../side-strength.ts';
import type { Declaring } from './declaring.ts';

/** What a declaration would lead to, by the numbers that everybody sees. */
export type Prospect = AttackProspect | DefenseProspect;

export interface AttackProspect {
  readonly as: 'attacking';
  readonly type: ChallengeType;
  readonly attack: number;
  /** What the opponent could defend with, if all who can do; nothing while there is no opponent. */
  readonly most: number | undefined;
  /** How much the loser would suffer: not more power than there is to take. */
  readonly claim: number | undefined;
}

export interface DefenseProspect {
  readonly as: 'defending';
  readonly type: ChallengeType;
  readonly attack: number;
  readonly defense: number;
  /** How much is missing for the defense to win; nothing if it would (AGOT-4.2.2-k: a tie is for the attacker). */
  readonly missing: number;
  readonly claim: number;
}

/** The characters with what they would count if all of them defended. */
export function opposing(
  { opposed }: Pick<AgotView, 'opposed'>,
  characters: readonly CharacterView[],
): readonly CharacterView[] {
  if (opposed === undefined) return characters;
  return characters.map((one) => ({ ...one, strength: opposed[one.id] ?? one.strength }));
}

export function prospectOf(view: AgotView, declaring: Declaring): Prospect | undefined {
  const { as, type, attacker, defender, chosen, bypassed } = declaring;
  const attacking = view.seats[attacker];
  const defending = defender === undefined ? undefined : view.seats[defender];
  if (as === 'attacking') {
    if (attacking === undefined) return undefined;
    const able = defending && ableToDefend(defending, type).filter(({ id }) => !bypassed.includes(id));
    return {
      as,
      type,
      attack: sideStrength(attacking, chosen, type),
      most: defending && able && sideStrength(defending, opposing(view, able), type),
      claim:
        defending === undefined || defender === undefined
          ? attacking.plot?.claim
          : atStake(defending, type, claimAgainst(view, attacker, defender, type)),
    };
  }
  const { challenge } = view;
  if (challenge === null || defending === undefined) return undefined;
  const attack = challenge.totals.attacking;
  const there = defending.characters.filter(({ part, counts }) => part === 'defending' && counts);
  const defense = sideStrength(defending, [...there, ...chosen], type);
  return {
    as,
    type,
    attack,
    defense,
    missing: Math.max(0, attack - defense + 1),
    claim: atStake(defending, type, challenge.claim),
  };
}

/** A claim for power takes no more of it than there is on the faction card (AGOT-CLAIM-POW-c). */
function atStake<Claim extends number | undefined>(loser: SeatView, type: ChallengeType, claim: Claim): Claim | number {
  if (type !== 'power' || claim === undefined) return claim;
  return Math.min(claim, loser.faction?.power ?? claim);
}
