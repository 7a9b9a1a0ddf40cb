import { AGOT_SETUP } from '@kronika/agot';
import type { SetupForm } from '@kronika/kernel';
import { L5R_SETUP } from '@kronika/l5r';
import { tablePlanSchema } from '@kronika/protocol';
import { race } from '@kronika/testkit/race';
import { describe, expect, test } from 'vitest';
import { CLOCKS, type MatchChoice, OPPONENTS, type Opponent, placeOf, seatCountOf, withOther } from './choice.ts';
import { choiceIn } from './choice-in-address.ts';
import { inAnotherGame } from './in-another-game.ts';
import { planOf } from './plan.ts';
import { withPart } from './seat-choice.ts';
import { firstChoice, formatIn, optionsIn, teamsIn, withFormat, withSeats } from './shape.ts';

const NAMES = { mine: 'Jadwiga', nameless: (number: number) => `Gracz ${number}` };
const FIRST = firstChoice('l5r', L5R_SETUP);
const RACE: SetupForm = race.setup;

const against = (opponent: Opponent, rest: Partial<MatchChoice> = {}): MatchChoice =>
  withOther({ ...FIRST, ...rest }, 0, { opponent });
const windowsIn = (choice: MatchChoice) => optionsIn(choice, L5R_SETUP).windows;

/** A table of those, in this order, behind one's own seat. */
function melee(...opponents: readonly Opponent[]): MatchChoice {
  return opponents.reduce(
    (choice: MatchChoice, opponent, place) => withOther(choice, place, { opponent }),
    withSeats(firstChoice('agot', AGOT_SETUP), AGOT_SETUP, opponents.length + 1),
  );
}

