import { printedId } from '@kronika/kernel';
import { expect, test, vi } from 'vitest';
import { type Tiny, type TinyEvent, tinyGame } from '../testing/tiny-game.ts';
import { textIndexOf } from './text-index.ts';
import { either, on } from './when.ts';

const falls = on<Tiny, TinyEvent, 'fell'>('fell', () => true);
const scores = on<Tiny, TinyEvent, 'scored'>('scored', () => true);
const { layer } = tinyGame({
  texts: {
    scribe: {
      write: { is: 'action', effect: () => undefined },
      read: { is: 'action', from: 'hand', effect: () => undefined },
      mourn: { is: 'reaction', when: falls, effect: () => undefined },
      glow: { is: 'constant' },
    },
    spy: { watch: { is: 'reaction', from: 'hand', when: either(falls, scores), effect: () => undefined } },
  },
});
const [scribe, spy, stranger] = ['scribe', 'spy', 'stranger'].map(printedId);

test('the texts of all cards are looked up by kind and by what they answer to', () => {
  const { texts } = layer;

  expect(scribe && texts.keys(scribe, 'action')).toEqual(['write', 'read']);
  expect(scribe && texts.keys(scribe, 'reaction')).toEqual(['mourn']);
  expect(stranger && texts.keys(stranger, 'action')).toEqual([]);
  expect(texts.answered('reaction', 'scored')).toBe(true);
  expect(texts.answered('interrupt', 'scored')).toBe(false);
  expect(texts.answered('reaction', 'dropped')).toBe(false);
  expect(texts.answeredFromHand('reaction', 'fell').map(({ printed }) => printed)).toEqual([spy]);
  expect(texts.answeredFromHand('reaction', 'dropped')).toEqual([]);
});

test('they are read only when they are first asked for, and once', () => {
  const definition = vi.fn(layer.rules.definition);
  const texts = textIndexOf<TinyEvent, Tiny>({ ...layer.rules, definition });

  expect(definition).not.toHaveBeenCalled();
  texts.answered('reaction', 'fell');
  texts.answered('would', 'fell');

  expect(definition).toHaveBeenCalledTimes(layer.rules.pool.length);
});
