import { describe, expect, test } from 'vitest';
import type { Option } from '../decision/option.ts';
import { chooseBy, chooseNumber, type Grounds, order } from '../decision/question.ts';
import { accepted, after, begun, common, openNow, type Said, say, smallGame } from '../testing/small-game.ts';
import { begin } from './decide.ts';
import { flow } from './flow.ts';
import { ask, byChance, call, emit, emitAll, end, finish, forget, goTo, keep } from './instruction.ts';
import { matters } from './matters.ts';

/** What is said: a word, a secret that comes out, a throw of a die, or an answer that is asked for. */
interface Word extends Option {
  readonly is: 'word';
  readonly word: string;
}

interface Saying {
  readonly words: readonly string[];
  readonly grounds: Grounds;
  readonly next?: string;
  readonly count?: number;
}

const word = (said: string): Word => ({ is: 'word', word: said });

/** Says all words, one after the other, in the order that seat 1 picks. */
const saying = flow<Said, Saying>()('small/saying', {
  pick: (_, { words, grounds }) =>
    words.length === 0
      ? finish
      : ask('next', chooseBy('word', { seat: 1, options: words.map(word), ifItMatters: grounds, ...common })),
  ask: (_, { next }) => next === 'asked' && ask('count', chooseNumber({ seat: 2, min: 0, max: 2, ...common })),
  speak: (_, { next, count }) => {
    if (next === 'thrown') return byChance((random) => emit(say(random.int(1, 6))));
    return emit(say(next === 'asked' ? count : next));
  },
  again: (_, { words, next }) => [
    keep({ words: words.filter((other) => other !== next) }),
    forget('next', 'count'),
    goTo('pick'),
  ],
});

const main = flow<Said, Saying>()('small/main', {
  say: (_, { words, grounds }) => call(saying({ words, grounds })),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

/** Nobody can tell in which order things were said, unless one of them is loud. */
function essence({ said }: Said): unknown {
  return said.includes('loud') ? said : [...said].map(String).sort();
}

function gameOf(grounds: Grounds, ...words: readonly string[]) {
  return smallGame(main({ words, grounds }), [main, saying], { essence });
}

const begunWith = (grounds: Grounds, ...words: readonly string[]) => begun(gameOf(grounds, ...words));

describe.each(['publicFacts', 'allFacts'] as const)('a question that is asked only if it matters, by %s', (grounds) => {
  test('is not asked where all answers come to the same: the first of them is given', () => {
    const { match, happened } = begunWith(grounds, 'a', 'b', 'c', 'd');

    expect(match.outcome).toBeDefined();
    expect(match.state.said).toEqual(['a', 'b', 'c', 'd']);
    expect(happened).toHaveLength(4);
  });

  test('is asked where two answers come to something else', () => {
    const { match } = begunWith(grounds, 'a', 'loud');

    expect(openNow(match)).toMatchObject([{ seat: 1, options: [{ word: 'a' }, { word: 'loud' }] }]);
    expect(after(gameOf(grounds, 'a', 'loud'), match, [1, 1]).state.said).toEqual(['loud', 'a']);
  });

  test('is asked where a single beginning can be told from all others', () => {
    const words = ['a', 'b', 'c', 'd'];
    const game = smallGame(main({ words, grounds }), [main, saying], {
      essence: ({ said }: Said) => (said[0] === 'b' && said[1] === 'a' ? said : said.map(String).sort()),
    });
    const { match } = begun(game);

    expect(openNow(match)).toMatchObject([{ seat: 1, options: words.map(word) }]);
    expect(after(game, match, [1, 2]).state.said).toEqual(['c', 'a', 'b', 'd']);
  });

  test('is asked where there is more than can be tried, until less is left', () => {
    const { match } = begunWith(grounds, 'a', 'b', 'c', 'd', 'e');

    expect(openNow(match)).toHaveLength(1);
    expect(after(gameOf(grounds), match, [1, 4]).state.said).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  test('is asked in a match that asks everything, and can be told apart there', () => {
    const game = gameOf(grounds, 'a', 'b');
    const { match } = accepted(begin(game, {}, 'test', { asks: 'everything' }));
    const loud = gameOf(grounds, 'a', 'loud');

    expect(openNow(match)).toMatchObject([{ seat: 1 }]);
    expect(matters(game, match)).toBe(false);
    expect(matters(loud, begun(loud).match)).toBe(true);
  });
});

describe('what comes out while answers are tried', () => {
  test('counts as a difference where only public facts may decide', () => {
    expect(openNow(begunWith('publicFacts', 'a', 'secret', 'b').match)).toHaveLength(1);
    expect(openNow(begunWith('publicFacts', 'a', 'thrown').match)).toHaveLength(1);
  });

  test('counts only by what comes of it otherwise', () => {
    expect(begunWith('allFacts', 'a', 'thrown').match.outcome).toBeDefined();
  });
});

describe('a choice of somebody else on the way', () => {
  test('is tried as well, where all facts may decide', () => {
    const { match } = begunWith('allFacts', 'a', 'asked');

    expect(openNow(match)).toMatchObject([{ seat: 2, is: 'number' }]);
    expect(after(gameOf('allFacts'), match, [2, 2]).state.said).toEqual(['a', 2]);
  });

  test('lets the question be asked where only public facts may', () => {
    expect(openNow(begunWith('publicFacts', 'a', 'asked').match)).toMatchObject([{ seat: 1 }]);
  });
});

test('an order of things is tried as a whole', () => {
  const ordering = flow<Said, { readonly words: readonly Word[]; readonly all?: readonly Word[] }>()('small/ordering', {
    order: (_, { words }) => ask('all', order({ seat: 0, options: words, ifItMatters: 'publicFacts', ...common })),
    speak: (_, { all = [] }) => emitAll(all.map(({ word: said }) => say(said))),
    over: () => end({ winners: [], reason: { key: 'over' } }),
  });
  const told = (...words: readonly string[]) =>
    begun(smallGame(ordering({ words: words.map(word) }), [ordering], { essence })).match;

  expect(openNow(told('a', 'loud', 'b'))).toMatchObject([{ is: 'order' }]);
  expect(told('a', 'b', 'c').state.said).toEqual(['a', 'b', 'c']);
});
