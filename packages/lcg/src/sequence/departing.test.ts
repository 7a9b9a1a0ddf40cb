import { type CardId, cardOf } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { expect, test } from 'vitest';
import type { TriggerKind } from '../ability/ability.ts';
import { cancelIt, insteadOfIt } from '../ability/part.ts';
import { on } from '../ability/when.ts';
import { playOf, type Tiny, type TinyEvent, type TinyText, tinyGame, tinyRaise } from '../testing/tiny-game.ts';

const falls = on<Tiny, TinyEvent, 'fell'>('fell', () => true);
const scores = (is: TriggerKind): TinyText => ({
  answer: { is, when: falls, effect: (_, { by }) => ({ is: 'scored', seat: by, amount: 1 }) },
});

/** The cards of these names fall as soon as anybody has a point. */
function whereTheyFall(names: readonly string[], texts: Readonly<Record<string, TinyText>>, first = 'doomed') {
  const doomed = (state: Tiny): readonly CardId[] =>
    state.table.cards
      .filter(({ id, printed, owner }) => names.includes(printed) && cardOf(state.table, id).zone === playOf(owner))
      .map(({ id }) => id);
  const { game } = tinyGame({
    texts,
    play: [[...Object.keys(texts), ...names], []],
    happens: (card) => [{ is: 'fell', card: card(first) }],
    settle: (state, isDeparting) => {
      const card = state.points[0] === 0 ? undefined : doomed(state).find((each) => !isDeparting(each));
      return card === undefined ? undefined : tinyRaise({ is: 'fell', card });
    },
  });
  const table = new ScenarioTable(game);
  table.given({});
  return table;
}

function story({ happened, nameCard }: ScenarioTable<Tiny, Tiny>): readonly string[] {
  return happened.flatMap(({ event }) => {
    if (event.is === 'scored') return ['a point'];
    return event.is === 'fell' && 'card' in event ? [`${nameCard(Number(event.card))} falls`] : [];
  });
}

test('what a departure brings about does not make the same card leave again', () => {
  expect(story(whereTheyFall(['doomed'], { herald: scores('forcedInterrupt') }))).toEqual(['a point', 'doomed falls']);
});

test('nor where it is an optional interrupt that brings it about', () => {
  const table = whereTheyFall(['doomed'], { herald: scores('interrupt') });
  table.seat(0).takes({ is: 'use', card: 'herald' });

  expect(story(table)).toEqual(['a point', 'doomed falls']);
});

test('another card leaves at once', () => {
  const table = whereTheyFall(['other'], { herald: scores('forcedInterrupt') }, 'herald');

  expect(story(table)).toEqual(['a point', 'other falls', 'herald falls']);
});

test('while the departure may still be cancelled, the card is not departing', () => {
  const table = whereTheyFall(['doomed'], {
    herald: {
      answer: {
        is: 'forcedWould',
        when: falls,
        effect: [(_, use) => cancelIt(use), (_, { by }) => ({ is: 'scored', seat: by, amount: 1 })],
      },
    },
  });

  expect(story(table)).toEqual(['a point', 'doomed falls']);
});

test('nor is it when something else will happen instead', () => {
  const table = whereTheyFall(['doomed'], {
    saver: {
      answer: {
        is: 'forcedInterrupt',
        when: falls,
        effect: (_, use) => insteadOfIt(use, { is: 'scored', seat: 1, amount: 1 }),
      },
    },
    herald: scores('interrupt'),
  });
  table.seat(0).takes({ is: 'use', card: 'herald' });

  expect(story(table)).toEqual(['a point', 'doomed falls', 'a point']);
});
