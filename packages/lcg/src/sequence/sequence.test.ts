import { type CardId, cardsIn } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import type { TriggerKind } from '../ability/ability.ts';
import { cancelIt, changeIt, insteadOfIt } from '../ability/part.ts';
import { on } from '../ability/when.ts';
import { untilEndOf } from '../effect/lasting.ts';
import { cannot } from '../modifier/modifier.ts';
import {
  handOf,
  type Tiny,
  type TinyEvent,
  type TinySpec,
  type TinyText,
  type TinyUse,
  tinyGame,
  tinyRaise,
} from '../testing/tiny-game.ts';
import { forbid } from '../verdict.ts';

const falls = on<Tiny, TinyEvent, 'fell'>('fell', () => true);
const scoresTen = on<Tiny, TinyEvent, 'scored'>('scored', (_, { amount }) => amount === 10);

const point =
  (amount: number) =>
  (_: Tiny, { by }: TinyUse) =>
    ({ is: 'scored', seat: by, amount }) as const;

/** An ability of that kind that leaves its number of points as a trace. */
const traced = (is: TriggerKind, amount: number, when = falls): TinyText => ({
  trace: { is, when, effect: point(amount) },
});

function tableOf(spec: TinySpec): ScenarioTable<Tiny, Tiny> {
  const table = new ScenarioTable(tinyGame(spec).game);
  table.given({});
  return table;
}

/** What happened: points by their amount, falls by the card. */
function story({ happened, nameCard }: ScenarioTable<Tiny, Tiny>): readonly string[] {
  return happened.flatMap(({ event }) => {
    if ('amount' in event) return [String(event.amount)];
    return event.is === 'fell' && 'card' in event ? [`${nameCard(Number(event.card))} falls`] : [];
  });
}

const use = (card: string) => ({ is: 'use', card });

describe('everything that happens', () => {
  test('goes through its windows in the order both games prescribe', () => {
    const table = tableOf({
      texts: {
        seven: traced('reaction', 7),
        six: traced('forcedReaction', 6),
        four: traced('interrupt', 4),
        three: traced('forcedInterrupt', 3),
        two: traced('would', 2),
        one: traced('forcedWould', 1),
        fate: {
          foretell: {
            is: 'forcedWould',
            when: falls,
            effect: (state, told) => {
              const until = untilEndOf(state, 'round');
              return until && { is: 'delayedSet', use: told, name: 'fate', until };
            },
            delayed: { fate: { when: falls, effect: point(5) } },
          },
        },
      },
      play: [['seven', 'six', 'four', 'three', 'two', 'one', 'fate', 'victim'], []],
      happens: (card) => [{ is: 'fell', card: card('victim') }],
      settle: ({ points, table: { zones } }) => {
        const fallen = Object.entries(zones).some(([zone, { cards }]) => zone === '0/discard' && cards.length > 0);
        return fallen && (points[1] ?? 0) === 0 ? tinyRaise({ is: 'scored', seat: 1, amount: 9 }) : undefined;
      },
    });

    table.seat(0).takes(use('two'));
    table.seat(0).takes(use('four'));
    table.seat(0).takes(use('seven'));

    expect(story(table)).toEqual(['1', '2', '3', '4', 'victim falls', '9', '5', '6', '7']);
    expect(table.match.outcome).toBeDefined();
  });

  test('is over when a would interrupt cancels it', () => {
    const table = tableOf({
      texts: {
        guard: { save: { is: 'would', when: falls, effect: (_, saving) => cancelIt(saving) } },
        late: traced('would', 1),
        mourner: traced('reaction', 2),
        vulture: traced('forcedInterrupt', 3),
      },
      play: [['guard', 'late', 'mourner', 'vulture', 'victim + saddle'], []],
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    });

    table.seat(0).mayTake(use('late')).takes({ is: 'use', card: 'guard', at: 0 });
    table.seat(0).isNotAsked();

    expect(story(table)).toEqual([]);
  });

  test('is changed into something else, which is interrupted in its place', () => {
    const table = tableOf({
      texts: {
        alchemist: {
          change: {
            is: 'would',
            when: falls,
            effect: (_, changing) => changeIt(changing, { is: 'scored', seat: 1, amount: 10 }),
          },
        },
        late: traced('would', 1),
        scribe: traced('interrupt', 2, scoresTen),
        mourner: traced('reaction', 3),
      },
      play: [['alchemist', 'late', 'scribe', 'mourner', 'victim + saddle'], []],
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    });

    table.seat(0).takes({ is: 'use', card: 'alchemist', at: 0 });
    table.seat(0).mayNotTake(use('late')).takes(use('scribe'));

    expect(story(table)).toEqual(['2', '10']);
  });

  test('brings along what happens because of a changed event as well', () => {
    const table = tableOf({
      texts: {
        martyr: {
          change: {
            is: 'would',
            when: on('fell', (_, { card }, { ability }) => card !== ability.self),
            effect: (_, changing) => changeIt(changing, { is: 'fell', card: changing.ability.self }),
          },
        },
      },
      play: [['martyr + relic', 'victim + saddle'], []],
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    });

    table.seat(0).takes({ is: 'use', card: 'martyr', at: 0 });

    expect(story(table)).toEqual(['martyr falls', 'relic falls']);
  });

  test('is replaced by what was said last, and has happened all the same', () => {
    const table = tableOf({
      texts: {
        first: {
          flee: {
            is: 'interrupt',
            when: falls,
            effect: (_, fleeing) => insteadOfIt(fleeing, { is: 'scored', seat: 0, amount: 1 }),
          },
        },
        second: {
          flee: {
            is: 'interrupt',
            when: falls,
            effect: (_, fleeing) => insteadOfIt(fleeing, { is: 'scored', seat: 0, amount: 2 }),
          },
        },
        mourner: traced('forcedReaction', 3),
      },
      play: [['first', 'second', 'mourner', 'victim'], []],
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    });

    table.seat(0).takes(use('first')).takes(use('second'));

    expect(story(table)).toEqual(['2', '3']);
  });
});

