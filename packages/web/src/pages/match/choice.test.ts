import { tablePlanSchema } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import type { AnnouncedGame } from '../../games/client-game.ts';
import { announcedGame } from '../../games/parts.ts';
import {
  CLOCKS,
  FIRST_CHOICE,
  firstChoice,
  type MatchChoice,
  OPPONENTS,
  type Opponent,
  placeOf,
  planOf,
  windowsOf,
  withOther,
  withSeats,
} from './choice.ts';
import { choiceIn } from './choice-in-address.ts';

const NAMES = { mine: 'Jadwiga', nameless: (number: number) => `Gracz ${number}` };
const BROUGHT = { mine: 'lion-starter', others: [{ name: 'Mur', cards: { 'kyuden-hida': 1 } }] };

const against = (opponent: Opponent, rest: Partial<MatchChoice> = {}): MatchChoice =>
  withOther({ ...FIRST_CHOICE, ...rest }, 0, { opponent });

function gameCalled(id: string): AnnouncedGame {
  const game = announcedGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

const thrones = gameCalled('agot');

/** A table of those, in this order, behind one's own seat. */
function melee(...opponents: readonly Opponent[]): MatchChoice {
  return opponents.reduce(
    (choice: MatchChoice, opponent, place) => withOther(choice, place, { opponent }),
    withSeats(firstChoice(thrones), thrones, opponents.length + 1),
  );
}

describe('the plan of a choice', () => {
  test.each(OPPONENTS.flatMap((opponent) => CLOCKS.map((clock) => ({ opponent, clock }))))(
    'with $opponent and clock $clock is one that a host takes as it is',
    ({ opponent, clock }) => {
      const plan = planOf(against(opponent, { clock }), NAMES, BROUGHT);

      expect(tablePlanSchema.parse(plan)).toEqual(plan);
    },
  );

  test('seats who was chosen', () => {
    const seatsWith = (opponent: Opponent) => planOf(against(opponent), NAMES, BROUGHT).seats.map(({ is }) => is);

    expect(seatsWith('link')).toEqual(['me', 'open']);
    expect(seatsWith('here')).toEqual(['me', 'me']);
    expect(seatsWith('bot')).toEqual(['me', 'bot']);
  });

  test('seats up to six, with bots that are counted and people who have a name each', () => {
    const plan = planOf(melee('bot', 'here', 'link', 'bot', 'here'), NAMES);

    expect(tablePlanSchema.parse(plan)).toEqual(plan);
    expect(plan.seats.map((seat) => (seat.is === 'open' ? seat.is : seat.name))).toEqual([
      'Jadwiga',
      'Bot 1',
      'Gracz 3',
      'open',
      'Bot 2',
      'Gracz 6',
    ]);
  });

  test('lists nothing that is played on this device', () => {
    expect(planOf({ ...FIRST_CHOICE, visibility: 'public' }, NAMES, BROUGHT).visibility).toBe('invitation');
  });
});

describe('the number of seats', () => {
  test('begins with as few as the game is for, against a bot', () => {
    expect(firstChoice(thrones).others.map(({ opponent }) => opponent)).toEqual(['bot']);
  });

  test('brings decks that nobody has yet, and who comes is like the last one', () => {
    const choice = withSeats(melee('here'), thrones, 6);

    expect(new Set([choice.deck, ...choice.others.map(({ deck }) => deck)]).size).toBe(6);
    expect(choice.others.map(({ opponent }) => opponent)).toEqual(['here', 'here', 'here', 'here', 'here']);
  });

  test('takes away from the end, and keeps what was chosen before it', () => {
    expect(withSeats(melee('here', 'bot', 'link'), thrones, 3).others).toEqual(melee('here', 'bot').others);
  });
});

test('only somebody elsewhere needs the server, and only strangers windows that give nothing away', () => {
  expect(OPPONENTS.map((opponent) => placeOf(against(opponent)))).toEqual(['server', 'device', 'device']);
  expect(placeOf(melee('bot', 'link', 'here'))).toBe('server');
  expect(OPPONENTS.map((opponent) => windowsOf(against(opponent)))).toEqual(['brief', 'brief', 'brief']);
  expect(OPPONENTS.map((opponent) => windowsOf(against(opponent, { visibility: 'public' })))).toEqual([
    'open',
    'brief',
    'brief',
  ]);
  expect(windowsOf({ ...FIRST_CHOICE, windows: 'open' })).toBe('open');
});

describe('an address', () => {
  test('may choose some of it', () => {
    expect(choiceIn('l5r', '?with=here&deck=crab-wall&windows=open')).toEqual({
      ...against('here'),
      deck: 'crab-wall',
      windows: 'open',
    });
  });

  test('may say how many play, and something of each', () => {
    const choice = choiceIn('agot', '?seats=4&with=here,bot&bot=random&their-deck=,starter-martell');

    expect(choice?.others).toEqual([
      { opponent: 'here', name: '', deck: 'starter-lannister', bot: 'random' },
      { opponent: 'bot', name: '', deck: 'starter-martell', bot: 'random' },
      { opponent: 'bot', name: '', deck: 'starter-greyjoy', bot: 'random' },
    ]);
  });

  test('that makes no sense chooses nothing', () => {
    expect(choiceIn('l5r', '?with=ghost&bot=grandmaster&clock=sundial&windows=shut&seats=3')).toEqual(FIRST_CHOICE);
    for (const seats of ['1', '7', '2.5', 'many', ''])
      expect(choiceIn('agot', `?seats=${seats}`)).toEqual(firstChoice(thrones));
  });

  test('of a game that cannot be played is none', () => {
    expect(choiceIn('oath', '')).toBeUndefined();
    expect(choiceIn('chess', '')).toBeUndefined();
  });
});
