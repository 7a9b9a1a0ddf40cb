import { cardIdAt, cardThing, type Explanation, randomOf, type Thing, UNEXPLAINED } from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { difference } from './difference.ts';
import { hiddenIds } from './hidden-ids.ts';
import { lookersAt, otherDeal } from './other-deal.ts';
import { placeOf } from './progress.ts';
import { knowing, thingsAt } from './things-at.ts';
import { nameOf } from './view-secrecy.ts';

/** Whatever is hidden, a looker is told the same of each thing; of one it may not know, nothing at all. */
export function explanationFaults(playthrough: Playthrough, { samples, windows }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  if (game.explain === undefined) return [];
  const random = randomOf(`${seed}/explanations`);
  return sampled(matchesOf(playthrough), samples, seed).flatMap((match) => {
    const table = game.cards?.table(match.state);
    const missing: readonly Thing[] = [cardThing(cardIdAt(table?.cards.length ?? 0)), { is: 'nothing', id: 'nowhere' }];
    const things = [...thingsAt(game, match), ...missing];
    return lookersAt(match).flatMap((looker) => {
      const other = otherDeal(game, match, looker, { random, windows });
      const knows = knowing(game, match, looker);
      return things.flatMap((thing) => {
        const told = game.explain?.(match, looker, thing) ?? UNEXPLAINED;
        const faults = knows(thing)
          ? [
              difference(told, game.explain?.(other, looker, thing)),
              ...(table === undefined ? [] : hiddenIds(told, table, looker)).map((hidden) => `the id ${hidden}`),
            ]
          : [isUnexplained(told) ? undefined : `what is said of a thing it may not know (${thing.is})`];
        return faults
          .filter((fault) => fault !== undefined)
          .map((fault) => `${placeOf(playthrough, match)}: ${nameOf(looker)} could tell by ${fault}`);
      });
    });
  });
}

function isUnexplained({ sums, whyNot, notes }: Explanation): boolean {
  return sums.length + whyNot.length + notes.length === 0;
}
