import { present, type SetupForm } from '@kronika/kernel';
import { foundTable } from '../../client/api.ts';
import { foundLocalTable } from '../../client/local-tables.ts';
import { rememberSeats } from '../../client/my-tables.ts';
import { partOf } from '../../games/parts.ts';
import { bringing } from './bringing.ts';
import { type MatchChoice, type Names, placeOf } from './choice.ts';
import { planOf } from './plan.ts';
import { firstChoice } from './shape.ts';

/** What is to be played, once it is known how the game is set up. */
export type Choosing = (form: SetupForm) => MatchChoice;

/** Makes the table that was chosen, or the one that a single click means, and gives the address of its page. */
export async function found(game: string, choose: Choosing | undefined, names: Names): Promise<string> {
  const form = present(await partOf(game, 'setup'), `how ${game} is set up`);
  const choice = choose === undefined ? firstChoice(game, form) : choose(form);
  const seats = [choice.brings, ...choice.others.map(({ brings }) => brings)];
  const [mine = {}, ...others] = await Promise.all(seats.map((seat) => bringing(game, form.brings, seat)));
  const plan = planOf(choice, form, names, { mine, others });
  if (placeOf(choice) === 'device') return `/l/${await foundLocalTable(plan)}`;
  const { table, seats: own } = await foundTable(plan);
  rememberSeats(table, own);
  return `/t/${table}`;
}
