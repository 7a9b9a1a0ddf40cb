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
  type Setup,
  waitingFor,
} from '@kronika/kernel';
import { byChance } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { oath } from '../game.ts';
import type { Oath } from '../state.ts';
import { view } from '../view.ts';

const thumb = present(oath.bots.thumb, 'the bot');

/** A match of these bots, up to so many decisions. */
function played(
  setup: Setup & { readonly edition?: 'en' },
  bots: readonly Bot[],
  seed: string,
  most = 4000,
): Match<Oath> {
  const begun = begin(oath, setup, seed);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const chances = bots.map((_, seat) => randomOf(`${seed}/${seat}`));
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < most) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const random = present(chances[seat], 'its chance');
    const now = match;
    const answer = present(bots[seat], 'its bot').answer({
      view: view(now.state, seat, now.stack),
      question: present(questionFor(now, seat), 'its question'),
      nodes: 1,
      random,
      imagine: () => imagine(oath, now, seat, random),
    });
    const next = decide(oath, now, { seat, asked: now.asked, answer });
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}

/** Plays by chance, and makes sure that the rule of thumb would have had an answer, too. */
function askedAlong(keys: Set<string>): Bot {
  return {
    answer: (thought) => {
      const { question } = thought;
      // Of questions that come often a few are enough.
      const often = question.message.key === 'act' && thought.random.int(1, 20) > 1;
      const answer = often ? 0 : thumb.answer(thought);
      if (fits(question, answer) !== undefined) throw new Error(`${JSON.stringify(question)}: ${answer}`);
      keys.add(question.message.key);
      return byChance.answer(thought);
    },
  };
}

describe('whatever is asked', () => {
  test('there is an answer that fits, to every kind of question a game by chance comes to', () => {
    const keys = new Set<string>();
    const match = played({ seats: 4, edition: 'en' }, Array(4).fill(askedAlong(keys)), 'along');

    expect(match.outcome).toBeDefined();
    expect([...keys]).toEqual(
      expect.arrayContaining(['act', 'play', 'targets', 'attackDice', 'power', 'chronicleGoal']),
    );
  }, 60_000);

  test('even to a question nobody foresaw', () => {
    const match = played({ seats: 2 }, [byChance, byChance], 'unheard of', 20);
    const seat: SeatId = 0;
    const common = { seat, message: { key: 'unheardOf' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
    const question: Question = { ...common, is: 'choose', options: [{ is: 'accept' }, { is: 'decline' }] };
    const random = randomOf('1');

    expect(thumb.answer({ view: view(match.state, seat), question, nodes: 1, random, imagine: () => match })).toBe(1);
  });
});

describe('by rules of thumb', () => {
  test('most tables are won as the only seat that does not play by chance', () => {
    const wins = [0, 1, 2, 3].filter((own) => {
      const bots = [0, 1, 2, 3].map((seat) => (seat === own ? thumb : byChance));
      return played({ seats: 4 }, bots, `reign ${own}`).outcome?.winners[0] === own;
    });

    expect(wins.length).toBeGreaterThanOrEqual(3);
  }, 60_000);

  test('the same seed leads to the same match', () => {
    const bots = [thumb, thumb, thumb];

    expect(played({ seats: 3 }, bots, 'three', 40)).toEqual(played({ seats: 3 }, bots, 'three', 40));
  }, 60_000);
});
