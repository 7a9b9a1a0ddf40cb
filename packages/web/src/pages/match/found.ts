import { foundTable } from '../../client/api.ts';
import { foundLocalTable } from '../../client/local-tables.ts';
import { rememberSeats } from '../../client/my-tables.ts';
import { bringing } from './bringing.ts';
import { type MatchChoice, type Names, placeOf, planOf } from './choice.ts';

/** Makes the table that was chosen, and gives the address of its page. */
export async function found(choice: MatchChoice, names: Names): Promise<string> {
  const decks = [choice.deck, ...choice.others.map(({ deck }) => deck)];
  const [mine, ...others] = await Promise.all(decks.map((deck) => bringing(choice.game, deck)));
  const plan = planOf(choice, names, { mine, others });
  if (placeOf(choice) === 'device') return `/l/${await foundLocalTable(plan)}`;
  const { table, seats } = await foundTable(plan);
  rememberSeats(table, seats);
  return `/t/${table}`;
}
