import { describe, expect, test } from 'vitest';
import { type AuctionView, auction } from '../example/auction.ts';
import type { Auction } from '../example/state.ts';
import { playScenario } from './play-scenario.ts';
import { scenarioOf } from './scenario.ts';
import type { ScenarioTable } from './scenario-table.ts';

const scenario = scenarioOf(auction);

/** The first hand, the second hand, and the deck from top to bottom. */
const cards = ['1', '2', '3', '4', '9', '8', '7'];

describe('a scenario', () => {
  scenario('names cards by what is printed on them', ({ given, seat, view }) => {
    given(cards);

    seat(0).isAsked('bid').says(1);
    seat(1).says(2);
    seat(1).takes({ is: 'play', card: '4' });

    expect(view('spectator').seats[1]?.row).toMatchObject([{ face: 'up', printed: '4' }]);
    seat(0).isAsked('bid');
    seat(1).isAsked('bid');
  });

  scenario('tells what has happened', (table) => {
    table.given(cards);

    table.seat(0).says(3);
    table.seat(1).says(0);
    table.seat(0).passes();

    expect(table.happened.map(({ event }) => event.is)).toEqual(['shuffled', 'paid', 'drawn']);
    expect(table.state.coins).toEqual([3, 6]);
    expect(table.match.decisions).toBe(3);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('begins from a setup as well', ({ begins, seat }) => {
    begins({ seats: 2 });

    seat(0).says(6);
    seat(1).says(0);

    seat(0).isAsked('play').mayTake({ is: 'pass' }).mayNotTake({ is: 'decline' });
    seat(1).isNotAsked();
  });

  scenario('may end at a question that can be passed', ({ given, seat }) => {
    given(cards);

    seat(0).says(6);
    seat(1).says(0);
  });
});

describe('a wrong step fails with what was possible', () => {
  type Step = (table: ScenarioTable<Auction, AuctionView>) => void;

  const failing: readonly (readonly [what: string, step: Step, message: string | RegExp])[] = [
    [
      'an answer of another kind',
      ({ seat }) => seat(0).passes(),
      'seat 0 is not asked to choose; seat 0 may: say 0 to 6',
    ],
    ['an answer out of bounds', ({ seat }) => seat(0).says(7), 'seat 0 may: say 0 to 6'],
    [
      'another question',
      ({ seat }) => seat(0).isAsked('play'),
      'seat 0 is asked bid, not play; seat 0 may: say 0 to 6',
    ],
    ['a question after all', ({ seat }) => seat(1).isNotAsked(), 'seat 1 is asked bid; seat 1 may: say 0 to 6'],
    [
      'a seat that has answered',
      ({ seat }) => seat(0).says(1).says(1),
      'seat 0 is not asked; waiting for seat 1: say 0 to 6',
    ],
    [
      'a card that is not there',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2).takes({ is: 'play', card: 'moon' });
      },
      /seat 1 cannot take .*moon.*; seat 1 may: pass, play 3, play 4, play \d, bury 3, bury 4/,
    ],
    [
      'a pattern with two meanings',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2).takes({ card: '3' });
      },
      '{"card":"3"} may mean: play 3, bury 3',
    ],
    [
      'an offer that is not there',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2).mayTake({ is: 'decline' });
      },
      'seat 1 may not take {"is":"decline"}; seat 1 may: pass',
    ],
    [
      'an offer that should not be there',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2).mayNotTake({ is: 'play', card: '3' });
      },
      'seat 1 may take {"is":"play","card":"3"}; seat 1 may: pass',
    ],
    [
      'an offer that cannot be there, because the seat is not asked',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2);
        seat(0).mayNotTake({ is: 'play', card: '3' });
      },
      'seat 0 is not asked; waiting for seat 1: pass',
    ],
    [
      'an offer that cannot be there, because nothing is offered',
      ({ seat }) => seat(0).mayNotTake({ is: 'play', card: '3' }),
      'seat 0 is not asked to take anything; seat 0 may: say 0 to 6',
    ],
    [
      'an offer that cannot be there, because the card is not at the table',
      ({ seat }) => {
        seat(0).says(1);
        seat(1).says(2).mayNotTake({ is: 'play', card: 'moon' });
      },
      'no moon is at the table',
    ],
    [
      'an offer that cannot be there, because a card within it is not at the table',
      ({ seat }) => {
        seat(0).says(1);
        seat(1)
          .says(2)
          .mayNotTake({ choice: { cards: ['3', 'moon'] } });
      },
      'no moon is at the table',
    ],
    ['a seat that is not there', ({ seat }) => seat(2).isNotAsked(), 'there is no seat 2'],
    ['a forgotten question', ({ seat }) => seat(0).says(1), 'the scenario forgets an open question: bid: seat 1 may'],
  ];

  test.each(failing)('%s', (_, step, message) => {
    const play: Step = (table) => {
      table.given(cards);
      step(table);
    };

    expect(() => playScenario(auction, play)).toThrow(message);
  });

  test('a situation that cannot be', () => {
    expect(() => playScenario(auction, ({ given }) => given('nothing'))).toThrow('the situation cannot be used');
  });

  test('a step before anything is given', () => {
    expect(() => playScenario(auction, ({ seat }) => seat(0).passes())).toThrow('nothing is given yet');
  });
});
