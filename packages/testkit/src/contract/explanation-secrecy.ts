import { cardIdAt, type Explanation, isKnownCard, randomOf, UNEXPLAINED } from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { difference } from './difference.ts';
import { hiddenIds } from './hidden-ids.ts';
import { lookersAt, otherDeal } from './other-deal.ts';
import { placeOf } from './progress.ts';
import { nameOf } from './view-secrecy.ts';

/** Whatever the hidden cards are, a looker is told the same of each card; of one it may not know, nothing at all. */
export function explanationFaults(playthrough: Playthrough, { samples, windows }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  const { cards } = game;
  if (game.explain === undefined || cards === undefined) return [];
  const random = randomOf(`${seed}/explanations`);
  return sampled(matchesOf(playthrough), samples, seed).flatMap((match) => {
    const table = cards.table(match.state);
    // The last one does not exist.
    const ids = Array.from({ length: table.cards.length + 1 }, (_, place) => cardIdAt(place));
    return lookersAt(match).flatMap((looker) => {
      const other = otherDeal(game, match, looker, { random, windows });
      return ids.flatMap((id) => {
        const told = game.explain?.(match, looker, id) ?? UNEXPLAINED;
        const faults = isKnownCard(table, id, looker)
          ? [
              difference(told, game.explain?.(other, looker, id)),
              ...hiddenIds(told, table, looker).map((hidden) => `the id ${hidden}`),
            ]
          : [isUnexplained(told) ? undefined : 'what is said of a card it may not know'];
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
