import { isRefusal, seenBy, viewOf } from '@kronika/kernel';
import { gameContract, scenarioOf } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { hundred } from './game.ts';

gameContract(hundred, { setups: [{ seats: 2 }, { seats: 2, deals: 2 }], games: 2, samples: 4 });

const scenario = scenarioOf(hundred);

describe('the game with a hundred cards', () => {
  const middle = {
    deck: ['wave-1', 'wave-2'],
    hands: [
      ['sun-9', 'moon-20'],
      ['star-3', 'star-4'],
    ],
    piles: { left: ['sun-5'], right: ['moon-25'] },
  };

  scenario('HUNDRED-PLAY-a: a point for being higher, one for the suit, and a new card', ({ given, seat, view }) => {
    given(middle);

    seat(0).takes({ card: 'sun-9', pile: 'left' });

    expect(view(0)).toMatchObject({
      deck: 1,
      scores: [2, 0],
      hands: [
        [{ printed: 'moon-20' }, { printed: 'wave-1' }],
        [{ face: 'down' }, { face: 'down' }],
      ],
    });
    seat(1).isAsked('choosePlay');
  });

  scenario('HUNDRED-PLAY-b: who can score has to', ({ given, seat }) => {
    given(middle);

    seat(0).mayTake({ card: 'moon-20', pile: 'left' }).mayTake({ card: 'moon-20', pile: 'right' });
    seat(0).mayNotTake({ card: 'sun-9', pile: 'right' });
  });

  scenario('HUNDRED-PLAY-c: who cannot score lays any card anywhere, for nothing', ({ given, seat, view }) => {
    given({ ...middle, turn: 1, piles: { left: ['sun-25'], right: ['moon-25'] } });

    seat(1).mayTake({ card: 'star-3', pile: 'left' }).takes({ card: 'star-4', pile: 'right' });

    expect(view('spectator').scores).toEqual([0, 0]);
    seat(0).isAsked('choosePlay');
  });

  scenario('HUNDRED-END-a: when all cards are laid, most points win', (table) => {
    table.given({ hands: [['sun-9'], ['star-3']], piles: { left: ['sun-5'], right: ['moon-25'] }, scores: [0, 1] });

    table.seat(1).takes({ pile: 'right' });

    expect(table.match.outcome?.winners).toEqual([0]);
    expect(table.view('spectator').scores).toEqual([2, 1]);
  });

  scenario('a drawn card is told to who drew it, and to nobody else', (table) => {
    table.given(middle);

    table.seat(0).takes({ card: 'sun-9', pile: 'left' });

    const laid = { is: 'laid', seat: 0, printed: 'sun-9', pile: 'left', points: 2 };
    expect(seenBy(hundred, table.happened, 0)).toEqual([laid, { is: 'drawn', seat: 0, printed: 'wave-1' }]);
    expect(seenBy(hundred, table.happened, 1)).toEqual([laid, { is: 'drawn', seat: 0 }]);
    table.leavesOpen(1);
  });

  scenario('the board can be read in both languages', (table) => {
    table.given(middle);
    const board = viewOf(hundred, table.match, 0).board;

    expect(hundred.text.en.board(board)).toBe(
      [
        'Deck: 2',
        'the left pile (1): sun 5',
        'the right pile (1): moon 25',
        'Seat 1 (points: 0): sun 9, moon 20',
        'Seat 2 (points: 0): hidden, hidden',
      ].join('\n'),
    );
    expect(hundred.text.pl.board(board)).toContain('Miejsce 1 (punkty: 0): słońce 9, księżyc 20');
    table.leavesOpen(0);
  });

  test.each([
    ['a card that is none', { hands: [['sun-26'], ['sun-1']] }],
    ['a card in two places', { hands: [['sun-1'], ['sun-1']] }],
    ['no card for whose turn it is', { hands: [[], ['sun-1']] }],
  ])('a situation with %s is refused', (_, description) => {
    expect(isRefusal(hundred.situation(description))).toBe(true);
  });
});
