import type { PrintedId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import type { Kamae } from '../cards/pictograms.ts';
import { cellAt, directionsTowards, distance, offsetOf, type Stand } from '../hex/index.ts';
import type { Placed } from './board.ts';
import { isPlayable } from './pool.ts';
import { type Blow, type Means, profileOf } from './profile.ts';
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

/** What a hand comes to in a Kamae and with so much focus. */
export interface Arms {
  /** How many cards can be played, and how well they fit the Kamae. */
  readonly ready: number;
  /** For each card that strikes, what it reaches. */
  readonly reaches: readonly (readonly Blow['reach'][])[];
}

export function armsOf(hand: readonly PrintedId[], means: Means): Arms {
  const playable = hand.filter((printed) => isPlayable(printed, means));
  return {
    ready: playable.reduce((sum, printed) => sum + PLAYABLE + BAR * fittingBars(printed, means.kamae), 0),
    reaches: playable
      .map((printed) => profileOf(printed, means).blows.map(({ reach }) => reach))
      .filter((reaches) => reaches.length > 0),
  };
}

/** What the cards in hand can do from a stand next turn: the two best strikes count. */
export function handProspects({ ready, reaches }: Arms, stand: Stand, opponents: readonly Placed[]): number {
  const seen = opponents.map((opponent) => {
    const { q, r } = offsetOf(stand, opponent.cell);
    return { opponent, at: cellAt(q, r) };
  });
  let [most, second] = [0, 0];
  for (const ofCard of reaches) {
    let worth = 0;
    for (const reach of ofCard)
      for (const { opponent, at } of seen) {
        const wounds = reach.get(at);
        if (wounds !== undefined) worth = Math.max(worth, harmWorth(opponent, wounds, LATER_DEFEAT));
      }
    if (worth > most) [most, second] = [worth, most];
    else if (worth > second) second = worth;
  }
  return STRIKES * (most + SECOND * second) + ready;
}

/** How many lines of a card work in a Kamae only, and in this one. */
function fittingBars(printed: PrintedId, kamae: Kamae): number {
  return segmentsOf(printed)
    .flatMap(({ lines }) => lines.flatMap((line) => (line.is === 'ifSuccess' ? line.lines : [line])))
    .filter((line) => line.kamae?.includes(kamae) === true).length;
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
