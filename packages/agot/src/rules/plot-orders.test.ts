import { cardsIn, present } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { agot } from '../game.ts';
import { type AgotTable, card, type Described } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { namesIn } from '../testing/shown.ts';
import { gameRunning } from '../testing/table.ts';
import { deckOf, discardOf, plotOf } from '../zones.ts';
import { raise } from './calls.ts';

/** Nothing that a search for characters could find. */
const NOBODY = Array.from({ length: 12 }, () => 'for-the-north');

/** Both plots of the joust are revealed at once; seat 0 is the first player. */
function both(...seats: NonNullable<Described['seats']>): AgotTable {
  const description: Described = { windows: 'brief', phase: 'plot', first: 0, seats };
  const { seated, table: cards } = given(description);
  const plots = seated.flatMap((seat) => cardsIn(cards, plotOf(seat)));
  const running = gameRunning(raise({ is: 'whenRevealed', plots }));
  const table: AgotTable = new ScenarioTable({ ...running, essence: present(agot.essence, 'what matters of a state') });
  table.given(description);
  return table;
}

describe('AGOT-FIRST-d: the first player orders what two plots do', () => {
  test('not where it only differs which deck is shuffled first', () => {
    const table = both({ plot: 'rebuilding', discard: ['varys'] }, { plot: 'summons', deck: NOBODY });
    table.seat(0).isAsked('chooseDiscarded').picks(card('varys'));
    table.seat(1).isAsked('search').declines();

    expect(namesIn(table, discardOf(0))).toEqual([]);
    expect(namesIn(table, deckOf(0))).toContain('varys');
  });

  test('not where somebody chooses among seven, knowing the same in both orders', () => {
    const found = ['arya-stark', 'robb-stark', 'catelyn-stark', 'sansa-stark', 'bran-stark', 'eddard-stark'];
    const table = both({ plot: 'counting-coppers', deck: NOBODY }, { plot: 'summons', deck: found });
    table.seat(1).isAsked('search').takes(card('arya-stark'));

    expect(table.happened.map(({ event }) => event.is)).toContain('cardsDrawn');
  });

  test('where both choose: the second one has seen what the first one took', () => {
    const table = both(
      { plot: 'rebuilding', discard: ['varys'] },
      { plot: 'summons', deck: ['arya-stark', ...NOBODY] },
    );

    table.seat(0).isAsked('nextForced');
  });

  test('where the card that is found can be lost to the other plot', () => {
    const table = both(
      { plot: 'heads-on-spikes' },
      { plot: 'summons', deck: ['arya-stark', ...NOBODY], hand: ['varys', 'robb-stark'] },
    );

    table.seat(0).isAsked('nextForced');
  });

  test('where what is lost at random can be taken back', () => {
    const table = both(
      { plot: 'heads-on-spikes' },
      { plot: 'rebuilding', discard: ['arya-stark'], hand: ['for-the-north', 'little-bird'] },
    );

    table.seat(0).isAsked('nextForced');
  });
});
