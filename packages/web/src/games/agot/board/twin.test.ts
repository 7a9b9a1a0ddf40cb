import { type AgotState, type AgotView, agot } from '@kronika/agot';
import { beginSituation, isRefusal, type Lang, viewOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { twinOf } from './twin.ts';

/** What is said of a described table. */
function told(situation: object, lang: Lang): readonly string[] {
  const begun = beginSituation<AgotState>(agot, situation, 'twin');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  const { board } = viewOf<AgotState, AgotView>(agot, begun.match, 0);
  return twinOf(board, lang, 0).flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]);
}

const CHALLENGE = {
  seats: [
    { faction: 'house-stark (power 4)', play: ['robb-stark (attacking, kneeling, power 2) + ice', 'arya-stark'] },
    { play: ['tywin-lannister', 'the-roseroad (kneeling)'] },
  ],
  challenge: { attacker: 0, type: 'military' },
};

test('the challenge is told with its step, its totals, who would win and what is at stake', () => {
  const lines = told(CHALLENGE, 'en');

  expect(lines).toContain('Military challenge');
  expect(lines).toContain('actions after defense');
  expect(lines).toContain('unopposed so far: +1 power');
  expect(lines.find((line) => line.startsWith('claim'))).toBe('claim 1: 1 character dies');
});

test('a character is told with its values, its state and what lies on it', () => {
  const robb = told(CHALLENGE, 'pl').find((line) => line.startsWith('Robb Stark'));

  for (const word of ['siła', 'klęczy', 'władza 2', 'atakuje']) expect(robb).toContain(word);
});

test('the power of a seat is told whole, with the way to 15', () => {
  expect(told(CHALLENGE, 'en').find((line) => line.startsWith('power'))).toContain('power 6 of 15');
});
