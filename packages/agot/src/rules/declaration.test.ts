import { questionFor } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { card, initiating } from '../testing/card-table.ts';
import { declarationIn } from './declaration.ts';

type Table = ReturnType<typeof initiating>;

function declaredBefore(table: Table) {
  const question = questionFor(table.match, 0);
  return question === undefined ? [] : declarationIn(question.message).map(({ is, by }) => [is, by]);
}

const GREYJOYS = { play: ['asha-greyjoy', 'theon-greyjoy'] };
const STARKS = { play: ['robb-stark', 'eddard-stark'] };

test('AGOT-CHAL-a: each question of a declaration says what was declared before it', () => {
  const table = initiating({ seats: [GREYJOYS, STARKS] }, 'military');
  expect(declaredBefore(table)).toEqual([
    ['type', 'choice'],
    ['against', 'necessity'],
  ]);

  table.seat(0).picks(card('asha-greyjoy'), card('theon-greyjoy'));
  expect(declaredBefore(table).at(-1)).toEqual(['attackers', 'choice']);

  table.seat(0).isAsked('chooseBypassed').takes(card('robb-stark'));
  expect(declaredBefore(table).at(-1)).toEqual(['stealth', 'choice']);
  table.seat(0).takes({ is: 'decline' });
});

test('AGOT-CHAL-b: who is challenged learns nothing of a declaration before it is complete', () => {
  const table = initiating({ seats: [GREYJOYS, STARKS, STARKS] }, 'military');
  const before = JSON.stringify([table.view(1), questionFor(table.match, 1)]);
  table.seat(0).takes({ is: 'seat', seat: 1 });
  expect(declaredBefore(table).at(-1)).toEqual(['against', 'choice']);
  table.seat(0).picks(card('asha-greyjoy'));

  table.seat(0).isAsked('chooseBypassed');
  expect(JSON.stringify([table.view(1), questionFor(table.match, 1)])).toBe(before);
  table.seat(0).takes({ is: 'decline' });
});
