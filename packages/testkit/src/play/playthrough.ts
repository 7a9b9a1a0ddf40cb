import {
  type Advance,
  begin,
  type Decision,
  decide,
  type Game,
  isRefusal,
  type Match,
  present,
  questionFor,
  type Random,
  randomAnswer,
  randomOf,
  refusalText,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';

/** One decision of a playthrough: the match before it, and what it led to. */
export interface Turn {
  readonly before: Match;
  readonly decision: Decision;
  readonly after: Advance;
}

/** A match played to its end, or until so many decisions that it should have ended. */
export interface Playthrough {
  readonly game: Game;
  readonly setup: unknown;
  readonly seed: string;
  readonly first: Advance;
  readonly turns: readonly Turn[];
}

/** What to play, and after how many decisions to give up. */
export interface Session {
  readonly setup: unknown;
  readonly seed: string;
  readonly cap: number;
}

/** Plays a match in which every seat answers by chance; the seed fixes both the match and the answers. */
export function playRandomly(game: Game, { setup, seed, cap }: Session): Playthrough {
  const first = begin(game, setup, seed);
  if (isRefusal(first)) throw new Error(`${game.id} refuses the setup: ${refusalText(first, 'en')}`);
  const random = randomOf(`${seed}/answers`);
  const turns: Turn[] = [];
  let { match } = first;
  while (match.outcome === undefined && turns.length < cap) {
    const turn = playTurn(game, match, random, seed);
    turns.push(turn);
    match = turn.after.match;
  }
  return { game, setup, seed, first, turns };
}

function playTurn(game: Game, before: Match, random: Random, seed: string): Turn {
  const decision = randomDecision(before, random);
  try {
    const after = decide(game, before, decision);
    if (isRefusal(after)) throw new Error(refusalText(after, 'en'));
    return { before, decision, after };
  } catch (cause) {
    throw new Error(`${game.id}, seed ${seed}: decision ${before.decisions + 1} cannot be taken (${String(cause)})`, {
      cause,
    });
  }
}

/** A fitting decision of one of the seats that are asked; now and then an offer is withdrawn instead. */
export function randomDecision(match: Match, random: Random): Decision {
  const seat = withdrawingSeat(match, random) ?? random.pick(waitingFor(match));
  const question = present(questionFor(match, seat), `the question to seat ${seat}`);
  return { seat, asked: match.asked, answer: randomAnswer(question, random) };
}

function withdrawingSeat({ offer }: Match, random: Random): SeatId | undefined {
  return offer !== undefined && random.int(1, 4) === 1 ? offer.by : undefined;
}

/** Every match of a playthrough, in order. */
export function matchesOf({ first, turns }: Playthrough): readonly Match[] {
  return [first.match, ...turns.map(({ after }) => after.match)];
}

/** Everything that led somewhere, the beginning included. */
export function advancesOf({ first, turns }: Playthrough): readonly Advance[] {
  return [first, ...turns.map(({ after }) => after)];
}
