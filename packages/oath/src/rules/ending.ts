import { type CardId, cardsIn, type SeatId } from '@kronika/kernel';
import type { Ending } from '../event.ts';
import { isVisionName, type VisionName } from '../facts/library.ts';
import { nameIn, relicHolder, treasures } from '../queries/cards.ts';
import { isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import type { Goal, Oath } from '../state.ts';
import { visionOf } from '../zones.ts';
import { sitesFor } from './title.ts';

/** Who won, and how (OATH-3-a). */
export interface Victory {
  readonly seat: SeatId;
  readonly how: Ending;
  /** The Visions that are fulfilled: won by one alone, it becomes the goal of the next reign (OATH-8.1-a). */
  readonly visions: readonly VisionName[];
}

const VISIONS_NEEDED = 3;

/** The goal of each Vision, in the order in which several are checked (OATH-3.4.3-a). */
export const VISION_GOALS: Readonly<Record<Exclude<VisionName, 'conspiracy'>, Goal>> = {
  conquest: 'supremacy',
  rebellion: 'people',
  sanctuary: 'protection',
  faith: 'devotion',
};

const VISION_ORDER = ['conquest', 'rebellion', 'sanctuary', 'faith'] as const;

/** The Vision a player has revealed. */
export function revealedVision(state: Oath, seat: SeatId): VisionName | undefined {
  const card: CardId | undefined = cardsIn(state.table, visionOf(seat))[0];
  const name = card === undefined ? undefined : nameIn(state, card);
  return name !== undefined && isVisionName(name) ? name : undefined;
}

/** Whether the goal of the Vision is met by the player, counting nothing else (OATH-3.2-c, OATH-3.2-d, OATH-3.2-e). */
function meets(state: Oath, seat: SeatId, vision: VisionName): boolean {
  const others = othersThan(state, seat);
  switch (vision) {
    case 'conquest':
      return others.every((other) => sitesFor(state, seat) > sitesFor(state, other));
    case 'sanctuary':
      return others.every((other) => treasures(state, seat) > treasures(state, other));
    case 'rebellion':
      return state.banners.peoplesFavor.holder === seat;
    case 'faith':
      return state.banners.darkestSecret.holder === seat;
    case 'conspiracy':
      return false;
  }
}

/** The Visions that count as revealed by the player; a False Prophet follows somebody else's. */
export function visionsOf(state: Oath, seat: SeatId): readonly VisionName[] {
  const { colour } = playerOf(state, seat);
  const followed = turnOrder(state).flatMap((other) => {
    const card = cardsIn(state.table, visionOf(other))[0];
    if (card === undefined || other === seat) return [];
    const follower = state.table.cards.find(({ id }) => id === card)?.warbands[colour] ?? 0;
    const name = revealedVision(state, other);
    return follower > 0 && name !== undefined ? [name] : [];
  });
  const own = revealedVision(state, seat);
  return own === undefined ? followed : [own, ...followed];
}

/** The Visions of an Exile that are fulfilled; each needs three Visions drawn (OATH-3.2-b). */
export function fulfilledVisions(state: Oath, seat: SeatId): readonly VisionName[] {
  if (!isExile(state, seat) || state.visionsDrawn < VISIONS_NEEDED) return [];
  return visionsOf(state, seat).filter((vision) => meets(state, seat, vision));
}

/** Whether an Exile wins in the own Wake Phase (OATH-3.1-a, OATH-3.2-a). */
export function endingAtWake(state: Oath, seat: SeatId): Victory | undefined {
  if (!isExile(state, seat)) return undefined;
  const visions = fulfilledVisions(state, seat);
  const usurper = state.title.holder === seat && state.title.side === 'usurper';
  if (usurper) return { seat, how: 'usurper', visions };
  return visions.length > 0 ? { seat, how: 'visionary', visions } : undefined;
}

/** Whether the Citizen meets the Successor goal (OATH-3.3.1-a, OATH-3.3.1-b). */
function mayFollow(state: Oath, seat: SeatId, imperial: readonly SeatId[]): boolean {
  switch (state.goal) {
    case 'supremacy':
      return imperial.every((other) => other === seat || treasures(state, seat) > treasures(state, other));
    case 'people':
      return state.banners.darkestSecret.holder === seat;
    case 'protection':
      return state.banners.peoplesFavor.holder === seat;
    case 'devotion':
      return relicHolder(state, 'the-grand-scepter') === seat;
  }
}

/**
 * The Citizen who wins instead of the Chancellor, if one meets the Successor goal. For a Chancellor who gave up any Citizen
 * steps in, the first in turn order.
 */
export function successorOf(state: Oath): SeatId | undefined {
  const citizens = turnOrder(state).filter((seat) => playerOf(state, seat).role === 'citizen');
  const there = citizens.filter((seat) => !hasLeft(state, seat));
  const successor = there.find((seat) => mayFollow(state, seat, [state.chancellor, ...citizens]));
  return successor ?? (hasLeft(state, state.chancellor) ? there[0] : undefined);
}

/** The Empire wins: the Chancellor, or the Successor. */
export function imperialVictory(state: Oath, how: 'stableRegime' | 'exhaustion'): Victory {
  const successor = successorOf(state);
  return successor === undefined
    ? { seat: state.chancellor, how, visions: [] }
    : { seat: successor, how: 'successor', visions: [] };
}

/** What the end die must show at least at the end of a round; `undefined`: it is not rolled (OATH-3.3-a). */
export function endDieNeeds(state: Oath): number | undefined {
  if (isExile(state, state.title.holder)) return undefined;
  return END_DIE[state.round];
}

const END_DIE: Readonly<Record<number, number>> = { 5: 6, 6: 5, 7: 3 };

/**
 * Who wins after the last round; the first that applies (OATH-3.4-a to OATH-3.4.4-a). An Exile who gave up does not win
 * any more.
 */
export function exhaustionVictory(state: Oath): Victory {
  const { holder, side } = state.title;
  if (!isExile(state, holder)) return imperialVictory(state, 'exhaustion');
  if (side === 'usurper' && !hasLeft(state, holder))
    return { seat: holder, how: 'usurper', visions: fulfilledVisions(state, holder) };
  for (const vision of VISION_ORDER) {
    const seat = turnOrder(state).find(
      (each) => !hasLeft(state, each) && fulfilledVisions(state, each).includes(vision),
    );
    if (seat !== undefined) return { seat, how: 'visionary', visions: fulfilledVisions(state, seat) };
  }
  return imperialVictory(state, 'exhaustion');
}

function hasLeft(state: Oath, seat: SeatId): boolean {
  return playerOf(state, seat).gaveUp === true;
}
