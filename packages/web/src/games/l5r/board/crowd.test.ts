import { beginSituation, isRefusal, present, viewOf } from '@kronika/kernel';
import { type CharacterView, type L5rState, type L5rView, l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { crowdOf } from './crowd.ts';

/** The characters of a described side. */
function characters(...play: readonly string[]): readonly CharacterView[] {
  const begun = beginSituation<L5rState>(l5r, { seats: [{ play }, {}] }, 'crowd');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return present(viewOf<L5rState, L5rView>(l5r, begun.match, 0).board.seats[0], 'the first seat').characters;
}

const wearing = (name: string, ...worn: readonly string[]): string => [name, ...worn].join(' + ');
const SIX = ['fine-katana', 'ornate-fan', 'sashimono', 'honored-blade', 'ancestral-daisho', 'jade-tetsubo'];

test('a few stand in one rank, with a few attachments above their cards', () => {
  const crowd = crowdOf(characters(wearing('akodo-toturi', 'fine-katana'), 'akodo-gunso'), 'lane', 'desktop');

  expect(crowd.ranks.map((rank) => rank.length)).toEqual([2]);
  expect(crowd.ranks[0]?.map(({ wearing: where }) => where)).toEqual(['above', 'above']);
  expect(crowd.above).toBe(1);
});

test('many stand in two ranks of about the same width, in their order', () => {
  const six = ['akodo-toturi', 'akodo-gunso (bowed)', 'matsu-berserker', 'matsu-beiona', 'ikoma-eiji', 'deathseeker'];
  const crowd = crowdOf(characters(...six), 'lane', 'desktop');

  expect(crowd.ranks.map((rank) => rank.length)).toEqual([3, 3]);
  expect(crowd.ranks.flat().map(({ one: { sight } }) => sight.face === 'up' && sight.printed)).toEqual([
    'akodo-toturi',
    'akodo-gunso',
    'matsu-berserker',
    'matsu-beiona',
    'ikoma-eiji',
    'deathseeker',
  ]);
});

test('more attachments stand beside a card, in as many columns as they need', () => {
  const [figure] = crowdOf(characters(wearing('akodo-toturi', ...SIX)), 'lane', 'desktop').ranks[0] ?? [];

  expect(figure).toMatchObject({ wearing: 'beside', breadth: 3 });
});

test('where there is no height for two ranks, a row that is too full can be scrolled', () => {
  const loaded = Array.from({ length: 6 }, () => wearing('akodo-gunso', ...SIX));
  const crowd = crowdOf(characters(...loaded), 'home', 'desktop');

  expect(crowd.ranks).toHaveLength(1);
  expect(crowd.fit).toBe('packed');
});

test('nobody is a crowd, too', () => {
  expect(crowdOf([], 'lane', 'phone')).toMatchObject({ ranks: [[]], widest: 1, fit: 'fits' });
});
