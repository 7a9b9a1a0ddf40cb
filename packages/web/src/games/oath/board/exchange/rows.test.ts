import { isRefusal, type SeatId } from '@kronika/kernel';
import { type ExchangeView, type OathView, oath, type Terms } from '@kronika/oath';
import { expect, test } from 'vitest';
import { followsOf } from './follows.ts';
import { rowsOf } from './rows.ts';

const NOTHING: Terms = { favor: 0, secrets: 0, relics: [], advisers: [], banners: [], sites: [], promises: [] };

const RED: SeatId = 1;
const BLUE: SeatId = 2;

function viewOf(seat: SeatId): OathView {
  const position = oath.situation?.({
    turn: 'red',
    players: {
      red: { favor: 4, secrets: 2, warbands: 3, advisers: ['vow-of-peace', 'wolves (facedown)'], relics: ['map'] },
      blue: { favor: 1, advisers: ['rangers (facedown)'] },
    },
    sites: { 2: { site: 'river', warbands: { red: 2 } } },
  });
  if (position === undefined || isRefusal(position)) throw new Error('the situation is refused');
  return oath.view(position.state, seat);
}

function talks(more: Partial<ExchangeView>): ExchangeView {
  return {
    by: RED,
    to: BLUE,
    give: NOTHING,
    want: NOTHING,
    covers: null,
    state: 'composed',
    exile: null,
    versions: [],
    counters: 3,
    goods: ['favor', 'secrets', 'relics', 'advisers', 'sites'],
    ...more,
  };
}

test('while terms are put together, everything that may be exchanged has a row; locked advisers have none', () => {
  const rows = rowsOf(viewOf(RED), talks({ give: { ...NOTHING, favor: 2 } }), 'give', 'en');

  expect(rows.map(({ key }) => key)).toEqual([
    'favor',
    'secrets',
    expect.stringMatching(/^relic/),
    'adviser1',
    'site2',
  ]);
  expect(rows[0]).toMatchObject({ is: 'count', count: 2, has: 4 });
});

test('a proposal shows nothing but what stands in it', () => {
  const give = { ...NOTHING, secrets: 1 };

  expect(rowsOf(viewOf(RED), talks({ state: 'proposed', give }), 'give', 'en').map(({ key }) => key)).toEqual([
    'secrets',
  ]);
});

test('a facedown adviser of the other side is named by its place alone', () => {
  const rows = rowsOf(viewOf(RED), talks({}), 'want', 'en');
  const texts = JSON.stringify(rows);

  expect(rows.find(({ key }) => key === 'adviser0')?.text).toBe('facedown adviser 1');
  expect(texts).not.toMatch(/rangers/i);
  expect(JSON.stringify(rowsOf(viewOf(BLUE), talks({}), 'want', 'en'))).toMatch(/rangers/i);
});

test('what follows is told from the side of who looks', () => {
  const proposal = talks({ give: { ...NOTHING, favor: 2 }, want: { ...NOTHING, secrets: 1 } });

  expect(followsOf(viewOf(BLUE), proposal, BLUE, 'en')).toEqual({
    gains: ['you get: 2 favor', 'everything changes hands at once'],
    losses: ['you hand over: 1 secret'],
  });
  expect(followsOf(viewOf(RED), proposal, RED, 'en').losses).toEqual(['you hand over: 2 favor']);
});

test('an Exile is told how many warbands turn purple, and that no Usurper wins any more', () => {
  const offer = talks({ by: 0, to: RED, exile: RED, covers: 'greedy' });
  const { gains, losses } = followsOf(viewOf(RED), offer, RED, 'en');

  expect(gains).toContain('5 warbands turn purple');
  expect(losses).toEqual([
    'no win as Usurper or by a Vision',
    'the gift of the Reliquary binds the Chancellor: Greedy',
  ]);
  expect(followsOf(viewOf(0), offer, 0, 'en').losses).not.toContain('no win as Usurper or by a Vision');
});
