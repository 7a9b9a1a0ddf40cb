import type { Consequence } from '@kronika/kernel';
import type { ConflictView, L5rView } from '../../view.ts';
import { opponentOf } from '../../zones.ts';
import { type Forecast, isBroken, provinceIn } from './forecast.ts';
import { fact, loss } from './saying.ts';
import type { ResultWords } from './words.ts';

/** What becomes of the conflict for whoever reads it, as the end of a sentence. */
export function resultOf(
  say: ResultWords,
  view: L5rView,
  conflict: ConflictView,
  { winner, short, isUnopposed }: Forecast,
): Consequence {
  const isMine = conflict.attacker === view.viewer;
  const breaks = short === 0 && !isBroken(view, conflict);
  const isLast = provinceIn(view, opponentOf(conflict.attacker), conflict.province)?.place === 0;
  switch (winner) {
    case 'nobody':
      return fact(say.nobody);
    case 'defender':
      return isMine ? loss(say.lost) : fact(say.held);
    case 'attacker':
      if (isMine) {
        if (breaks) return fact(isLast ? say.winsGame : say.breaks);
        return fact(short === 0 ? say.won : say.short(short));
      }
      if (breaks && isLast) return loss(say.losesGame);
      if (breaks) return loss(isUnopposed ? say.losesBoth : say.losesProvince);
      return isUnopposed ? loss(say.losesHonor) : fact(say.stands(short));
  }
}
