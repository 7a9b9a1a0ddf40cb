import { attach, type Card, type CardId, detach, layTable, printedId, type Table, zonesCalled } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type Departures, tracesOf } from './departures.ts';

interface Marked extends Card {
  readonly stance: 'ready' | 'bowed';
}

interface Noted {
  readonly table: Table<Marked>;
  readonly notes: readonly { readonly card: CardId; readonly from: CardId }[];
  readonly byCard: Readonly<Record<number, string>>;
}

const fresh = { printed: printedId('one'), owner: 0, controller: 0, face: 'up', stance: 'ready' } as const;

function stateWith(cards: readonly Partial<Marked>[] = []): Noted {
  const laid = [0, 1].map((i) => ({ ...fresh, ...cards[i] }));
  const zones = [{ id: zonesCalled('pile')(0), kind: 'open', cards: laid }] as const;
  return { table: layTable<Marked>(2, zones, (card, place) => ({ ...card, ...place })), notes: [], byCard: {} };
}

const game = {
  cards: {
    table: ({ table }: Noted) => table,
    withTable: (state: Noted) => state,
    back: () => 'card',
  },
};

const watched: Departures<Noted> = {
  departed: () => undefined,
  inPlay: () => [],
  leave: () => [],
  outlives: [{ at: 'notes.*.from', because: 'a note outlives who wrote it', isFine: ({ notes }) => notes.length < 3 }],
  fresh: { stance: 'ready' },
};

const ids = (state: Noted) => state.table.cards.map(({ id }) => id);

function traces(state: Noted): readonly string[] {
  return ids(state)
    .slice(0, 1)
    .flatMap((card) => tracesOf(game, watched, state, card));
}

describe('what a card leaves behind', () => {
  test('is nothing where it only lies somewhere', () => {
    expect(traces(stateWith())).toEqual([]);
  });

  test('is found as a value, in lists too, and as a name', () => {
    const state = stateWith();
    const [card, other] = ids(state);
    if (card === undefined || other === undefined) throw new Error('two cards are there');

    expect(traces({ ...state, notes: [{ card, from: other }], byCard: { [card]: 'seen' } })).toEqual([
      'it is still named at notes.0.card',
      `it is still named at byCard.${card}`,
    ]);
  });

  test('may stay where a rule says so, as far as it says so', () => {
    const state = stateWith();
    const [card, other] = ids(state);
    if (card === undefined || other === undefined) throw new Error('two cards are there');
    const note = { card: other, from: card };

    expect(traces({ ...state, notes: [note] })).toEqual([]);
    expect(traces({ ...state, notes: [note, note, note] })).toHaveLength(3);
  });

  test('is an attachment, on either side', () => {
    const state = stateWith();
    const [card, other] = ids(state);
    if (card === undefined || other === undefined) throw new Error('two cards are there');
    const attached = attach(state.table, card, other);

    expect(traces({ ...state, table: attached })).toEqual([`it is still named at table.hosts.${card}`]);
    expect(traces({ ...state, table: detach(attached, card) })).toEqual([]);
    expect(traces({ ...state, table: attach(state.table, other, card) })).toEqual([
      `it is still named at table.hosts.${other}`,
    ]);
  });

  test('is what is still said of it, and who still controls it', () => {
    expect(traces(stateWith([{ stance: 'bowed', controller: 1 }]))).toEqual([
      'stance is still "bowed"',
      'it is still controlled by somebody else',
    ]);
  });
});
