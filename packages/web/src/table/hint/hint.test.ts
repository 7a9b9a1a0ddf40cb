import type { Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { controlsFor } from '../choosing/controls.ts';
import { FRESH, type SessionState } from '../session/session-state.ts';
import { compared } from './compared.ts';
import { advisedIn } from './hint.ts';

const common = { seat: 0, message: { key: 'which' }, because: { is: 'rule', rule: 'X-1' } } as const;
const options = ['a', 'b', 'c'].map((name) => ({ is: 'thing', name }));

function hinted(question: Question, answer: number | readonly number[]): SessionState {
  const controls = controlsFor(question, (option) => {
    const name = String(Reflect.get(option, 'name'));
    return name === 'c' ? { is: 'button' } : { is: 'place', place: `thing:${name}` };
  });
  const advice = { answer, reason: { pl: '', en: '' }, prospects: [] };
  return { ...FRESH, asked: 3, question, controls, hint: { is: 'given', asked: 3, advice } };
}

test('what a hint advises is found on the board and among the buttons', () => {
  expect(advisedIn(hinted({ ...common, is: 'choose', options }, 1))).toEqual({ places: ['thing:b'], options: [1] });
  expect(advisedIn(hinted({ ...common, is: 'choose', options }, 2))).toEqual({ places: [], options: [2] });
  expect(advisedIn(hinted({ ...common, is: 'pick', options, min: 0, max: 3 }, [0, 1]))).toEqual({
    places: ['thing:a', 'thing:b'],
    options: [0, 1],
  });
});

test('a number is advised by itself', () => {
  expect(advisedIn(hinted({ ...common, is: 'number', min: 1, max: 5 }, 4))).toMatchObject({ number: 4, options: [] });
});

test('nothing is lit without a hint, nor while it is thought about', () => {
  const state = hinted({ ...common, is: 'choose', options }, 1);

  expect(advisedIn({ ...state, hint: { is: 'thinking', asked: 3 } })).toEqual({ places: [], options: [] });
  expect(advisedIn({ ...state, hint: undefined })).toEqual({ places: [], options: [] });
});

test('the advised answer stands first, then the others by what they promise', () => {
  const prospects = [
    { answer: 0, chance: 0.4 },
    { answer: 2, chance: 0.3 },
    { answer: 1, chance: 0.35 },
    { answer: 3, chance: 0.5 },
  ];

  expect(compared({ answer: 2, reason: { pl: '', en: '' }, prospects }, 3).map(({ answer }) => answer)).toEqual([
    2, 3, 0,
  ]);
});
