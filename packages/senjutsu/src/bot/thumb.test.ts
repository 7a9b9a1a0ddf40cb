import {
  type Bot,
  begin,
  decide,
  fits,
  imagine,
  isRefusal,
  type Match,
  present,
  type Question,
  questionFor,
  randomOf,
  refusalText,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import { byChance } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { senjutsu } from '../game.ts';
import type { Senjutsu } from '../state.ts';
import { view } from '../view.ts';
import { thumb } from './thumb.ts';

const BASE_HEROES = ['master', 'student', 'warrior', 'ronin'];

/** A match of these bots, up to so many decisions. */
function played(
  setup: { readonly seats: number } & Readonly<Record<string, unknown>>,
  bots: readonly Bot[],
  seed: string,
  most = 4000,
): Match<Senjutsu> {
  const begun = begin(senjutsu, setup, seed);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const chances = bots.map((_, seat) => randomOf(`${seed}/${seat}`));
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < most) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const random = present(chances[seat], 'its chance');
    const now = match;
    const question = present(questionFor(now, seat), 'its question');
    const thought = {
      view: view(now.state, seat, now.stack),
      question,
      nodes: 1,
      random,
      imagine: () => imagine(senjutsu, now, seat, random),
    };
    const answer = present(bots[seat], 'its bot').answer(thought);
    const next = decide(senjutsu, now, { seat, asked: now.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}

const bringing = (...heroes: readonly string[]) => ({
  seats: heroes.length,
  decks: heroes.map((hero) => ({ hero, weapon: 'own', deck: hero })),
});

/** Plays by chance, and makes sure that the rule of thumb would have had an answer, too. */
const askedAlong: Bot = {
  answer: (thought) => {
    const { question } = thought;
    const answer = thumb.answer(thought);
    if (fits(question, answer) !== undefined) throw new Error(`${JSON.stringify(question)}: ${answer}`);
    return byChance.answer(thought);
  },
};

describe('whatever is asked', () => {
  test.each([
    ['a duel', { ...bringing('master', 'ronin'), placing: 'chosen', terrain: 'placed', windows: 'open' }],
    ['another duel', { ...bringing('student', 'warrior'), terrain: 'dense' }],
    ['a brawl', { ...bringing('ninja', 'monk', 'wakou'), format: 'brawl', poisons: 'extended' }],
    ['teams', { ...bringing(...BASE_HEROES), format: 'teams', teams: [0, 1, 0, 1] }],
    ['a fight against AI opponents', { ...bringing('yasuke'), format: 'solo', foeKind: 'ashigaruYumi', foes: 2 }],
    ['a horde', { ...bringing('ronin'), format: 'horde' }],
  ])('there is an answer that fits: %s', (_, setup) => {
    const bots = Array.from({ length: setup.seats }, () => askedAlong);

    expect(played(setup, bots, 'along').outcome).toBeDefined();
  });

  test('even to a question nobody foresaw', () => {
    const { state } = played(bringing('master', 'ronin'), [byChance, byChance], 'unheard of', 20);
    const seat: SeatId = 0;
    const common = { seat, message: { key: 'unheardOf' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
    const question: Question = { ...common, is: 'choose', options: [{ is: 'accept' }, { is: 'decline' }] };
    const thought = { view: view(state, seat), question, nodes: 1, random: randomOf('1') };

    expect(
      thumb.answer({
        ...thought,
        imagine: () => {
          throw new Error('it has no need to imagine anything');
        },
      }),
    ).toBe(1);
  });
});

describe('by rules of thumb', () => {
  test.each(BASE_HEROES)('nearly every duel against chance is won: %s', (hero) => {
    const wins = Array.from({ length: 4 }, (_, game) => {
      const bots = game % 2 === 0 ? [thumb, byChance] : [byChance, thumb];
      return played(bringing(hero, hero), bots, `thumb/${game}`).outcome?.winners[0] === game % 2;
    });

    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  });

  test('a brawl of four comes to an end, and the same seed to the same one', () => {
    const setup = { ...bringing(...BASE_HEROES), format: 'brawl' };
    const bots = [thumb, thumb, thumb, thumb];
    const match = played(setup, bots, 'four');

    expect(match.outcome).toBeDefined();
    expect(played(setup, bots, 'four')).toEqual(match);
  });

  test('a horde is held off longer than by chance', () => {
    const beaten = (bot: Bot): number =>
      ['one', 'two', 'three'].reduce((sum, seed) => {
        const { state } = played({ ...bringing('master'), format: 'horde' }, [bot], seed);
        return sum + (state.horde?.beaten ?? 0);
      }, 0);

    expect(beaten(thumb)).toBeGreaterThan(beaten(byChance));
  });
});
