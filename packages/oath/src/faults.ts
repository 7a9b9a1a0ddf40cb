import { tableFaults } from '@kronika/kernel';
import { SUITS } from './facts/fact.ts';
import { SLOTS } from './places.ts';
import { advisers, cardsAt, isFaceupSite } from './queries/cards.ts';
import { favorSupply, warbandBank } from './queries/pieces.ts';
import { turnOrder } from './queries/seats.ts';
import { capacityOf } from './rules/play.ts';
import { COLOURS, type Oath, type Warbands } from './state.ts';

function negativeWarbands(warbands: Warbands): boolean {
  return COLOURS.some((colour) => (warbands[colour] ?? 0) < 0);
}

/** Every way in which a state contradicts the rules; none, unless there is a bug. */
export function faults(state: Oath): readonly string[] {
  const found: string[] = [...tableFaults(state.table)];
  const check = (is: boolean, fault: string): void => {
    if (!is) found.push(fault);
  };
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
    check(advisers(state, seat).length <= 10, `seat ${seat} has too many advisers`);
  }
  for (const slot of SLOTS) {
    const site = state.sites[slot];
    if (site === undefined) continue;
    check(site.favor >= 0 && site.secrets >= 0, `site ${slot} owes tokens`);
    check(!negativeWarbands(site.warbands), `site ${slot} owes warbands`);
    check(
      isFaceupSite(state, slot) || Object.keys(site.warbands).length === 0,
      `warbands stand at facedown site ${slot}`,
    );
    check(cardsAt(state, slot).length <= Math.max(capacityOf(state, slot), 0), `site ${slot} is over its capacity`);
  }
  for (const { id, favor, secrets, warbands } of state.table.cards)
    check(favor >= 0 && secrets >= 0 && !negativeWarbands(warbands), `card ${id} owes pieces`);
  check(state.banners.peoplesFavor.tokens >= 0 && state.banners.darkestSecret.tokens >= 0, 'a banner owes tokens');
  return found;
}
