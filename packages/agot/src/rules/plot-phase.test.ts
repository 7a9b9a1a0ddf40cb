import { cardsIn, seatsOf } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { agot } from '../game.ts';
import { card } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { askedKey, askedSeat, kinds, situated, until } from '../testing/whole-game.ts';
import { plotDeckOf, plotOf, usedOf } from '../zones.ts';
import { initiativeLeaders } from './plot-phase.ts';
import { revealPlot } from './revealing.ts';

const begin = { phase: 'plot', step: 'begin' } as const;

/** Both choose the plots of these names. */
function choosing(...plots: readonly string[]) {
  const table = situated({
    ...begin,
    seats: plots.map((plot) => ({ plotDeck: [plot, 'the-winds-of-winter'], plot: 'summons' })),
  });
  plots.forEach((plot, seat) => {
    const at = seatsOf(6)[seat];
    if (at !== undefined) table.seat(at).takes(card(plot));
  });
  return table;
}

describe('plots', () => {
  test('AGOT-1.2-a, AGOT-1.2-b, AGOT-INFO-d: are chosen by all at the same time, each unseen by the others', () => {
    const table = situated({ ...begin, seats: [{ plotDeck: ['taxation', 'sneak-attack'] }, {}] });
    table.seat(0).takes(card('taxation'));

    expect(askedSeat(table)).toBe(1);
    expect(JSON.stringify(table.view(1))).not.toContain('taxation');
    expect(kinds(table)).not.toContain('plotsRevealed');
  });

  test('AGOT-1.3-a, AGOT-PLOT-a, AGOT-PLOT-b, AGOT-PLOT-c: are turned up together and cover the former ones', () => {
    const table = choosing('calm-over-westeros', 'a-feast-for-crows');

    expect(namesIn(table, plotOf(0))).toEqual(['calm-over-westeros']);
    expect(namesIn(table, usedOf(0))).toEqual(['summons']);
    expect(namesIn(table, plotDeckOf(0))).toEqual(['the-winds-of-winter']);
    expect(table.happened.filter(({ event }) => event.is === 'plotsRevealed')).toHaveLength(1);
    askedKey(table);
  });

  test('AGOT-ZONE-f: a revealed plot leaves play only by being covered', () => {
    const table = choosing('calm-over-westeros', 'a-feast-for-crows');

    expect(kinds(table)).not.toContain('leftPlay');
    askedKey(table);
  });

  test('AGOT-PLOT-g, AGOT-1.3-e, AGOT-PLOT-h: with the last plot revealed, the used pile goes back after "When Revealed"', () => {
    const table = situated({
      ...begin,
      seats: [
        { plotDeck: ['counting-coppers'], usedPlots: ['summons', 'taxation'], plot: 'a-storm-of-swords' },
        { plotDeck: ['a-feast-for-crows'] },
      ],
    });
    until(table, 'chooseFirst');
    table.seat(askedSeat(table)).takes({ is: 'seat', seat: 0 });
    const order = kinds(table);

    expect(namesIn(table, plotDeckOf(0)).toSorted()).toEqual(['a-storm-of-swords', 'summons', 'taxation']);
    expect(namesIn(table, plotOf(0))).toEqual(['counting-coppers']);
    expect(order.indexOf('whenRevealed')).toBeLessThan(order.indexOf('plotsReturned'));
    expect(order.indexOf('plotsReturned')).toBeLessThan(order.indexOf('revealingOver'));
    askedKey(table);
  });

  test('AGOT-1.3-f: what reacts to revealing comes when all of it is over', () => {
    const order = kinds(until(choosing('calm-over-westeros', 'a-feast-for-crows'), 'initiateChallenge'));

    expect(order.indexOf('firstChosen')).toBeLessThan(order.indexOf('whenRevealed'));
    expect(order.indexOf('whenRevealed')).toBeLessThan(order.indexOf('revealingOver'));
  });

  test('AGOT-1.3-g: one revealed by an effect brings no initiative and no first player, but its "When Revealed"', () => {
    const state = given({ seats: [{ plotDeck: ['counting-coppers'] }, {}] });
    const [plot] = cardsIn(state.table, plotDeckOf(0));
    if (plot === undefined) throw new Error('the plot');
    const table = tableRunning(revealPlot({ seat: 0, plot }), { seats: [{ plotDeck: ['counting-coppers'] }, {}] });

    expect(kinds(table)).not.toContain('initiativeWon');
    expect(kinds(table)).not.toContain('firstChosen');
    expect(kinds(table)).toContain('whenRevealed');
    expect(namesIn(table, plotOf(0))).toEqual(['counting-coppers']);
    table.seat(0).isAsked('pause');
  });
});

describe('initiative', () => {
  test('AGOT-INIT-a, AGOT-INIT-b, AGOT-1.3-b: the highest, with all modifiers, wins and names the first player', () => {
    const table = situated({
      ...begin,
      seats: [
        { plotDeck: ['calm-over-westeros'], play: ['salty-navigator', 'the-kingsroad'] },
        { plotDeck: ['filthy-accusations'], plot: null },
      ],
    });

    expect(table.happened.find(({ event }) => event.is === 'initiativeWon')?.event).toMatchObject({
      seat: 0,
      values: [5, 4],
    });
    expect([askedKey(table), askedSeat(table)]).toEqual(['chooseFirst', 0]);
  });

  test('AGOT-1.3-c: constant texts of the new plots already count', () => {
    const table = choosing('the-winds-of-winter', 'a-clash-of-kings');

    expect([askedKey(table), askedSeat(table)]).toEqual(['chooseFirst', 1]);
  });

  test('AGOT-INIT-d, AGOT-FIRST-a: the winner may name anybody, who then is first player', () => {
    const table = choosing('a-clash-of-kings', 'the-winds-of-winter');
    table.seat(0).mayTake({ is: 'seat', seat: 0 }).takes({ is: 'seat', seat: 1 });

    expect(table.state.first).toBe(1);
    askedKey(table);
  });

  test('AGOT-INIT-e: of equals the one with the least power on all cards wins', () => {
    const state = given({
      seats: [
        { faction: 'house-stark (power 2)' },
        { play: ['robb-stark (power 1)'] },
        { faction: 'house-tyrell (power 3)' },
      ],
    });

    expect(initiativeLeaders(state)).toEqual([1]);
  });

  test('AGOT-INIT-f, AGOT-INIT-c: if that is equal too, chance picks one of these, who chooses the first player', () => {
    const seats = [
      { plotDeck: ['summons'] },
      { plotDeck: ['a-noble-cause'] },
      { plotDeck: ['reinforcements'], faction: 'house-tyrell (power 1)' },
    ];
    const winners = Array.from({ length: 16 }, (_, i) => {
      const table = new ScenarioTable(agot);
      table.given({ ...begin, windows: 'brief', seats }, `seed ${i}`);
      expect(askedKey(table)).toBe('chooseFirst');
      return askedSeat(table);
    });

    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });
});

describe('the phase', () => {
  test('AGOT-1.1-a, AGOT-ROUND-a: a round begins with it', () => {
    const table = until(situated({ phase: 'taxation' }), 'choosePlot');
    const order = kinds(table);

    expect(table.state).toMatchObject({ round: 2, phase: 'plot' });
    expect(order.indexOf('roundEntered')).toBeLessThan(order.lastIndexOf('phaseEntered'));
  });

  test('AGOT-1.5-a: ends after its action window', () => {
    const table = situated({ phase: 'plot', windows: 'open' });
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect(table.state.phase).toBe('draw');
    askedKey(table);
  });
});
