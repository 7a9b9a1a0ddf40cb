import type { Behaviour, FoeKind } from './foe.ts';
import type { Horde } from './horde-state.ts';
import { companionsOf } from './recipes.ts';

export const ENTRIES = ['A', 'B', 'C', 'D'] as const;
/** The start cells of a horde. */
export type Entry = (typeof ENTRIES)[number];

/** The start cell sets the Behaviour (SEN-HORDE-e). */
export const ENTRY_BEHAVIOUR: Readonly<Record<Entry, Behaviour>> = { A: 'left', B: 'centre', C: 'centre', D: 'right' };

export const WAVES = 4;

/** Who takes part in a round: three ashigaru, or whoever replaces them, and the leader (SEN-HORDE-b, SEN-HORDE-V1). */
export function rankAndFile(ranks: readonly FoeKind[]): readonly FoeKind[] {
  return Array.from({ length: 3 }, (_, at) => ranks[at] ?? 'ashigaruKatana');
}

/** The numbers of those of a round's opponents who come with a wave; the leader is the last (SEN-HORDE-c). */
export function waveMembers(wave: number): readonly number[] {
  return wave >= WAVES ? [0, 1, 2, 3] : Array.from({ length: wave }, (_, at) => at);
}

/** One who comes with a wave; companions come with the member they never leave (SEN-SOLO-HERO-ashigaru). */
export interface Marcher {
  readonly kind: FoeKind;
  readonly member: number;
  readonly is: 'member' | 'companion';
}

/** All who come in a round, in the order of their numbers: the ranks with their companions, then the leader. */
function rosterOf(ranks: readonly FoeKind[]): readonly Marcher[] {
  const kinds: readonly FoeKind[] = [...rankAndFile(ranks), 'samuraiLeader'];
  return kinds.flatMap((kind, member): readonly Marcher[] => [
    { kind, member, is: 'member' },
    ...companionsOf(kind).map((companion) => ({ kind: companion, member, is: 'companion' }) as const),
  ]);
}

/** Who comes with a wave. Those of an earlier wave are the first of a later one. */
export function marchers(ranks: readonly FoeKind[], wave: number): readonly Marcher[] {
  const members = waveMembers(wave);
  return rosterOf(ranks).filter(({ member }) => members.includes(member));
}

/** SEN-HORDE-c, SEN-HORDE-R7. */
export function hordeWoundLimit(round: number): number {
  return round;
}

/** What comes behind a beaten wave: the next one, or the first of the next round (SEN-HORDE-g). */
export function afterWave({ round, wave }: Pick<Horde, 'round' | 'wave'>): Pick<Horde, 'round' | 'wave'> {
  return wave >= WAVES ? { round: round + 1, wave: 1 } : { round, wave: wave + 1 };
}

export type HordeRank = 'none' | 'wood' | 'steel' | 'gold' | 'jade';

/** SEN-HORDE-S1 to -S4. */
export function hordeRank(beaten: number): HordeRank {
  if (beaten >= 3 * WAVES) return 'jade';
  if (beaten >= 2 * WAVES) return 'gold';
  if (beaten >= WAVES) return 'steel';
  return beaten >= WAVES - 1 ? 'wood' : 'none';
}

/** How many cards of the discard pile return to the deck between rounds (SEN-HORDE-R6). */
export function returningCards(discarded: number): number {
  return Math.ceil(discarded / 2);
}
