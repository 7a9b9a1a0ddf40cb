import type { PrintedId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import type { Kamae } from '../cards/pictograms.ts';
import { cellAt, directionsTowards, distance, offsetOf, type Stand } from '../hex/index.ts';
import type { Placed } from './board.ts';
import { isPlayable } from './pool.ts';
import { type Means, profileOf } from './profile.ts';
import { harmWorth } from './worth.ts';

const STRIKES = 0.5;
const SECOND = 0.4;
/** What a defeat is worth that only the next turn may bring. */
const LATER_DEFEAT = 2;
const PLAYABLE = 0.08;
const BAR = 0.04;
const DISTANCE = 0.12;
const FACING = 0.12;
const BACK_TURNED = 0.2;

/** What the cards in hand can do from a stand next turn: the two best strikes, and how many fit the Kamae. */
export function handProspects(
  hand: readonly PrintedId[],
  means: Means,
  stand: Stand,
  opponents: readonly Placed[],
): number {
  let [most, second, ready] = [0, 0, 0];
  for (const printed of hand) {
    if (!isPlayable(printed, means)) continue;
    ready += PLAYABLE + BAR * fittingBars(printed, means.kamae);
    const worth = bestBlow(printed, means, stand, opponents);
    if (worth > most) [most, second] = [worth, most];
    else if (worth > second) second = worth;
  }
  return STRIKES * (most + SECOND * second) + ready;
}

const bars = new Map<string, number>();

/** How many lines of a card work in a Kamae only, and in this one; memoized. */
function fittingBars(printed: PrintedId, kamae: Kamae): number {
  const key = `${printed} ${kamae}`;
  const known = bars.get(key);
  if (known !== undefined) return known;
  const count = segmentsOf(printed)
    .flatMap(({ lines }) => lines.flatMap((line) => (line.is === 'ifSuccess' ? line.lines : [line])))
    .filter((line) => line.kamae?.includes(kamae) === true).length;
  bars.set(key, count);
  return count;
}

function bestBlow(printed: PrintedId, means: Means, stand: Stand, opponents: readonly Placed[]): number {
  let most = 0;
  for (const { reach } of profileOf(printed, means).blows)
    for (const opponent of opponents) {
      const { q, r } = offsetOf(stand, opponent.cell);
      const wounds = reach.get(cellAt(q, r));
      if (wounds !== undefined) most = Math.max(most, harmWorth(opponent, wounds, LATER_DEFEAT));
    }
  return most;
}

/** Near the closest opponent, and facing it rather than turning one's back. */
export function bearing({ cell, facing }: Stand, opponents: readonly Placed[]): number {
  const nearest = opponents.reduce<Placed | undefined>(
    (near, one) => (near === undefined || distance(cell, one.cell) < distance(cell, near.cell) ? one : near),
    undefined,
  );
  if (nearest === undefined) return 0;
  const off = Math.min(
    ...directionsTowards(cell, nearest.cell).map((way) => Math.min((way - facing + 6) % 6, (facing - way + 6) % 6)),
  );
  const turned = off === 0 ? FACING : -BACK_TURNED * (off - 1);
  return turned - DISTANCE * Math.max(0, distance(cell, nearest.cell) - 2);
}
