import { FACTIONS } from '../cards/fact.ts';
import { STARTER_DECKS } from '../decks/ready/decks.ts';

/** A joust of every faction with the next one, and melees of three, four and six. */
export const KEPT: readonly { readonly name: string; readonly decks: readonly string[] }[] = [
  ...FACTIONS.map((faction, i) => ({
    name: `${faction}-${FACTIONS[(i + 1) % FACTIONS.length]}`,
    decks: [i, (i + 1) % STARTER_DECKS.length].flatMap((at) => STARTER_DECKS[at]?.id ?? []),
  })),
  ...[3, 4, 6].map((seats) => ({
    name: `melee-of-${seats}`,
    decks: STARTER_DECKS.slice(0, seats).map(({ id }) => id),
  })),
];
