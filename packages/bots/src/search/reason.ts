import type { Evaluation, Lang, Phrase } from '@kronika/kernel';
import type { Judge } from './judge.ts';
import type { Verdict } from './search.ts';
import { chanceOf, type Trial } from './trial.ts';

/** Less than this is no argument. */
const NOTEWORTHY = 0.01;
const MOST_ARGUMENTS = 2;

/** Why the answer was given, in a sentence: what it promises, and in what it is better than the best of the others. */
export function reasonFor({ answer, trials }: Omit<Verdict, 'positions'>, { evaluation }: Judge): Phrase {
  const chosen = trials.find((trial) => trial.answer === answer);
  const other = trials.find((trial) => trial.answer !== answer);
  if (chosen === undefined || other === undefined || chosen.chances.length === 0)
    return { en: 'There is nothing to weigh here.', pl: 'Nie ma tu czego rozważać.' };
  const [mine, theirs] = [percent(chosen), percent(other)];
  const gains = argumentsAgainst(chosen, other, evaluation);
  const named = (lang: Lang): string => gains.map((feature) => evaluation?.words[lang][feature] ?? feature).join(', ');
  const promise = promiseOf(mine, theirs);
  if (gains.length === 0) return promise;
  return {
    en: `${promise.en} Biggest gains: ${named('en')}.`,
    pl: `${promise.pl} Największy zysk: ${named('pl')}.`,
  };
}

/** An answer may be given although another one looked no worse: where nothing is clearly better, the usual one is. */
function promiseOf(mine: number, theirs: number): Phrase {
  return mine > theirs
    ? {
        en: `Wins about ${mine}% of the time; the best alternative ${theirs}%.`,
        pl: `Daje zwycięstwo w około ${mine}% przypadków; najlepsza inna możliwość w ${theirs}%.`,
      }
    : {
        en: `Wins about ${mine}% of the time; nothing else is clearly better.`,
        pl: `Daje zwycięstwo w około ${mine}% przypadków; nic innego nie jest wyraźnie lepsze.`,
      };
}

function percent(trial: Trial): number {
  return Math.round(100 * chanceOf(trial));
}

/** The features in which the one is ahead of the other, the weightiest first. */
function argumentsAgainst(chosen: Trial, other: Trial, evaluation: Evaluation | undefined): readonly string[] {
  const mean = ({ arguments: sums, chances, ended }: Trial, feature: string): number =>
    (sums[feature] ?? 0) / Math.max(1, chances.length - ended);
  return (evaluation?.features ?? [])
    .map((feature) => ({ feature, gain: mean(chosen, feature) - mean(other, feature) }))
    .filter(({ gain }) => gain > NOTEWORTHY)
    .sort((one, two) => two.gain - one.gain)
    .slice(0, MOST_ARGUMENTS)
    .map(({ feature }) => feature);
}
