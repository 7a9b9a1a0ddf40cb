import { cardsIn, type SeatId, tableFaults } from '@kronika/kernel';
import { isWithinCapacity } from './facts/capacity.ts';
import { EDIFICES } from './facts/edifices.ts';
import { SUITS } from './facts/fact.ts';
import { EDIFICE_NAMES } from './facts/library.ts';
import { RELIQUARY, SLOTS } from './places.ts';
import { powersOf } from './powers/library.ts';
import { advisers, cardsAt, isFaceup, isFaceupSite, nameIn, siteAt } from './queries/cards.ts';
import { favorSupply, warbandBank } from './queries/pieces.ts';
import { turnOrder } from './queries/seats.ts';
import { adviserLimit } from './rules/advisers.ts';
import { COLOURS, type Oath, type Warbands } from './state.ts';
import { reliquaryZone, siteZone, visionOf } from './zones.ts';

function negativeWarbands(warbands: Warbands): boolean {
  return COLOURS.some((colour) => (warbands[colour] ?? 0) < 0);
}

/** Advisers that need room. */
export function needingRoom(state: Oath, seat: SeatId): number {
  return advisers(state, seat).filter(
    (card) => !(isFaceup(state, card) && powersOf(state, card).standing?.needsNoRoom === true),
  ).length;
}

const ADVISERS = 3;

/** The adviser limit; while an adviser is played there may be one more, and a limiter counts once it has taken effect. */
function roomOf(state: Oath, seat: SeatId): number {
  return Math.max(ADVISERS, adviserLimit(state, seat)) + 1;
}

/** Cards that are there twice, at the table or in the Archive; an edifice and its ruin are one card. */
export function doubles(state: Oath): readonly string[] {
  const ruins: Readonly<Record<string, string>> = RUINS;
  const names = [
    ...state.table.cards.map(({ printed }) => ruins[printed] ?? printed),
    ...Object.values(state.archive.denizens).flat(),
    ...state.archive.edifices,
  ];
  return new Set(names).size === names.length ? [] : names.filter((name, at) => names.indexOf(name) !== at);
}

const RUINS = Object.fromEntries(EDIFICE_NAMES.map((name) => [EDIFICES[name].ruin, name]));

/** Every way in which a state contradicts the rules; none, unless there is a bug. */
export function faults(state: Oath): readonly string[] {
  const found: string[] = [...tableFaults(state.table)];
  const check = (is: boolean, fault: string): void => {
    if (!is) found.push(fault);
  };
  found.push(...doubles(state).map((name) => `${name} is there twice`));
  for (const slot of RELIQUARY)
    check(cardsIn(state.table, reliquaryZone(slot)).length <= 1, `two relics lie in the ${slot} slot`);
  check(favorSupply(state) >= 0, `the supply holds ${favorSupply(state)} favor`);
  for (const suit of SUITS) check(state.banks[suit] >= 0, `the ${suit} bank holds ${state.banks[suit]} favor`);
  for (const colour of COLOURS) check(warbandBank(state, colour) >= 0, `too many ${colour} warbands are out`);
  for (const seat of turnOrder(state)) {
    const player = state.players[seat];
    if (player === undefined) continue;
    const { favor, secrets, spentSecrets, supply, warbands } = player;
    check(favor >= 0 && secrets >= 0 && spentSecrets >= 0, `seat ${seat} owes tokens`);
    check(supply >= 0 && supply <= 7, `seat ${seat} has ${supply} Supply`);
    check(!negativeWarbands(warbands), `seat ${seat} owes warbands`);
    check(cardsIn(state.table, visionOf(seat)).length <= 1, `seat ${seat} has revealed two Visions`);
    check(needingRoom(state, seat) <= roomOf(state, seat), `seat ${seat} has too many advisers`);
  }
  for (const slot of SLOTS) {
    const site = state.sites[slot];
    if (site === undefined) continue;
    check(site.favor >= 0 && site.secrets >= 0, `site ${slot} owes tokens`);
    check(!negativeWarbands(site.warbands), `site ${slot} owes warbands`);
    check(Object.keys(site.warbands).length <= 1, `warbands of two colours stand at site ${slot}`);
    check(cardsIn(state.table, siteZone(slot)).length === 1, `site ${slot} is not one site`);
    check(
      isFaceupSite(state, slot) || Object.keys(site.warbands).length === 0,
      `warbands stand at facedown site ${slot}`,
    );
    const there = cardsAt(state, slot).map((card) => nameIn(state, card));
    const faceup = siteAt(state, slot);
    check(faceup === null ? there.length === 0 : isWithinCapacity(faceup, there), `site ${slot} is over its capacity`);
  }
  for (const { id, favor, secrets, warbands } of state.table.cards)
    check(favor >= 0 && secrets >= 0 && !negativeWarbands(warbands), `card ${id} owes pieces`);
  check(state.banners.peoplesFavor.tokens >= 0 && state.banners.darkestSecret.tokens >= 0, 'a banner owes tokens');
  return found;
}
