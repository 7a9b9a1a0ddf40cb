import type { CardId, Random, RuleId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { VoidedFaces } from '../powers/power.ts';
import type { AttackFace, Campaign, DefenceFace, Oath } from '../state.ts';
import { type CampaignSide, planOf, plansOf } from './campaign-used.ts';

export const ATTACK_DIE: readonly AttackFace[] = ['hollow', 'hollow', 'hollow', 'sword', 'sword', 'skull'];
export const DEFENCE_DIE: readonly DefenceFace[] = ['blank', 'blank', 'shield', 'shield', 'shields', 'double'];

function rolled<F>(die: readonly F[], count: number, random: Random): readonly F[] {
  return Array.from({ length: count }, () => random.pick(die));
}

/** Rolls attack dice, for whatever reason (OATH-0-4). */
export function rollAttack(count: number, random: Random): readonly AttackFace[] {
  return rolled(ATTACK_DIE, count, random);
}

/** Rolls defence dice, for whatever reason (OATH-0-5). */
export function rollDefence(count: number, random: Random): readonly DefenceFace[] {
  return rolled(DEFENCE_DIE, count, random);
}

/** How battle plans change what rolled faces count. */
export interface Reading {
  /** How often each face of the attack roll counts. */
  readonly times: number;
  readonly skulls: 'kill' | 'ignored';
  /** Faces that count no swords or shields. */
  readonly voided: ReadonlySet<AttackFace | DefenceFace>;
}

/** Which faces a plan of a side voids: those of the other one's dice. */
const VOIDED: Readonly<Record<CampaignSide, Partial<Record<VoidedFaces, readonly (AttackFace | DefenceFace)[]>>>> = {
  attack: { singleShield: ['shield'], double: ['shields'] },
  defence: { hollow: ['hollow'], double: ['skull'] },
};

export const PLAIN_READING: Reading = { times: 1, skulls: 'kill', voided: new Set() };

export function readingOf(state: Oath, campaign: Campaign): Reading {
  const { plans } = campaign;
  const attack = plansOf(state, campaign, 'attack');
  const ignored = plans.some(
    (used) => used.side === 'attack' && planOf(state, used).ignoresSkulls?.(state, used, campaign) === true,
  );
  const voided = new Set(
    plans.flatMap((used): readonly (AttackFace | DefenceFace)[] => {
      const what = planOf(state, used).voids?.(state, used, campaign);
      return what === undefined ? [] : (VOIDED[used.side][what] ?? []);
    }),
  );
  return {
    times: attack.some(({ doublesRoll }) => doublesRoll === true) ? 2 : 1,
    skulls: ignored ? 'ignored' : 'kill',
    voided,
  };
}

/** How often each face was rolled. */
export type Rolled<F extends string> = Readonly<Partial<Record<F, number>>>;

export function countFaces<F extends string>(faces: readonly F[]): Rolled<F> {
  const counts: Partial<Record<F, number>> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** What an attack roll counts: a sword for every two hollow ones (OATH-5.5.5-b). */
export function swordsIn({ times, voided }: Reading, rolls: Rolled<AttackFace>): number {
  const count = (face: AttackFace) => (voided.has(face) ? 0 : times * (rolls[face] ?? 0));
  return Math.floor(count('hollow') / 2) + count('sword') + 2 * count('skull');
}

/** The warbands that skulls kill (OATH-5.5.5-a). */
export function skullsIn({ times, skulls }: Reading, rolls: Rolled<AttackFace>): number {
  return skulls === 'ignored' ? 0 : times * (rolls.skull ?? 0);
}

/** What a defence roll counts: shields, doubled for each ×2 (OATH-5.5.4-a, OATH-5.5.4-b). */
export function shieldsIn({ voided }: Reading, rolls: Rolled<DefenceFace>): number {
  const count = (face: DefenceFace) => (voided.has(face) ? 0 : (rolls[face] ?? 0));
  return (count('shield') + 2 * count('shields')) * 2 ** (rolls.double ?? 0);
}

/** How many attack dice are rolled: half of them against a plan that halves the pool. */
export function diceRolled(state: Oath, campaign: Campaign): number {
  const halved = plansOf(state, campaign, 'defence').some((plan) => plan.halvesAttack === true);
  return halved ? Math.floor(campaign.attackDice / 2) : campaign.attackDice;
}

interface Cause {
  readonly rule: RuleId;
  readonly card?: CardId;
}

/** What a change of the attack pool comes to: dice that cannot be removed become defence dice (OATH-5.5.3-c). */
export function poolChange(attackDice: number, by: number): { readonly attack: number; readonly defence: number } {
  const attack = Math.max(by, -attackDice);
  return { attack, defence: attack - by };
}

/** Changes the attack pool. */
export function attackDiceEvents({ attackDice }: Campaign, by: number, cause: Cause): readonly OathEvent[] {
  const { attack, defence } = poolChange(attackDice, by);
  const events: OathEvent[] = [];
  if (attack !== 0) events.push({ is: 'diceChanged', pool: 'attack', by: attack, ...cause });
  if (defence !== 0) events.push({ is: 'diceChanged', pool: 'defence', by: defence, ...cause, rule: 'OATH-5.5.3-c' });
  return events;
}

/** Changes the defence pool, which never falls below nothing. */
export function defenceDiceEvents({ defenceDice }: Campaign, by: number, cause: Cause): readonly OathEvent[] {
  const change = Math.max(by, -defenceDice);
  return change === 0 ? [] : [{ is: 'diceChanged', pool: 'defence', by: change, ...cause }];
}
