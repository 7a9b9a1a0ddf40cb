import {
  type Answers,
  type Call,
  callsOf,
  cardOf,
  cardsIn,
  invalid,
  invalidBecause,
  type Position,
  present,
  type Refusal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { cardOption } from './options.ts';
import { chooseAndReveal, type Pick } from './rules/choose.ts';
import { discardPhase } from './rules/discard.ts';
import { turn, turns } from './rules/turn.ts';
import { type Described, situationSchema } from './situation/description.ts';
import { problemsIn } from './situation/problems.ts';
import { chosenBy, stateOf } from './situation/state.ts';
import type { Senjutsu } from './state.ts';
import { coreOf, handOf } from './zones.ts';

export type { SenjutsuSituation } from './situation/description.ts';

/** Makes a match out of the description of a position. */
export function situation(description: unknown): Position<Senjutsu> | Refusal {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const problems = problemsIn(parsed.data);
  if (problems.length > 0) return invalid('the situation', ...problems);
  const state = stateOf(parsed.data);
  return { seats: parsed.data.heroes.length, ...begun(parsed.data, state) };
}

/** What goes on in the position, outermost first. */
function begun(described: Described, state: Senjutsu): Omit<Position<Senjutsu>, 'seats'> {
  const within = (...stack: readonly Call[]) => ({ state, stack: [turns.from('turn', {}), ...stack] });
  if (described.underway !== undefined) return { state, stack: callsOf(described.underway.stack, state.table) };
  if (described.cards !== undefined)
    return within(turn.from('choose', {}), chooseAndReveal.from('reveal', { picks: picksIn(described, state) }));
  switch (described.phase) {
    case 'draw':
      return { ...within(turn({})), state: { ...state, turn: { ...state.turn, number: described.turn - 1 } } };
    case 'choose':
      return within(turn.from('choose', {}), chooseAndReveal({}));
    case 'discard':
      return within(turn.from('discard', {}), discardPhase({}));
  }
}

/** What everybody has chosen; who is not named plays the stun that was laid into its hand. */
function picksIn(described: Described, state: Senjutsu): Answers<Pick> {
  return Object.fromEntries(
    seatsOf(described.heroes.length).map((seat) => [seat, pickOf(state, seat, chosenBy(described, seat) ?? 'stun')]),
  );
}

function pickOf({ table }: Senjutsu, seat: SeatId, chosen: string): Pick {
  if (chosen === 'stun') return { is: 'stun' };
  const own = [...cardsIn(table, coreOf(seat)), ...cardsIn(table, handOf(seat))];
  const card = own.findLast((one) => cardOf(table, one).printed === chosen);
  return cardOption(present(card, `the card ${chosen} of seat ${seat}`));
}
