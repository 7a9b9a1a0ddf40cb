import { type AgotState, type AgotView, agot, type CharacterView } from '@kronika/agot';
import { beginSituation, isRefusal, present, viewOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { crowdOf } from './crowd.ts';

/** The characters of a described side. */
function characters(...play: readonly string[]): readonly CharacterView[] {
  const begun = beginSituation<AgotState>(agot, { seats: [{ play }, {}] }, 'crowd');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return present(viewOf<AgotState, AgotView>(agot, begun.match, 0).board.seats[0], 'the first seat').characters;
}

test('who kneels leaves room above: one strip lies there, and the cards need not be lower for it', () => {
  const crowd = crowdOf(
    characters('eddard-stark (kneeling) + little-bird', 'arya-stark + little-bird'),
    'front',
    'desktop',
  );

  expect(crowd.ranks[0]?.map(({ wearing }) => wearing)).toEqual(['above', 'beside']);
  expect(crowd.above).toBe(0);
});

test('ten attachments stand beside their card, in as many columns as they need', () => {
  const worn = Array.from({ length: 10 }, () => 'little-bird').join(' + ');
  const [figure] = crowdOf(characters(`eddard-stark + ${worn}`), 'front', 'desktop').ranks[0] ?? [];

  expect(figure).toMatchObject({ wearing: 'beside', breadth: 4 });
});

test('without a challenge many stand in two ranks, with one in a single rank', () => {
  const ten = Array.from({ length: 10 }, () => 'direwolf-pup');

  expect(crowdOf(characters(...ten), 'calm front', 'desktop').ranks.map((rank) => rank.length)).toEqual([5, 5]);
  expect(crowdOf(characters(...ten), 'front', 'desktop').ranks).toHaveLength(1);
});
