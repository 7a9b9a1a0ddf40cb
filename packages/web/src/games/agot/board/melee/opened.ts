import type { AgotView } from '@kronika/agot';
import type { Question, SeatId } from '@kronika/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useSession, useTable } from '../../../../table/session/context.ts';
import type { TableSession } from '../../../../table/session/session.ts';

/** Which of the other seats somebody wants to see whole. */
export interface Wanted {
  readonly seat: SeatId | undefined;
  /** What was wanted instead while one faced that seat; forgotten when that is over. */
  readonly instead?: { readonly facing: SeatId; readonly seat: SeatId | undefined };
}

const NOBODY: Wanted = { seat: undefined };

/** The seat one challenges or is challenged by, from the choice of attackers on. */
export function facedSeat({ challenge }: AgotView, near: SeatId, question: Question | undefined): SeatId | undefined {
  if (challenge !== null) {
    if (challenge.attacker === near) return challenge.defender;
    return challenge.defender === near ? challenge.attacker : undefined;
  }
  const against: unknown = question === undefined ? undefined : Reflect.get(question.message, 'against');
  return SEATS.find((seat) => seat === against);
}

const SEATS: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** The seat that is open: the one faced opens by itself, unless somebody said otherwise. */
export function openedSeat(wanted: Wanted, facing: SeatId | undefined): SeatId | undefined {
  if (facing === undefined) return wanted.seat;
  return wanted.instead?.facing === facing ? wanted.instead.seat : facing;
}

/** What is wanted after the seat was opened or closed. */
export function toggled(wanted: Wanted, facing: SeatId | undefined, seat: SeatId): Wanted {
  const next = openedSeat(wanted, facing) === seat ? undefined : seat;
  return facing === undefined ? { seat: next } : { seat: wanted.seat, instead: { facing, seat: next } };
}

/** As long as the table is open it is remembered for each seat one looks from, also where several share a screen. */
const MEMORY = new WeakMap<TableSession, Map<SeatId, Wanted>>();

function memoryOf(session: TableSession): Map<SeatId, Wanted> {
  const known = MEMORY.get(session);
  if (known !== undefined) return known;
  const fresh = new Map<SeatId, Wanted>();
  MEMORY.set(session, fresh);
  return fresh;
}

export interface Opened {
  readonly seat: SeatId | undefined;
  toggle(seat: SeatId): void;
}

/** Where there is room, the seat one faces opens by itself; where there is little, only what somebody opens. */
export function useOpened(view: AgotView, near: SeatId, opens: 'faced' | 'wanted'): Opened {
  const { session } = useTable();
  const question = useSession((state) => state.question);
  const facing = opens === 'faced' ? facedSeat(view, near, question) : undefined;
  const [wanted, setWanted] = useState<Wanted>(() => memoryOf(session).get(near) ?? NOBODY);
  useEffect(() => {
    memoryOf(session).set(near, wanted);
  }, [session, near, wanted]);
  useEffect(() => {
    if (facing === undefined) setWanted((now) => (now.instead === undefined ? now : { seat: now.seat }));
  }, [facing]);
  const toggle = useCallback((seat: SeatId) => setWanted((now) => toggled(now, facing, seat)), [facing]);
  return { seat: openedSeat(wanted, facing), toggle };
}
