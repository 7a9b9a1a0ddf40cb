import { type CardId, cardOf, deepCopy, detach, hostOf, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type Tiny, type TinyGame, type TinySpec, type TinyText, tinyGame } from '../testing/tiny-game.ts';
import type { Continuous } from './continuous.ts';
import { add, cannot, modifiedValue, multiply } from './modifier.ts';

/** A card that does this while it is in play. */
const constantly = (constant: Continuous<Tiny>): TinyText => ({ constant: { is: 'constant', ...constant } });

/** The power of each card, printed 1, asked for in that order. */
function powers({ layer, card }: TinyGame, state: Tiny, ...names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    names.map((name) => [name, modifiedValue(1, 'power', layer.modifiers.on(state, card(name)))]),
  );
}

/** The actions that a card has now. */
function actionsOn({ layer, state, card }: TinyGame, name: string) {
  return layer.abilities
    .actions(state, 'main')
    .map(({ ability }) => ability)
    .filter(({ self }) => self === card(name));
}

function powerIn(game: () => TinyGame, state: Tiny, card: CardId): number {
  return modifiedValue(1, 'power', game().layer.modifiers.on(state, card));
}

/** A game whose texts may ask for the power of cards by name. */
function gameWith(make: (power: (state: Tiny, name: string) => number) => TinySpec): TinyGame {
  const made = (): TinyGame => game;
  const game: TinyGame = tinyGame(make((state, name) => powerIn(made, state, made().card(name))));
  return game;
}

describe('constant abilities', () => {
  test('add up, whoever has them, and concern their own card if they say nothing else', () => {
    const game = tinyGame({
      texts: {
        banner: constantly({ affects: (_, self, card) => card !== self, gives: () => [add('power', 1)] }),
        giant: constantly({ gives: () => [multiply('power', 2)] }),
      },
      play: [['banner', 'giant'], ['banner']],
    });

    expect(powers(game, game.state, 'banner', 'giant')).toEqual({ banner: 2, giant: 6 });
  });

  test('hold exactly while their condition does', () => {
    const game = tinyGame({
      texts: { rebel: constantly({ while: ({ points }) => (points[0] ?? 0) > 0, gives: () => [add('power', 3)] }) },
      play: [['rebel'], []],
    });

    expect(powers(game, game.state, 'rebel')).toEqual({ rebel: 1 });
    expect(powers(game, { ...game.state, points: [1, 0] }, 'rebel')).toEqual({ rebel: 4 });
  });

  test('do nothing from a hand', () => {
    const game = tinyGame({
      texts: { banner: constantly({ affects: () => true, gives: () => [add('power', 1)] }) },
      play: [['giant'], []],
      hand: [['banner'], []],
    });

    expect(powers(game, game.state, 'giant')).toEqual({ giant: 1 });
  });

  test('may concern seats', () => {
    const { layer, state } = tinyGame({
      texts: {
        herald: constantly({
          while: ({ points }) => points[1] === 0,
          givesSeat: ({ table }, self, seat) =>
            seat === cardOf(table, self).controller ? [] : [cannot('play', 'TINY-a')],
        }),
      },
      play: [['herald'], []],
    });

    expect(layer.modifiers.onSeat(state, 0)).toEqual([]);
    expect(layer.modifiers.onSeat(state, 1)).toEqual([cannot('play', 'TINY-a')]);
    expect(layer.modifiers.onSeat({ ...state, points: [0, 1] }, 1)).toEqual([]);
  });
});

describe('lasting effects', () => {
  test('come behind the constant abilities, in the order in which they began', () => {
    const { layer, state, card } = tinyGame({
      texts: { giant: constantly({ gives: () => [multiply('power', 2)] }) },
      play: [['giant', 'other'], []],
    });
    const source = { self: card('other'), printed: printedId('other'), key: 'any' };
    const common = { source, by: 0, cards: [card('giant')], until: 'endOfGame' } as const;
    const lasted: Tiny = {
      ...state,
      lasting: [
        { ...common, number: 2, seats: [1], gives: [add('power', 1)] },
        { ...common, number: 3, seats: [], gives: [add('power', 2)] },
      ],
    };

    expect(layer.modifiers.on(lasted, card('giant'))).toEqual([multiply('power', 2), add('power', 1), add('power', 2)]);
    expect(layer.modifiers.on(lasted, card('other'))).toEqual([]);
    expect(layer.modifiers.onSeat(lasted, 1)).toEqual([add('power', 1)]);
  });
});

