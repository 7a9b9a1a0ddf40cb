import type { SeatId } from '@kronika/kernel';
import type { VisionName } from '../facts/library.ts';
import { relicHolder, treasures } from '../queries/cards.ts';
import { secretsOf } from '../queries/pieces.ts';
import { isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { successorOf, VISION_GOALS, visionsOf } from '../rules/ending.ts';
import { isSecretLoose } from '../rules/recover.ts';
import { meetingTheGoal, sitesFor } from '../rules/title.ts';
import type { BannerName, Goal, Oath } from '../state.ts';
import { favorOf } from '../verbs/favor.ts';

/** How far ahead of everybody else one has to get, as a share: 1 is there, and four steps away is nowhere. */
const FAR = 4;
/** What it counts to be able to pay for a banner that somebody else may still take. */
const PAYABLE = 0.7;
const UNREACHABLE = 0.3;

function lead(state: Oath, seat: SeatId, count: (seat: SeatId) => number): number {
  const most = Math.max(0, ...othersThan(state, seat).map(count));
  const missing = most + 1 - count(seat);
  return missing <= 0 ? 1 : Math.max(0, 1 - missing / FAR);
}

function bannerReach(state: Oath, seat: SeatId, banner: BannerName): number {
  const { holder, tokens } = state.banners[banner];
  if (holder === seat) return 1;
  const has = banner === 'peoplesFavor' ? favorOf(state, seat) : secretsOf(state, seat);
  const isKept = banner === 'darkestSecret' && holder !== null && !isSecretLoose(state, holder);
  return PAYABLE * Math.min(1, has / (tokens + 1)) * (isKept ? UNREACHABLE : 1);
}

/** How near the player is to meeting a goal, from 0 to 1. */
export function closeness(state: Oath, seat: SeatId, goal: Goal): number {
  switch (goal) {
    case 'supremacy':
      return lead(state, seat, (each) => sitesFor(state, each));
    case 'protection':
      return lead(state, seat, (each) => treasures(state, each));
    case 'people':
      return bannerReach(state, seat, 'peoplesFavor');
    case 'devotion':
      return bannerReach(state, seat, 'darkestSecret');
  }
}

const VISIONS_NEEDED = 3;

/** What a revealed Vision promises: the goal must be met in the own Wake, and three Visions drawn by then. */
export function visionPromise(state: Oath, seat: SeatId, vision: VisionName): number {
  if (vision === 'conspiracy') return 0;
  const near = closeness(state, seat, VISION_GOALS[vision]);
  const drawn = Math.min(1, state.visionsDrawn / VISIONS_NEEDED);
  return near === 1 ? 0.3 + 0.55 * drawn * drawn : 0.3 * near * (0.5 + 0.5 * drawn);
}

/** An Exile wins by the title, twice kept through a Wake, or by a Vision. */
function exileChance(state: Oath, seat: SeatId): number {
  const { holder, side } = state.title;
  const byTitle = holder === seat ? (side === 'usurper' ? 0.85 : 0.55) : 0.25 * closeness(state, seat, state.goal);
  const byVision = Math.max(0, ...visionsOf(state, seat).map((vision) => visionPromise(state, seat, vision)));
  return byTitle + byVision - byTitle * byVision;
}

/** How sure the Empire is of its reign: the longer it lasted, the sooner it ends with it. */
function reign(state: Oath): number {
  const { holder } = state.title;
  const { chancellor, goal } = state;
  if (isExile(state, holder)) return 0.1 + 0.15 * closeness(state, chancellor, goal);
  const imperial = turnOrder(state).filter((seat) => !isExile(state, seat));
  const safe = imperial.some((seat) => meetingTheGoal(state).includes(seat)) ? 0.05 : 0;
  return 0.45 + 0.05 * state.round + safe + 0.1 * margin(state);
}

/** How far the Empire is ahead of the next Exile, as a share. */
function margin(state: Oath): number {
  const exiles = turnOrder(state).filter((seat) => isExile(state, seat));
  return 1 - Math.max(0, ...exiles.map((seat) => closeness(state, seat, state.goal)));
}

/** How near a Citizen is to being the Successor (OATH-3.3.1-a). */
function succession(state: Oath, seat: SeatId): number {
  switch (state.goal) {
    case 'supremacy': {
      const rivals = turnOrder(state).filter((other) => other !== seat && !isExile(state, other));
      const missing = Math.max(0, ...rivals.map((other) => treasures(state, other))) + 1 - treasures(state, seat);
      return missing <= 0 ? 1 : Math.max(0, 1 - missing / FAR);
    }
    case 'people':
      return bannerReach(state, seat, 'darkestSecret');
    case 'protection':
      return bannerReach(state, seat, 'peoplesFavor');
    case 'devotion':
      return relicHolder(state, 'the-grand-scepter') === seat ? 1 : 0.1;
  }
}

/** How near the player is to winning the game, from 0 to 1. */
export function chanceOf(state: Oath, seat: SeatId): number {
  const { role, gaveUp } = playerOf(state, seat);
  if (gaveUp === true) return 0;
  if (role === 'exile') return exileChance(state, seat);
  const successor = successorOf(state);
  if (successor === seat) return reign(state);
  if (role === 'citizen') return 0.5 * reign(state) * succession(state, seat);
  return successor === undefined ? reign(state) : 0.25 * reign(state);
}
