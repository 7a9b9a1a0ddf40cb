import { describe, expect, test } from 'vitest';
import type { Option } from '../decision/option.ts';
import { chooseBy, chooseNumber } from '../decision/question.ts';
import type { EventRules, GameEvent } from '../event/event.ts';
import type { Game, Setup } from '../game.ts';
import { present } from '../invariant.ts';
import type { SeatId } from '../seat.ts';
import { type Card, type PrintedId, zonesCalled } from '../table/card.ts';
import { look } from '../table/knowledge.ts';
import { moveCards } from '../table/move.ts';
import { shuffledOrder, shuffleZone } from '../table/shuffle.ts';
import { cardsIn, layTable, type Table } from '../table/table.ts';
import { accepted, common, openNow, type Said, say, smallGame, threeSeats } from '../testing/small-game.ts';
import { begin } from './decide.ts';
import { flow, flowsOf } from './flow.ts';
import { ask, byChance, byShuffling, emit, end, forget, goTo, keep } from './instruction.ts';

interface Piled extends Said {
  readonly table: Table;
}

/** What happens to the deck of a seat. */
interface Done extends GameEvent {
  readonly is: 'shuffled' | 'drawn' | 'looked';
  readonly seat: SeatId;
  readonly order?: readonly number[];
}

const deckOf = zonesCalled('deck');
const handOf = zonesCalled('hand');

function tableAfter(table: Table, { is, seat, order = [] }: Done): Table {
  const top = cardsIn(table, deckOf(seat)).slice(0, 1);
  switch (is) {
    case 'shuffled':
      return shuffleZone(table, deckOf(seat), order);
    case 'drawn':
      return moveCards(table, top, { to: handOf(seat), face: 'up' });
    case 'looked':
      return look(table, top, seat);
  }
}

const does = {
  apply: (state: Piled, event: Done): Piled => ({ ...state, table: tableAfter(state.table, event) }),
  see: (event: Done) => event,
};

/** One effect, such as `shuffle 1`; the number is whose deck, or who is asked. */
interface Effect extends Option {
  readonly is: 'effect';
  readonly effect: string;
}

interface Vars {
  readonly effects: readonly string[];
  readonly next?: string;
  readonly told?: number;
}

const resolving = flow<Piled, Vars>()('small/resolving', {
  order: (_, { effects }) =>
    effects.length === 0
      ? end({ winners: [], reason: { key: 'over' } })
      : ask(
          'next',
          chooseBy('effect', {
            seat: 0,
            options: effects.map((effect): Effect => ({ is: 'effect', effect })),
            ifItMatters: 'allFacts',
            ...common,
          }),
        ),
  ask: (_, { next = '' }) => {
    const seat = seatIn(next);
    // Nothing to choose, but asked all the same.
    if (next.startsWith('confirm'))
      return ask('told', chooseNumber({ seat, min: 1, max: 1, evenIfForced: true, ...common }));
    return next.startsWith('ask') && ask('told', chooseNumber({ seat, min: 1, max: 2, ...common }));
  },
  resolve: ({ table }, { next = '', told }) => {
    const seat = seatIn(next);
    const deck = deckOf(seat);
    switch (next.split(' ')[0]) {
      case 'confirm':
      case 'shuffle':
        return byShuffling(deck, (random) =>
          emit({ is: 'shuffled', seat, order: shuffledOrder(table, deck, random) } satisfies Done),
        );
      case 'draw':
        return emit({ is: 'drawn', seat } satisfies Done);
      case 'look':
        return emit({ is: 'looked', seat } satisfies Done);
      case 'throw':
        return byChance((random) => emit(say(random.int(1, 1_000))));
      default:
        return told !== undefined && emit(say(`${next}: ${told}`));
    }
  },
  again: (_, { effects, next }) => [
    keep({ effects: effects.filter((other) => other !== next) }),
    forget('next', 'told'),
    goTo('order'),
  ],
});

/** The seat that the effect is about. */
function seatIn(effect: string): SeatId {
  return present(
    threeSeats.find((seat) => effect.endsWith(`${seat}`)),
    'the seat',
  );
}