describe('changes of text', () => {
  const onHost = (state: Tiny, self: CardId, card: CardId) => hostOf(state.table, self) === card;
  const curse: TinyText = constantly({
    changesText: 'byPlacement',
    affects: onHost,
    gives: () => [{ is: 'blank', except: 'nothing' }],
  });
  const crown: TinyText = constantly({
    changesText: 'byPlacement',
    affects: onHost,
    gives: () => [
      { is: 'ability', printed: printedId('king'), key: 'rule' },
      { is: 'ability', printed: printedId('king'), key: 'splendour' },
    ],
  });
  const king: TinyText = {
    rule: { is: 'action', effect: () => undefined },
    splendour: { is: 'constant', gives: () => [add('power', 5)] },
  };
  const texts = { curse, crown, king };

  test('blank a card, its constant abilities included', () => {
    const game = tinyGame({ texts, play: [['king + curse'], []] });

    expect(powers(game, game.state, 'king')).toEqual({ king: 1 });
    expect(actionsOn(game, 'king')).toEqual([]);
    expect(game.layer.modifiers.texts(game.state)?.blank).toEqual(new Set([game.card('king')]));
  });

  test('give a card abilities of another, which stay although it is blank', () => {
    const game = tinyGame({ texts, play: [['fool + crown + curse'], []] });

    expect(powers(game, game.state, 'fool')).toEqual({ fool: 6 });
    expect(actionsOn(game, 'fool')).toEqual([{ self: game.card('fool'), printed: 'king', key: 'rule' }]);
  });

  test('are not made by who is blank', () => {
    const censor = constantly({
      changesText: 'byPlacement',
      affects: (_, self, card) => card !== self,
      gives: () => [{ is: 'blank', except: 'nothing' }],
    });
    const [alone, cursed] = [
      ['king', 'censor'],
      ['king', 'censor + curse'],
    ].map((own) => tinyGame({ texts: { ...texts, censor }, play: [own, []] }));

    expect(alone && powers(alone, alone.state, 'king')).toEqual({ king: 1 });
    expect(cursed && powers(cursed, cursed.state, 'king')).toEqual({ king: 6 });
  });

  test('are found again while nothing has moved, and anew where they hang on more than that', () => {
    const tyrant = constantly({
      changesText: 'byState',
      while: ({ points }) => points[0] === 1,
      affects: (_, self, card) => card !== self,
      gives: () => [{ is: 'blank', except: 'nothing' }],
    });
    const game = tinyGame({ texts: { ...texts, tyrant }, play: [['king', 'fool + crown', 'tyrant'], []] });
    const after = (points: readonly number[]) => powers(game, { ...game.state, points }, 'king', 'fool');
    const crowned = tinyGame({ texts, play: [['king', 'fool + crown'], []] });
    const bare = detach(crowned.state.table, crowned.card('crown'));

    expect(after([0, 0])).toEqual({ king: 6, fool: 6 });
    expect(after([1, 0])).toEqual({ king: 1, fool: 1 });
    expect(after([0, 0])).toEqual({ king: 6, fool: 6 });
    expect(powers(crowned, crowned.state, 'fool')).toEqual({ fool: 6 });
    expect(powers(crowned, { ...crowned.state, points: [1, 0] }, 'fool')).toEqual({ fool: 6 });
    expect(powers(crowned, { ...crowned.state, table: bare }, 'fool')).toEqual({ fool: 1 });
  });

  test('are not looked for where there are none', () => {
    const { layer, state } = tinyGame({ texts, play: [['king', 'fool'], []], hand: [['curse'], []] });

    expect(layer.modifiers.texts(state)).toBeUndefined();
  });
});

describe('conditions that go round in a circle', () => {
  /** Each is stronger while the other is weak: whoever is asked first must not win by that. */
  const rivals = () =>
    gameWith((power) => ({
      texts: {
        cain: constantly({ while: (state) => power(state, 'abel') < 2, gives: () => [add('power', 1)] }),
        abel: constantly({ while: (state) => power(state, 'cain') < 2, gives: () => [add('power', 1)] }),
      },
      play: [['cain', 'abel', 'witness'], []],
    }));

  test('come to an end, and to the same one whatever is asked first', () => {
    const [one, other] = [rivals(), rivals()];

    const asked = powers(one, one.state, 'cain', 'abel', 'witness');
    const askedOtherwise = powers(other, other.state, 'witness', 'abel', 'cain');

    expect(askedOtherwise).toEqual(asked);
    expect(asked.cain).toBe(asked.abel);
  });

  test('come to the same end for a state that was stored', () => {
    const game = rivals();

    const before = powers(game, game.state, 'cain', 'abel');

    expect(powers(game, deepCopy(game.state), 'abel', 'cain')).toEqual(before);
  });

  test('may hold one another up', () => {
    const game = gameWith((power) => ({
      texts: {
        stone: constantly({ while: (state) => power(state, 'arch') > 1, gives: () => [add('power', 1)] }),
        arch: constantly({ while: (state) => power(state, 'stone') > 1, gives: () => [add('power', 1)] }),
        scaffold: constantly({ affects: (_, self, card) => self !== card, gives: () => [add('power', 1)] }),
      },
      play: [['stone', 'arch', 'scaffold'], []],
    }));

    expect(powers(game, game.state, 'stone', 'arch')).toEqual({ stone: 3, arch: 3 });
  });

  test('may ask for the very card they are about', () => {
    const game = gameWith((power) => ({
      texts: {
        proud: constantly({ while: (state) => power(state, 'proud') >= 3, gives: () => [add('power', 1)] }),
        banner: constantly({ affects: (_, self, card) => self !== card, gives: () => [add('power', 2)] }),
      },
      play: [['proud', 'banner'], []],
    }));

    expect(powers(game, game.state, 'proud')).toEqual({ proud: 4 });
  });

  test('do not disturb a chain beside them', () => {
    const chain = (first: readonly string[]) => {
      const game = gameWith((power) => ({
        texts: {
          cain: constantly({ while: (state) => power(state, 'abel') < 2, gives: () => [add('power', 1)] }),
          abel: constantly({ while: (state) => power(state, 'cain') < 2, gives: () => [add('power', 1)] }),
          third: constantly({ while: (state) => power(state, 'second') > 1, gives: () => [add('power', 1)] }),
          second: constantly({ while: (state) => power(state, 'first') > 1, gives: () => [add('power', 1)] }),
          first: constantly({ gives: () => [add('power', 1)] }),
        },
        play: [['cain', 'abel', 'third', 'second', 'first'], []],
      }));
      return powers(game, game.state, ...first, 'cain', 'abel', 'third', 'second', 'first');
    };

    expect(chain(['third'])).toEqual(chain(['cain']));
    expect(chain([])).toMatchObject({ third: 2, second: 2, first: 2 });
  });
});
