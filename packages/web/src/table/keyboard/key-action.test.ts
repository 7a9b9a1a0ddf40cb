import { cardIdAt, chooseNumber, type Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { type Controls, controlsFor, NO_CONTROLS } from '../choosing/controls.ts';
import { keyAction } from './key-action.ts';

const common = { seat: 0, message: { key: 'which' }, because: { is: 'rule', rule: 'L5R-1' } } as const;
const window: Question = {
  is: 'choose',
  ...common,
  options: [...[0, 1, 1].map((at) => ({ is: 'card', card: cardIdAt(at) })), { is: 'pass' }],
};
const controls = controlsFor(window, (option) =>
  option.is === 'pass' ? { is: 'button' } : { is: 'place', place: `card:${Reflect.get(option, 'card')}` },
);
const asked = { question: window, controls, overlay: undefined, known: undefined, filled: undefined };
const silent = { question: undefined, controls: NO_CONTROLS, overlay: undefined, known: undefined, filled: undefined };

test('P passes, space only hurries on', () => {
  expect(keyAction('p', 'pressable', asked)).toEqual({ is: 'pass' });
  expect(keyAction(' ', 'nowhere', asked)).toEqual({ is: 'hurry' });
  expect(keyAction(' ', 'pressable', asked)).toEqual({ is: 'hurry' });
  expect(keyAction('r', 'nowhere', silent)).toEqual({ is: 'replay' });
  expect(keyAction('p', 'nowhere', silent)).toBeUndefined();
});

test('a letter takes what the board marks with it, whatever else it would do, but not while somebody writes', () => {
  const lettered = { ...asked, lettered: [2, 0, 1] };
  expect(keyAction('a', 'nowhere', lettered)).toEqual({ is: 'take', option: 2 });
  expect(keyAction('C', 'pressable', lettered)).toEqual({ is: 'take', option: 1 });
  expect(keyAction('a', 'text', lettered)).toBeUndefined();
  expect(keyAction('d', 'nowhere', lettered)).toBeUndefined();
  expect(keyAction('p', 'nowhere', lettered)).toEqual({ is: 'pass' });
});

test('keys pass for a while only in a window, and only through what goes on', () => {
  const use = { is: 'use', card: cardIdAt(0) };
  const uses: Question = { ...window, options: [use, { is: 'pass' }] };
  const inWindow = { ...asked, question: uses };
  expect(keyAction('Shift+p', 'nowhere', inWindow)).toEqual({ is: 'passFor', until: 'something' });
  expect(keyAction('Shift+p', 'nowhere', asked)).toBeUndefined();
  expect(keyAction('c', 'nowhere', inWindow)).toBeUndefined();
  expect(keyAction('f', 'nowhere', silent)).toBeUndefined();
});

test('Enter presses the filled button, and nothing where none is filled', () => {
  expect(keyAction('Enter', 'nowhere', asked)).toBeUndefined();
  expect(keyAction('Enter', 'nowhere', { ...asked, filled: { is: 'option', option: 1 } })).toEqual({
    is: 'take',
    option: 1,
  });
  expect(keyAction('Enter', 'nowhere', { ...asked, filled: { is: 'confirm' } })).toEqual({ is: 'confirm' });
  expect(keyAction('Enter', 'nowhere', { ...asked, filled: { is: 'playOn' } })).toEqual({ is: 'playOn' });
  // Whatever has the focus is pressed by the browser.
  expect(keyAction('Enter', 'pressable', { ...asked, filled: { is: 'confirm' } })).toBeUndefined();
});

test('who writes is left alone, except by Escape', () => {
  for (const key of ['p', ' ', 'z', '1', 'Enter']) expect(keyAction(key, 'text', asked)).toBeUndefined();
  expect(keyAction('Escape', 'text', asked)).toEqual({ is: 'close' });
});

test('digits take the options in their order, or those of the thing that is open', () => {
  expect(keyAction('2', 'nowhere', asked)).toEqual({ is: 'take', option: 1 });
  expect(keyAction('9', 'nowhere', asked)).toBeUndefined();
  const open = { ...asked, overlay: { is: 'options', place: `card:${cardIdAt(1)}` } as const };
  expect(keyAction('2', 'nowhere', open)).toEqual({ is: 'take', option: 2 });
});

test('a digit is the number that is asked for', () => {
  const bid = { ...silent, question: chooseNumber({ ...common, min: 1, max: 5 }) };

  expect(keyAction('4', 'pressable', bid)).toEqual({ is: 'number', value: 4 });
  expect(keyAction('7', 'pressable', bid)).toBeUndefined();
});

test('letters and signs work wherever nobody writes, also with caps lock on', () => {
  expect(keyAction('z', 'pressable', silent)).toEqual({ is: 'back' });
  expect(keyAction('t', 'nowhere', silent)).toEqual({ is: 'twin' });
  expect(keyAction('Z', 'pressable', silent)).toEqual({ is: 'back' });
  expect(keyAction('w', 'pressable', silent)).toEqual({ is: 'why' });
  expect(keyAction('?', 'pressable', silent)).toEqual({ is: 'why' });
  expect(keyAction('i', 'pressable', silent)).toEqual({ is: 'hint' });
  expect(keyAction('h', 'pressable', silent)).toEqual({ is: 'keys' });
  expect(keyAction('x', 'nowhere', silent)).toBeUndefined();
  expect(keyAction('ArrowUp', 'nowhere', silent)).toEqual({ is: 'move', to: 'up' });
});

test('beside a card that is played in several amounts a digit is the amount', () => {
  const option = (amount: number) => ({ is: 'use', card: cardIdAt(1), amount });
  const question: Question = { ...common, is: 'choose', options: [{ is: 'pass' }, option(0), option(1), option(2)] };
  const place = `card:${cardIdAt(1)}`;
  const beside: Controls = { places: new Map([[place, [1, 2, 3]]]), tray: [], buttons: [0] };
  const open = { ...silent, question, controls: beside, overlay: { is: 'options', place } as const };

  expect(keyAction('0', 'pressable', open)).toEqual({ is: 'take', option: 1 });
  expect(keyAction('2', 'pressable', open)).toEqual({ is: 'take', option: 3 });
  expect(keyAction('3', 'pressable', open)).toBeUndefined();
});
