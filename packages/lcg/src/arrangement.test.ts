import { mark, moveCard } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { either, on } from './ability/when.ts';
import { add } from './modifier/modifier.ts';
import {
  discardOf,
  handOf,
  playOf,
  type Tiny,
  type TinyEvent,
  type TinyGame,
  type TinyText,
  tinyGame,
} from './testing/tiny-game.ts';

const banner: TinyText = { constant: { is: 'constant', affects: () => true, gives: () => [add('power', 1)] } };
const drill: TinyText = { drill: { is: 'action', effect: () => ({ is: 'scored', seat: 0, amount: 1 }) } };
const cheer: TinyText = {
  cheer: { is: 'reaction', when: on('scored', () => true), effect: () => ({ is: 'scored', seat: 0, amount: 1 }) },
};

function begun(): TinyGame {
  const texts = { banner, sergeant: drill, crowd: cheer };
  return tinyGame({ texts, play: [['banner', 'sergeant', 'crowd', 'stone']], hand: [['pebble']] });
}

/** The state after the card went there. */
function moved({ state, card }: TinyGame, name: string, to = discardOf(0)): Tiny {
  return { ...state, table: moveCard(state.table, card(name), { to, face: 'up' }) };
}

/** The names of the cards with something to do or to answer, and of those that modify others. */
function found({ layer }: TinyGame, state: Tiny) {
  const { sources } = layer.arrangement(state);
  const printed = (card: number): string | undefined => state.table.cards.find(({ id }) => id === card)?.printed;
  return {
    standing: sources.map(({ self }) => printed(self)),
    acting: layer.abilities.actions(state, 'any').map(({ ability }) => ability.printed),
    answering: layer.abilities
      .answers(state, 'reaction', [{ is: 'scored', seat: 0, amount: 1 }])
      .map(({ ability }) => ability.printed),
  };
}

const ALL = { standing: ['banner'], acting: ['sergeant'], answering: ['crowd'] };

describe('from one arrangement to the next', () => {
  test('what a card that says nothing leaves as it was is taken over', () => {
    const game = begun();
    const before = game.layer.arrangement(game.state);
    expect(found(game, game.state)).toEqual(ALL);

    const after = game.layer.arrangement(moved(game, 'pebble'));

    expect(after).not.toBe(before);
    expect(after.sources).toBe(before.sources);
    expect(after.actions).toBe(before.actions);
    expect(after.answers).toBe(before.answers);
  });

  test.each([
    ['banner', { ...ALL, standing: [] }],
    ['sergeant', { ...ALL, acting: [] }],
    ['crowd', { ...ALL, answering: [] }],
  ])('what %s had to say is forgotten when it leaves play, and there again when it comes back', (name, without) => {
    const game = begun();
    expect(found(game, game.state)).toEqual(ALL);

    const gone = moved(game, name);
    expect(found(game, gone)).toEqual(without);
    expect(found(game, moved({ ...game, state: gone }, name, playOf(0)))).toEqual(ALL);
    expect(found(game, game.state)).toEqual(ALL);
  });

  test('an ability that answers to two events is one, also when its card was looked at twice', () => {
    const echo: TinyText = {
      echo: {
        is: 'reaction',
        when: either(
          on('scored', () => true),
          on('fell', () => true),
        ),
        effect: () => ({ is: 'scored', seat: 0, amount: 1 }),
      },
    };
    const game = tinyGame({ texts: { crowd: echo }, play: [['crowd', 'stone', 'pebble']] });
    const { layer, state, card } = game;
    const scored: TinyEvent = { is: 'scored', seat: 0, amount: 1 };
    expect(layer.abilities.answers(state, 'reaction', [scored])).toHaveLength(1);

    // The card is another object now, and its zone is looked at again.
    const turned = { ...state, table: mark(state.table, card('crowd'), {}) };
    const after = moved({ ...game, state: turned }, 'stone');

    expect(layer.abilities.answers(after, 'reaction', [scored, { is: 'fell', card: card('pebble') }])).toHaveLength(1);
  });

  test('what is in play is not what lies in a hand', () => {
    const game = begun();
    const before = game.layer.arrangement(game.state);
    const after = game.layer.arrangement(moved(game, 'stone', handOf(0)));

    expect(before.inPlay).toContain(game.card('stone'));
    expect(after.inPlay).not.toContain(game.card('stone'));
    expect(after.pieces.flatMap(({ cards }) => cards)).toHaveLength(5);
  });
});
