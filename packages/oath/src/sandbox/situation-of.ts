import { type Match, SEATS, type SeatId } from '@kronika/kernel';
import { act } from '../rules/act.ts';
import type { Victory } from '../rules/ending.ts';
import { game } from '../rules/game.ts';
import { type Draft, draftOf, type Moment } from '../situation/draft.ts';
import { underwayIn } from '../situation/underway.ts';
import type { Oath, Phase } from '../state.ts';

/** How a match stands. What is in the middle of being done goes on there. */
export function situationOf(match: Match<Oath>): Draft {
  const { state } = match;
  const phase = PHASE_OF[state.turn.phase];
  const won = phase === 'chronicle' ? wonIn(match) : undefined;
  return draftOf(state, {
    phase,
    ...(won === undefined ? {} : { won }),
    ...(isPlain(match) ? {} : { underway: underwayIn(match) }),
  });
}

/** What a moment is once nothing of it is half done any more. */
const PHASE_OF: Readonly<Record<Phase, Draft['phase']>> = {
  setup: 'wake',
  wake: 'wake',
  act: 'act',
  rest: 'rest',
  chronicle: 'chronicle',
};

/** Whether nothing goes on but an Act Phase of which nothing is remembered. */
function isPlain({ state, stack }: Match<Oath>): boolean {
  const running = stack.at(-1);
  const { phase, actEnded, discarded, scepterTaken } = state.turn;
  return (
    running?.flow === act.flowName &&
    running.step === 'ask' &&
    phase === 'act' &&
    stack.length === 3 &&
    !actEnded &&
    discarded.length === 0 &&
    !scepterTaken
  );
}

function wonIn({ state, stack }: Match<Oath>): Moment['won'] {
  const victory: unknown = stack.find(({ flow }) => flow === game.flowName)?.vars.victory;
  if (!isVictory(victory)) return undefined;
  const { seat, how, visions } = victory;
  const by = state.players[seat]?.colour;
  return by === undefined ? undefined : { by, how, visions };
}

/** The steps of a game made it, so its seat says what it is. */
function isVictory(value: unknown): value is Victory {
  return typeof value === 'object' && value !== null && 'seat' in value && isSeat(value.seat);
}

function isSeat(value: unknown): value is SeatId {
  return SEATS.some((seat) => seat === value);
}
