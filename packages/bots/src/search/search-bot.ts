import type { Bot, Effort } from '@kronika/kernel';
import { reasonFor } from './reason.ts';
import { type SearchPlan, search } from './search.ts';
import { chanceOf } from './trial.ts';

/** A bot that looks ahead as far as its effort allows. */
export function searchBot(plan: SearchPlan, effort: Effort): Bot {
  return {
    effort,
    answer: (thought) => search(plan, thought).answer,
    advise(thought) {
      const verdict = search(plan, thought);
      const prospects = verdict.trials
        .filter(({ chances }) => chances.length > 0)
        .map((trial) => ({ answer: trial.answer, chance: chanceOf(trial) }));
      return { answer: verdict.answer, reason: reasonFor(verdict, plan.judge), prospects };
    },
  };
}
