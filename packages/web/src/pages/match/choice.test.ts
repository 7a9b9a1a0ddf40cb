import { tablePlanSchema } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { CLOCKS, FIRST_CHOICE, type MatchChoice, OPPONENTS, placeOf, planOf, windowsOf } from './choice.ts';
import { choiceIn } from './choice-in-address.ts';

const NAMES = { mine: 'Jadwiga', theirs: 'Hoshiko' };
const BROUGHT = { mine: 'lion-starter', theirs: { name: 'Mur', cards: { 'kyuden-hida': 1 } } };

describe('the plan of a choice', () => {
  test.each(OPPONENTS.flatMap((opponent) => CLOCKS.map((clock) => ({ opponent, clock }))))(
    'with $opponent and clock $clock is one that a host takes as it is',
    (chosen) => {
      const plan = planOf({ ...FIRST_CHOICE, ...chosen }, NAMES, BROUGHT);

      expect(tablePlanSchema.parse(plan)).toEqual(plan);
    },
  );

  test('seats who was chosen', () => {
    const seatsWith = (opponent: (typeof OPPONENTS)[number]) =>
      planOf({ ...FIRST_CHOICE, opponent }, NAMES, BROUGHT).seats.map(({ is }) => is);

    expect(seatsWith('link')).toEqual(['me', 'open']);
    expect(seatsWith('here')).toEqual(['me', 'me']);
    expect(seatsWith('bot')).toEqual(['me', 'bot']);
  });

  test('lists nothing that is played on this device', () => {
    expect(planOf({ ...FIRST_CHOICE, visibility: 'public' }, NAMES, BROUGHT).visibility).toBe('invitation');
  });
});

test('only somebody elsewhere needs the server, and only strangers windows that give nothing away', () => {
  expect(OPPONENTS.map((opponent) => placeOf({ ...FIRST_CHOICE, opponent }))).toEqual(['server', 'device', 'device']);
  const open: Partial<MatchChoice> = { visibility: 'public' };
  expect(OPPONENTS.map((opponent) => windowsOf({ ...FIRST_CHOICE, opponent }))).toEqual(['brief', 'brief', 'brief']);
  expect(OPPONENTS.map((opponent) => windowsOf({ ...FIRST_CHOICE, ...open, opponent }))).toEqual([
    'open',
    'brief',
    'brief',
  ]);
  expect(windowsOf({ ...FIRST_CHOICE, windows: 'open' })).toBe('open');
});

describe('an address', () => {
  test('may choose some of it', () => {
    expect(choiceIn('l5r', '?with=here&deck=crab-wall&windows=open')).toEqual({
      ...FIRST_CHOICE,
      opponent: 'here',
      deck: 'crab-wall',
      windows: 'open',
    });
  });

  test('that makes no sense chooses nothing', () => {
    expect(choiceIn('l5r', '?with=ghost&bot=grandmaster&clock=sundial&windows=shut')).toEqual(FIRST_CHOICE);
  });

  test('of a game that cannot be played is none', () => {
    expect(choiceIn('oath', '')).toBeUndefined();
    expect(choiceIn('chess', '')).toBeUndefined();
  });
});
