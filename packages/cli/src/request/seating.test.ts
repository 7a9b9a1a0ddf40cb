import { tictactoe } from '@kronika/examples';
import { type Game, isRefusal, plainSetup } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../text/words-in.ts';
import { seatCountOf, seatingOf } from './seating.ts';

const words = wordsIn('en');
const TWO_TO_FOUR = { min: 2, max: 4 };
const forTwoToFour: Game = { ...tictactoe, setup: plainSetup(TWO_TO_FOUR) };

describe('the size of the table', () => {
  test.each([
    [{}, 2],
    [{ seats: '4' }, 4],
    [{ bots: 'thumb' }, 2],
    [{ bots: 'thumb,random,thumb' }, 4],
    [{ bots: 'thumb', seats: '3' }, 3],
  ])('%o makes %i seats', (request, seats) => {
    expect(seatCountOf(TWO_TO_FOUR, request, words)).toBe(seats);
  });

  test.each([{ seats: '5' }, { seats: '1' }, { seats: 'x' }, { bots: 'a,b,c,d' }])('%o is refused', (request) => {
    expect(isRefusal(seatCountOf(TWO_TO_FOUR, request, words))).toBe(true);
  });
});

describe('the seating', () => {
  test('puts the bots, in their order, around the person', () => {
    const seating = seatingOf(forTwoToFour, { seats: 3, seat: '2', bots: 'thumb,random' }, words);

    expect(seating).toMatchObject({
      person: 1,
      opponents: [
        { seat: 0, name: 'thumb' },
        { seat: 2, name: 'random' },
      ],
    });
  });

  test('fills all other seats with the one bot that is named, else with the usual level', () => {
    const fill = (name: string) => ({ person: 0, opponents: [1, 2, 3].map((seat) => ({ seat, name })) });

    expect(seatingOf(forTwoToFour, { seats: 4, bots: 'random' }, words)).toMatchObject(fill('random'));
    expect(seatingOf(forTwoToFour, { seats: 4 }, words)).toMatchObject(fill('level-3'));
  });

  test('is refused when the number of bots does not fit', () => {
    expect(seatingOf(forTwoToFour, { seats: 4, bots: 'random,thumb' }, words)).toMatchObject({ refused: 'invalid' });
  });
});
