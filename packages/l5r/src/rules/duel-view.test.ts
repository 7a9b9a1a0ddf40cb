import { expect, test } from 'vitest';
import { actions, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { text } from '../text/text.ts';
import { view } from '../view.ts';
import { duelIn } from './duelists.ts';

const challenged = () => {
  const table = actions({
    conflict: { attacker: 0, type: 'military', ring: 'fire' },
    seats: [{ play: ['mirumoto-raitsugu (in conflict)'] }, { play: ['akodo-gunso (in conflict)'] }],
  });
  table.seat(0).takes(use('mirumoto-raitsugu'));
  return table;
};

test('both are asked for their bids with the duelists named', () => {
  const table = challenged();
  const duel = {
    type: 'military',
    challenger: the(table.state, 'mirumoto-raitsugu'),
    challenged: the(table.state, 'akodo-gunso'),
  };

  const messages = table.match.open.map(({ question }) => question.message);

  expect(messages.map(duelIn)).toEqual([duel, duel]);
  const [first] = table.match.open.map(({ question }) => text.en.prompt(question, view(table.state, 0)));
  expect(first).toMatchObject({ source: 'Duel (military)', ask: 'your bid?' });
  expect(first?.follows?.[0]?.text).toBe('Mirumoto Raitsugu 3 : Akodo Gunsō 2.');
});

test('L5R-DUEL-D2-a: everybody sees who duels from the beginning to the end, and no bid before both are made', () => {
  const table = challenged();
  const seen = () => view(table.state, 'spectator', table.match.stack);
  const between = {
    type: 'military',
    challenger: the(table.state, 'mirumoto-raitsugu'),
    challenged: the(table.state, 'akodo-gunso'),
  };
  expect(seen().duel).toEqual({ between, counted: [] });

  const before = seen();
  table.seat(0).isAsked('honorBid').says(2);
  expect(seen()).toEqual(before);

  table.seat(1).isAsked('honorBid').says(1);
  expect(seen().duel).toBeNull();
});