describe('events that happen at once', () => {
  const both = (card: (name: string) => CardId): readonly TinyEvent[] => [
    { is: 'fell', card: card('cain') },
    { is: 'fell', card: card('abel') },
  ];

  test('share their windows: an ability answers to each of them once', () => {
    const table = tableOf({
      texts: { mourner: { mourn: { is: 'reaction', limit: 'unlimited', when: falls, effect: point(1) } } },
      play: [['mourner', 'cain', 'abel'], []],
      happens: both,
    });

    table.seat(0).takes({ is: 'use', card: 'mourner', at: 1 });
    table.seat(0).mayNotTake({ is: 'use', at: 1 }).takes({ is: 'use', card: 'mourner', at: 0 });

    expect(story(table)).toEqual(['cain falls', 'abel falls', '1', '1']);
    expect(table.match.outcome).toBeDefined();
  });

  test('may be saved one by one', () => {
    const table = tableOf({
      texts: { guard: { save: { is: 'would', when: falls, effect: (_, saving) => cancelIt(saving) } } },
      play: [['guard', 'cain', 'abel'], []],
      happens: both,
    });

    table.seat(0).takes({ is: 'use', card: 'guard', at: 0 });

    expect(story(table)).toEqual(['abel falls']);
  });

  test('are answered by the seats in turn, beginning with the first player', () => {
    const table = tableOf({
      texts: { mourner: { mourn: { is: 'reaction', limit: 'unlimited', when: falls, effect: point(1) } } },
      play: [['mourner', 'cain', 'abel'], ['mourner']],
      happens: both,
      first: 1,
    });

    table.seat(1).takes({ is: 'use', at: 0 });
    table.seat(0).passes();
    table.seat(1).takes({ is: 'use', at: 1 });
    table.seat(0).takes({ is: 'use', at: 0 });
    table.seat(0).takes({ is: 'use', at: 1 });

    expect(table.state.points).toEqual([2, 2]);
  });

  test('are answered together where the text says "one or more", however often it may be used', () => {
    const watcher: TinyText = {
      watch: { is: 'reaction', when: falls, answers: 'together', limit: 'unlimited', effect: point(1) },
    };
    const table = tableOf({
      texts: { watcher },
      play: [['watcher'], ['reed', 'rush']],
      happens: (card) => [
        { is: 'fell', card: card('reed') },
        { is: 'fell', card: card('rush') },
      ],
    });

    table.seat(0).takes(use('watcher'));

    expect(story(table)).toEqual(['reed falls', 'rush falls', '1']);
    table.seat(0).isNotAsked();
  });
});