function cards(): Table {
  const names = Array.from({ length: 20 }, (_, i) => `card-${i}` as PrintedId);
  return layTable<Card>(
    3,
    threeSeats.flatMap((seat) => [
      {
        id: deckOf(seat),
        kind: 'deck' as const,
        seat,
        cards: names.map((printed) => ({ printed, owner: seat, controller: seat, face: 'down' as const })),
      },
      { id: handOf(seat), kind: 'hand' as const, seat, cards: [] },
    ]),
    (fresh, place) => ({ ...fresh, ...place }),
  );
}

function gameOf(...effects: readonly string[]): Game<Piled, Setup, Said> {
  const first = resolving({ effects });
  const events: EventRules<Piled, Done | ReturnType<typeof say>> = {
    say: { apply: (state, { value }) => ({ ...state, said: [...state.said, value] }), see: (event) => event },
    shuffled: does,
    drawn: does,
    looked: does,
  };
  const { imagine: _, ...small } = smallGame(first, []);
  const position = { seats: 3, state: { said: [], table: cards() }, stack: [first] };
  return {
    ...small,
    start: () => position,
    situation: () => position,
    flows: flowsOf(resolving),
    events,
    essence: ({ said, table }: Piled) => ({ said: said.map(String).sort(), table }),
    cards: { table: ({ table }) => table, withTable: (state, table) => ({ ...state, table }), back: () => '' },
  };
}

/** Who is asked for the order, if anybody is. */
function isOrderAsked(...effects: readonly string[]): boolean {
  const { match } = accepted(begin(gameOf(...effects), {}, 'shuffles'));
  return openNow(match).some((question) => 'options' in question && question.options[0]?.is === 'effect');
}

describe('an order in which piles are shuffled', () => {
  test('is not asked where the same piles end up shuffled and nobody has seen a card of them since', () => {
    expect(isOrderAsked('shuffle 1', 'shuffle 2')).toBe(false);
    expect(isOrderAsked('shuffle 1', 'shuffle 2', 'shuffle 0')).toBe(false);
    expect(isOrderAsked('shuffle 1', 'draw 2')).toBe(false);
  });

  test('is asked where a card leaves a pile before or after it is shuffled', () => {
    expect(isOrderAsked('shuffle 1', 'draw 1')).toBe(true);
    expect(isOrderAsked('shuffle 1', 'shuffle 2', 'draw 2')).toBe(true);
  });

  test('is asked where somebody knows a card of a pile in one order only', () => {
    expect(isOrderAsked('shuffle 1', 'shuffle 2', 'look 2')).toBe(true);
  });

  test('is asked where chance does anything else, too', () => {
    expect(isOrderAsked('shuffle 1', 'throw 2')).toBe(true);
    expect(isOrderAsked('shuffle 1', 'shuffle 2', 'throw 0')).toBe(true);
  });
});

describe('an order in which somebody chooses', () => {
  test('is not asked where the seat is asked the same and knows the same, piles being shuffled or not', () => {
    expect(isOrderAsked('shuffle 1', 'ask 2')).toBe(false);
    expect(isOrderAsked('draw 1', 'ask 2')).toBe(false);
    expect(isOrderAsked('shuffle 0', 'ask 1')).toBe(false);
  });

  test('is asked where the seat that chooses would know a card more', () => {
    expect(isOrderAsked('draw 2', 'ask 2')).toBe(true);
    expect(isOrderAsked('look 2', 'ask 2')).toBe(true);
  });

  test('is asked where the seat that chooses would know what chance brought', () => {
    expect(isOrderAsked('throw 1', 'ask 2')).toBe(true);
  });

  test('is asked where two seats choose: the later one knows what the other chose', () => {
    expect(isOrderAsked('ask 1', 'ask 2')).toBe(true);
  });

  test('is not asked where one of them has nothing to choose, and it is asked there all the same', () => {
    const { match } = accepted(begin(gameOf('confirm 1', 'ask 2'), {}, 'shuffles'));

    expect(openNow(match)).toMatchObject([{ seat: 1, is: 'number' }]);
    expect(isOrderAsked('confirm 1', 'shuffle 2')).toBe(false);
  });
});
