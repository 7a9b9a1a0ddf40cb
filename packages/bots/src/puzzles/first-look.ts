import { type Answer, present, type Thought } from '@kronika/kernel';
import { dealt, tried } from '../search/deal.ts';
import type { Judge } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import type { SearchPlan } from '../search/search.ts';
import { freshBounds } from '../search/tree.ts';
import { chanceOf, freshTrial, record } from '../search/trial.ts';

/** So many answers are tried in so many deals, and played on for a part of the usual horizon. */
const ANSWERS = 8;
const DEALS = 3;
const SHARE_OF_HORIZON = 1 / 3;
/** Answers this close to the best one may be as good. */
const CLOSE = 0.05;

/**
 * Whether it may be worth weighing the answers to a question. Most questions are no puzzle, because many answers are about
 * as good, and show it at once.
 */
export function isWorthWeighing(
  plan: SearchPlan,
  thought: Thought,
  answers: readonly Answer[],
  mostGood: number,
): boolean {
  const { game, policy } = plan;
  const { seat } = thought.question;
  const mind: Mind = { game, seat, policy, random: thought.random, nodes: thought.nodes };
  const judge = hasty(plan.judge);
  const bounds = freshBounds();
  const trials = spread(answers).map(freshTrial);
  for (let deal = 1; deal <= DEALS; deal += 1) {
    const judgements = tried(mind, judge, dealt(thought), trials, bounds);
    if (judgements.length === 0) continue;
    for (const [at, trial] of trials.entries()) record(trial, present(judgements[at], 'a judgement'), judge, seat);
    if (deal === 1) continue;
    const chances = trials.map(chanceOf);
    if (chances.filter((chance) => chance > Math.max(...chances) - CLOSE).length > mostGood) return false;
  }
  return true;
}

function hasty({ evaluation }: Judge): Judge {
  if (evaluation === undefined) return {};
  return { evaluation: { ...evaluation, horizon: Math.ceil(evaluation.horizon * SHARE_OF_HORIZON) } };
}

/** Some of the answers from all over the list: neighbours are often much alike. The first is the expected one. */
function spread(answers: readonly Answer[]): readonly Answer[] {
  const step = Math.max(1, answers.length / ANSWERS);
  return answers.filter((_, at) => at === 0 || Math.floor(at / step) !== Math.floor((at - 1) / step));
}
