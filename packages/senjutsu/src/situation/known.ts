import { cardOf, cardsIn, replaceCard, type SeatId, type Table, type ZoneId } from '@kronika/kernel';
import type { Senjutsu, SenjutsuCard } from '../state.ts';

/** By the place of a card, `0/hand/2`: the seats that know it although it lies hidden. */
type Known = Readonly<Record<string, readonly (0 | 1 | 2 | 3)[]>>;

/** What seats know of hidden cards beyond what everybody knows of their own. */
export function knownIn({ table }: Senjutsu): Known | undefined {
  const zones = [...new Set(table.cards.map(({ zone }) => zone))];
  const known = zones
    .flatMap((zone) =>
      cardsIn(table, zone).flatMap((id, index) => {
        const { knownTo, owner } = cardOf(table, id);
        const others = ([0, 1, 2, 3] as const).filter((seat) => knownTo.includes(seat));
        return others.every((seat) => seat === owner) && !zone.endsWith('/deck')
          ? []
          : [[`${zone}/${index}`, others] as const];
      }),
    )
    .filter(([, seats]) => seats.length > 0);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** The table with what seats know. */
export function withKnown(table: Table<SenjutsuCard>, known: Known): Table<SenjutsuCard> {
  const zones = [...new Set(table.cards.map(({ zone }) => zone))];
  return zones
    .flatMap((zone) => cardsIn(table, zone).map((id, index) => ({ id, knownTo: known[placeOf(zone, index)] })))
    .reduce(
      (before, { id, knownTo }) =>
        knownTo === undefined ? before : replaceCard(before, { ...cardOf(before, id), knownTo: seats(knownTo) }),
      table,
    );
}

const placeOf = (zone: ZoneId, index: number) => `${zone}/${index}`;

const seats = (known: readonly (0 | 1 | 2 | 3)[]): readonly SeatId[] => known;
