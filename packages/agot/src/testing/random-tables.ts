import { READY_DECKS } from '../decks/ready/decks.ts';

/** Tables on which all ready decks meet: five jousts, and melees of three, four, five and six. */
export const RANDOM_TABLES: readonly { readonly decks: readonly string[] }[] = [
  ...[0, 2, 4, 6, 8].map((from) => tableOf(from, 2)),
  tableOf(0, 3),
  tableOf(3, 4),
  tableOf(5, 5),
  tableOf(2, 6),
];

function tableOf(from: number, seats: number): { readonly decks: readonly string[] } {
  return { decks: READY_DECKS.slice(from, from + seats).map(({ id }) => id) };
}
