import {
  type Call,
  callsOf,
  invalid,
  invalidBecause,
  type Position,
  type Refusal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { faults } from './faults.ts';
import { game } from './rules/game.ts';
import { turn } from './rules/turn.ts';
import { type Described, situationSchema } from './situation/description.ts';
import { meaningOf } from './situation/state.ts';
import { seatOfColour } from './situation/table.ts';
import type { Oath } from './state.ts';

export type { OathSituation } from './situation/description.ts';

/** Makes a match out of the description of a position. */
export function situation(description: unknown): Position<Oath> | Refusal {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const described = parsed.data;
  const { state, seats, problems } = meaningOf(described);
  const [first, ...more] = [...problems, ...faults(state).map((problem) => ({ at: '', problem }))];
  if (first !== undefined) return invalid('the situation', first, ...more);
  const winner = seatOfColour(seats, described.won?.by) ?? state.turn.seat;
  return { seats: seats.length, state, stack: stackFor(described, state, winner) };
}

/** What goes on, outermost first. */
function stackFor({ phase = 'act', won, underway }: Described, state: Oath, winner: SeatId): readonly Call[] {
  if (underway !== undefined) return callsOf(underway.stack, state.table);
  const { seat } = state.turn;
  switch (phase) {
    case 'wake':
      return [game.from('turn', { seat })];
    case 'act':
      return [game.from('turn', { seat }), turn.from('act', { seat })];
    case 'rest':
      return [game.from('turn', { seat }), turn.from('rest', { seat })];
    case 'endOfRound':
      return [game.from('endOfRound', { seat: seatsOf(state.players.length).at(-1) ?? seat })];
    case 'chronicle':
      return [
        game.from('chronicle', {
          victory: { seat: winner, how: won?.how ?? 'usurper', visions: won?.visions ?? [] },
        }),
      ];
  }
}
