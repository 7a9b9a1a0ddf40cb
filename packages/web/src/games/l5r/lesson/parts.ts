import type { SeatId } from '@kronika/kernel';
import type { L5rView } from '@kronika/l5r';
import type { Lesson, Step } from '../../../lesson/course.ts';

export type L5rStep = Step<L5rView>;
export type L5rLesson = Lesson<L5rView>;

/** Who learns plays the Lion and begins; Hoshiko plays the Crane. */
export const YOU: SeatId = 0;
export const HOSHIKO: SeatId = 1;

/** Parts of the board that are no cards, as `data-part` names them. */
export const AT = {
  honor: (seat: SeatId) => `honor:${seat}`,
  fate: (seat: SeatId) => `fate:${seat}`,
  dial: (seat: SeatId) => `dial:${seat}`,
  seat: (seat: SeatId) => `seat:${seat}`,
  provinces: (seat: SeatId) => `provinces:${seat}`,
  rings: 'rings',
  lane: 'lane',
} as const;

export function honorOf(view: L5rView, seat: SeatId): number {
  return view.seats[seat]?.honor ?? 0;
}

export function bidOf(view: L5rView, seat: SeatId): number {
  return view.seats[seat]?.bid ?? 0;
}

/** The totals of the conflict: the attack, the defence, and the strength of the province. */
export function clashIn({ conflict }: L5rView): {
  readonly attack: number;
  readonly defence: number;
  readonly strength: number;
} {
  if (conflict === null) return { attack: 0, defence: 0, strength: 0 };
  const { attacker, totals, strength } = conflict;
  return { attack: totals[attacker] ?? 0, defence: totals[attacker === 0 ? 1 : 0] ?? 0, strength };
}

/** Polish counts cards in three ways. */
export function plCards(count: number): string {
  if (count === 1) return '1 kartę';
  return `${count} ${count < 5 ? 'karty' : 'kart'}`;
}

export function enCards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
