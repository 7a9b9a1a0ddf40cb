import { type Answer, type Bot, type Game, present, type Thought } from '@kronika/kernel';
import { candidatesFor, MOST_CANDIDATES } from './candidates.ts';
import { dealt, tried } from './deal.ts';
import type { Judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { freshBounds } from './tree.ts';
import { freshTrial, isDecided, lead, ranked, record, type Trial } from './trial.ts';

/** How a search is set up, for a game. */
export interface SearchPlan {
  readonly game: Game;
  readonly policy: Bot;
  readonly judge: Judge;
}

/** What a search found. */
export interface Verdict {
  readonly answer: Answer;
  /** What the rule of thumb would have answered. */
  readonly expected: Answer;
  /** What was looked at, the best first. */
  readonly trials: readonly Trial[];
  /** How many positions were looked at. */
  readonly positions: number;
}

/** How many answers are tried, at the least and at the most. */
const WIDTH = { least: 6, most: 24 } as const;
/** In so many deals each of them can be tried before the positions are used up. */
const DEALS = 3;

/** So many answers that there are positions enough to compare them. */
function widthFor(nodes: number, { evaluation }: Judge): number {
  if (evaluation === undefined) return MOST_CANDIDATES;
  return Math.max(WIDTH.least, Math.min(WIDTH.most, Math.floor(nodes / (DEALS * evaluation.horizon))));
}

/** By how many standard errors an answer has to be better than the rule of thumb to be preferred to it. */
const PREFERRED = 0.5;

/**
 * Looks for the best answer, within the number of positions that the thought allows. All candidates are tried in the
 * same imagined deals, and after each round the worse half is dropped (sequential halving). Below its first answer each
 * candidate has a tree of its own.
 */
export function search({ game, policy, judge }: SearchPlan, thought: Thought): Verdict {
  const { question, nodes, random } = thought;
  const { seat } = question;
  const mind: Mind = { game, seat, policy, random, nodes };
  const expected = policy.answer(thought);
  const trials = candidatesFor(question, expected, widthFor(nodes, judge)).map(freshTrial);
  const usual = present(trials[0], 'the expected answer');

  const bounds = freshBounds();
  const rounds = Math.ceil(Math.log2(trials.length));
  let open: readonly Trial[] = trials;
  for (let round = 1; round <= rounds && open.length > 1; round += 1) {
    const left = nodes * (1 - round / rounds);
    do {
      const judgements = tried(mind, judge, dealt(thought), open, bounds);
      for (const [at, trial] of open.entries()) {
        const judgement = judgements[at];
        if (judgement !== undefined) record(trial, judgement, judge, seat);
      }
    } while (mind.nodes > left && !isDecided(open));
    open = ranked(open).slice(0, Math.ceil(open.length / 2));
  }
  const best = present(open[0], 'the best candidate');
  return {
    answer: lead(best, usual) > PREFERRED ? best.answer : expected,
    expected,
    trials: ranked(trials),
    positions: nodes - mind.nodes,
  };
}