describe('the plan of a choice', () => {
  test.each(OPPONENTS.flatMap((opponent) => CLOCKS.map((clock) => ({ opponent, clock }))))(
    'with $opponent and clock $clock is one that a host takes as it is',
    ({ opponent, clock }) => {
      const plan = planOf(against(opponent, { clock }), L5R_SETUP, NAMES);

      expect(tablePlanSchema.parse(plan)).toEqual(plan);
    },
  );

  test('seats who was chosen, with what they bring', () => {
    const seatsWith = (opponent: Opponent) => planOf(against(opponent), L5R_SETUP, NAMES).seats;

    expect(seatsWith('link').map(({ is }) => is)).toEqual(['me', 'open']);
    expect(seatsWith('here')).toEqual([
      { is: 'me', name: 'Jadwiga', brings: 'lion-starter' },
      { is: 'me', name: 'Gracz 2', brings: 'crane-starter' },
    ]);
    expect(seatsWith('bot')[1]).toEqual({ is: 'bot', bot: 'level-3', name: 'Bot', brings: 'crane-starter' });
  });

  test('brings the cards that a deck means', () => {
    const deck = { name: 'Mur', cards: { 'kyuden-hida': 1 } };
    const plan = planOf(FIRST, L5R_SETUP, NAMES, { mine: { deck: 'lion-starter' }, others: [{ deck }] });

    expect(plan.seats).toMatchObject([{ brings: 'lion-starter' }, { brings: deck }]);
  });

  test('seats up to six, with bots that are counted and people who have a name each', () => {
    const plan = planOf(melee('bot', 'here', 'link', 'bot', 'here'), AGOT_SETUP, NAMES);

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

  test('says nothing of the format where the number of seats does', () => {
    expect(planOf(FIRST, L5R_SETUP, NAMES).options).toEqual({ windows: 'brief' });
    expect(planOf(melee('bot', 'bot'), AGOT_SETUP, NAMES).options).toEqual({ windows: 'brief' });
  });

  test('lists nothing that is played on this device', () => {
    expect(planOf({ ...FIRST, visibility: 'public' }, L5R_SETUP, NAMES).visibility).toBe('invitation');
  });
});

describe('a match that continues another', () => {
  const after = (at: 'device' | 'server') => ({ finished: { at, table: 'x4' }, options: { exchange: '0303' } });

  test('follows it where its table stands', () => {
    expect(planOf(against('bot', { past: after('device') }), L5R_SETUP, NAMES)).toMatchObject({ follows: 'x4' });
    expect(planOf(against('bot', { past: after('device') }), L5R_SETUP, NAMES).options).not.toHaveProperty('exchange');
    expect(placeOf(against('bot', { past: after('server') }))).toBe('server');
    expect(planOf(against('link', { past: after('server') }), L5R_SETUP, NAMES)).toMatchObject({ follows: 'x4' });
  });

  test('brings what it left behind to another place', () => {
    const plan = planOf(against('link', { past: after('device') }), L5R_SETUP, NAMES);

    expect(plan).not.toHaveProperty('follows');
    expect(plan.options).toMatchObject({ exchange: '0303' });
    expect(planOf(against('bot', { past: { options: { exchange: '0303' } } }), L5R_SETUP, NAMES).options).toMatchObject(
      {
        exchange: '0303',
      },
    );
  });

  test('may be asked for in an address', () => {
    expect(choiceIn('l5r', L5R_SETUP, '?follows=device:x4').past).toEqual({
      finished: { at: 'device', table: 'x4' },
      options: {},
    });
    expect(choiceIn('l5r', L5R_SETUP, '?past.exchange=0303').past).toEqual({ options: { exchange: '0303' } });
    expect(choiceIn('l5r', L5R_SETUP, '?follows=moon:x4')).not.toHaveProperty('past');
  });
});

describe('a game of several formats', () => {
  const first = firstChoice('race', RACE);
  const format = (id: string) => formatIn({ ...first, format: id }, RACE);

  test('begins with the usual one, as few as it is for', () => {
    expect(first).toMatchObject({ format: 'free', others: [{ brings: { runner: 'tortoise', shoes: 'boots' } }] });
    expect(planOf(first, RACE, NAMES).options).toEqual({ format: 'free', goal: 5 });
  });

  test('may be for one person alone, and is planned without others', () => {
    const alone = withSeats(withFormat(first, RACE, format('storm')), RACE, 1);
    const plan = planOf(alone, RACE, NAMES);

    expect(plan).toMatchObject({ options: { goal: 5, storm: 'mild' }, seats: [{ is: 'me' }] });
    expect(plan.options).not.toHaveProperty('format');
    expect(placeOf(alone)).toBe('device');
    expect(race.parseSetup({ ...plan.options, seats: 1 })).toMatchObject({ storm: 'mild' });
  });

  test('keeps as many seats as a format has room for, and the format as long as it has room', () => {
    const four = withSeats(first, RACE, 4);

    expect(seatCountOf(withFormat(four, RACE, format('storm')))).toBe(2);
    expect(seatCountOf(withFormat(first, RACE, format('relay')))).toBe(4);
    expect(withSeats(first, RACE, 1).format).toBe('storm');
    expect(withSeats(first, RACE, 3).format).toBe('free');
  });

  test('has teams where the format has, and forgets those that do not fit any more', () => {
    const relay = withFormat(first, RACE, format('relay'));
    const paired: MatchChoice = { ...relay, teams: [0, 0, 1, 1] };

    expect(teamsIn(first, RACE)).toBeUndefined();
    expect(teamsIn(relay, RACE)).toEqual([0, 1, 0, 1]);
    expect(planOf(paired, RACE, NAMES).options).toMatchObject({ format: 'relay', teams: [0, 0, 1, 1] });
    expect(withFormat(paired, RACE, format('free'))).not.toHaveProperty('teams');
  });

  test('replaces what cannot be brought together', () => {
    const { brings } = RACE;
    if (brings === undefined) throw new Error('runners were lost');

    expect(withPart(brings, { runner: 'hare', shoes: 'spikes' }, 'runner', 'tortoise')).toEqual({
      runner: 'tortoise',
      shoes: 'boots',
    });
  });
});

describe('the number of seats', () => {
  test('begins with as few as the game is for, against a bot', () => {
    expect(firstChoice('agot', AGOT_SETUP).others.map(({ opponent }) => opponent)).toEqual(['bot']);
  });

  test('brings decks that nobody has yet, and who comes is like the last one', () => {
    const choice = withSeats(melee('here'), AGOT_SETUP, 6);

    expect(new Set([choice.brings.deck, ...choice.others.map(({ brings }) => brings.deck)]).size).toBe(6);
    expect(choice.others.map(({ opponent }) => opponent)).toEqual(['here', 'here', 'here', 'here', 'here']);
  });

  test('takes away from the end, and keeps what was chosen before it', () => {
    expect(withSeats(melee('here', 'bot', 'link'), AGOT_SETUP, 3).others).toEqual(melee('here', 'bot').others);
  });
});

test('only somebody elsewhere needs the server, and only strangers windows that give nothing away', () => {
  expect(OPPONENTS.map((opponent) => placeOf(against(opponent)))).toEqual(['server', 'device', 'device']);
  expect(placeOf(melee('bot', 'link', 'here'))).toBe('server');
  expect(OPPONENTS.map((opponent) => windowsIn(against(opponent)))).toEqual(['brief', 'brief', 'brief']);
  expect(OPPONENTS.map((opponent) => windowsIn(against(opponent, { visibility: 'public' })))).toEqual([
    'open',
    'brief',
    'brief',
  ]);
  expect(windowsIn({ ...FIRST, options: { windows: 'open' } })).toBe('open');
});

test('in another game the opponent and the options stay, what is brought does not', () => {
  const before = against('here', { options: { windows: 'open' }, clock: 'half' });

  expect(inAnotherGame(before, 'l5r', L5R_SETUP)).toBe(before);
  expect(inAnotherGame(before, 'agot', AGOT_SETUP)).toMatchObject({
    game: 'agot',
    format: 'joust',
    brings: { deck: 'starter-stark' },
    others: [{ opponent: 'here', brings: { deck: 'starter-lannister' } }],
    options: { windows: 'open' },
    clock: 'half',
  });
});

describe('an address', () => {
  test('may choose some of it', () => {
    expect(choiceIn('l5r', L5R_SETUP, '?with=here&deck=crab-wall&opt.windows=open')).toEqual({
      ...against('here'),
      brings: { deck: 'crab-wall' },
      options: { windows: 'open' },
    });
  });

  test('of an older version chooses the same', () => {
    expect(choiceIn('l5r', L5R_SETUP, '?windows=open').options).toEqual({ windows: 'open' });
  });

  test('may say how many play, and something of each', () => {
    const search = '?seats=4&with=here,bot&bot=random&their-deck=,starter-martell';

    expect(choiceIn('agot', AGOT_SETUP, search).others).toEqual([
      { opponent: 'here', name: '', brings: { deck: 'starter-lannister' }, bot: 'random' },
      { opponent: 'bot', name: '', brings: { deck: 'starter-martell' }, bot: 'random' },
      { opponent: 'bot', name: '', brings: { deck: 'starter-greyjoy' }, bot: 'random' },
    ]);
  });

  test('may choose format, teams, options and parts', () => {
    const choice = choiceIn(
      'race',
      RACE,
      '?format=relay&teams=1,1,2,2&opt.goal=7&runner=tortoise&their-runner=hare&their-shoes=boots,,x',
    );

    expect(choice).toMatchObject({
      format: 'relay',
      teams: [0, 0, 1, 1],
      options: { goal: 7 },
      brings: { runner: 'tortoise', shoes: 'boots' },
    });
    expect(choice.others[0]?.brings).toEqual({ runner: 'hare', shoes: 'boots' });
    expect(choiceIn('race', RACE, '?format=storm')).toMatchObject({ format: 'storm', others: [] });
    expect(choiceIn('race', RACE, '?seats=1')).toMatchObject({ format: 'storm', others: [] });
  });

  test('that makes no sense chooses nothing', () => {
    const nonsense = '?with=ghost&bot=grandmaster&clock=sundial&windows=shut&seats=3&format=swim&teams=1';

    expect(choiceIn('l5r', L5R_SETUP, nonsense)).toEqual(FIRST);
    for (const seats of ['1', '7', '2.5', 'many', ''])
      expect(choiceIn('agot', AGOT_SETUP, `?seats=${seats}`)).toEqual(firstChoice('agot', AGOT_SETUP));
    expect(choiceIn('race', RACE, '?format=relay&seats=2&opt.goal=99&runner=snail')).toEqual(
      choiceIn('race', RACE, '?format=relay'),
    );
  });
});
