import { type Game, isRefusal, type Setup } from '@kronika/kernel';
import type { HeaderSeat, TableHeader } from './header.ts';
import { refusedByEngine, type TableRefusal } from './refused.ts';

/**
 * What the match is set up with: the options of the table, and what the seats bring. While some are still to come,
 * what the others bring stands in for theirs, so that what cannot be played is refused at once.
 */
export function setupOf(game: Game, { options }: TableHeader, seats: readonly HeaderSeat[]): Setup | TableRefusal {
  const brought = seats.map((who) => (who.is === 'open' ? undefined : who.brings));
  const example = brought.find((brings) => brings !== undefined);
  const key = game.setup.brings?.key;
  const setup = game.parseSetup({
    ...options,
    seats: seats.length,
    ...(key === undefined || example === undefined ? {} : { [key]: brought.map((brings) => brings ?? example) }),
  });
  return isRefusal(setup) ? refusedByEngine(setup) : setup;
}
