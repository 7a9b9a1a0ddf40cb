import {
  canonicalJson,
  fingerprint,
  imagine,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  viewOf,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { auction } from '../example/auction.ts';
import { playRandomly } from '../play/playthrough.ts';
import { type AskedBot, botFaults } from './honest-bots.ts';

const playthrough = playRandomly(auction, { setup: { seats: 2 }, seed: 'honest', cap: 100 });
const faultsOf = (bot: Omit<AskedBot, 'name'>) => botFaults(playthrough, [{ name: 'bot', ...bot }], { samples: 20 });
const numberIn = (text: string) => Number.parseInt(fingerprint(text).slice(0, 6), 16);

describe('a bot', () => {
  test('may answer by chance, by what it is asked, by its view and by what it imagines', () => {
    expect(
      faultsOf({
        answer: (match, seat, seed) => randomAnswer(present(questionFor(match, seat), 'the question'), randomOf(seed)),
      }),
    ).toEqual([]);
    expect(
      faultsOf({ answer: (match, seat) => numberIn(canonicalJson(viewOf(playthrough.game, match, seat))) }),
    ).toEqual([]);
    expect(
      faultsOf({
        answer: (match, seat, seed) => numberIn(canonicalJson(imagine(auction, match, seat, randomOf(seed)))),
      }),
    ).toEqual([]);
  });

  test('is caught looking at what others hold', () => {
    const [fault] = faultsOf({ answer: ({ state }) => numberIn(canonicalJson(state)) });

    expect(fault).toMatch(
      /seed honest, after decision \d+, seat \d: bot answers \d+, but \d+ if others hold other cards/,
    );
  });

  test('is caught answering by what it was asked before', () => {
    let times = 0;
    const faults = faultsOf({
      answer: () => {
        times += 1;
        return times;
      },
    });

    expect(faults[1]).toMatch(/bot answers 1, and asked again 3$/);
  });
});