describe('what cannot happen', () => {
  const rock: TinyText = { constant: { is: 'constant', gives: () => [cannot('fell', 'TINY-a')] } };

  test('is not interrupted, and nothing happens because of it', () => {
    const table = tableOf({
      texts: { rock, guard: { save: { is: 'would', when: falls, effect: (_, saving) => cancelIt(saving) } } },
      play: [['guard', 'rock + moss'], []],
      happens: (card) => [{ is: 'fell', card: card('rock') }],
    });

    table.seat(0).isNotAsked();
    expect(story(table)).toEqual([]);
  });

  test('takes nothing along even if nobody could have interrupted it', () => {
    const table = tableOf({
      texts: { rock },
      play: [['rock + moss'], []],
      happens: (card) => [{ is: 'fell', card: card('rock') }],
    });

    expect(story(table)).toEqual([]);
  });

  test('does not keep the rest from happening', () => {
    const table = tableOf({
      texts: { rock },
      play: [['rock', 'victim'], []],
      happens: (card) => [
        { is: 'fell', card: card('rock') },
        { is: 'fell', card: card('victim') },
      ],
    });

    expect(story(table)).toEqual(['victim falls']);
  });
});

describe('a seat with hidden cards', () => {
  const texts = { spy: { watch: { is: 'reaction', from: 'hand', when: falls, effect: point(1) } } } satisfies Record<
    string,
    TinyText
  >;

  test('is asked on an open table whether or not it can answer', () => {
    const table = tableOf({
      texts,
      play: [['victim'], []],
      hand: [[], ['fool']],
      windows: 'open',
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    });

    table.seat(1).isAsked('triggerWindow').mayNotTake({ is: 'use' }).passes();
    table.seat(0).isAsked('actionWindow');
  });

  test('is asked alike, whether or not a text that everybody sees finds what it needs among them', () => {
    const herald: TinyText = {
      call: {
        is: 'reaction',
        when: falls,
        condition: (state, { by }) =>
          state.table.cards.some(({ owner, printed }) => owner === by && printed === 'spy')
            ? 'allowed'
            : forbid('noSpy', 'TINY-a'),
        seemingly: (state, { by }) =>
          cardsIn(state.table, handOf(by)).length > 0 ? 'allowed' : forbid('noHand', 'TINY-a'),
        effect: point(1),
      },
    };
    const tableWith = (hand: readonly string[], windows: 'open' | 'brief' = 'open') =>
      tableOf({
        texts: { herald },
        play: [['victim'], ['herald']],
        hand: [[], hand],
        windows,
        happens: (card) => [{ is: 'fell', card: card('victim') }],
      });

    tableWith(['fool']).seat(1).isAsked('triggerWindow').mayNotTake(use('herald')).passes();
    const able = tableWith(['spy']);
    able.seat(1).isAsked('triggerWindow').takes(use('herald'));
    able.seat(0).isAsked('actionWindow');
    tableWith([]).seat(0).isAsked('actionWindow');
    tableWith(['fool'], 'brief').seat(1).isNotAsked();
  });

  test('is not asked about what did not happen', () => {
    const table = tableOf({
      texts: { ...texts, rock: { constant: { is: 'constant', gives: () => [cannot('fell', 'TINY-a')] } } },
      play: [['rock'], []],
      hand: [[], ['fool']],
      windows: 'open',
      happens: (card) => [{ is: 'fell', card: card('rock') }],
    });

    table.seat(0).isAsked('actionWindow');
  });
});

test('forced abilities are ordered by the first player, and each resolves before the next', () => {
  const table = tableOf({
    texts: {
      one: traced('forcedReaction', 1),
      two: {
        trace: {
          is: 'forcedReaction',
          when: falls,
          effect: ({ points }, { by }) => ({ is: 'scored', seat: by, amount: 2 + (points[0] ?? 0) }),
        },
      },
    },
    play: [['one', 'victim'], ['two']],
    first: 1,
    happens: (card) => [{ is: 'fell', card: card('victim') }],
  });

  table.seat(1).isAsked('nextForced').takes(use('two'));

  expect(story(table)).toEqual(['victim falls', '2', '1']);
});
