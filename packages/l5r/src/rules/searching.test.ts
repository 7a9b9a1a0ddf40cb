import { cardsIn, mayKnow } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { actions, card, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { verbs } from '../verbs/verbs.ts';
import { conflictDeckOf, handOf } from '../zones.ts';
import { searchDeck } from './searching.ts';

const deck = ['banzai', 'fine-katana', 'rout', 'ornate-fan'];

function swordsmith() {
  const table = actions({ seats: [{ play: ['agasha-swordsmith'], conflictDeck: deck }, {}] });
  table.seat(0).takes(use('agasha-swordsmith')).isAsked('search');
  return table;
}

describe('searching', () => {
  test('L5R-SEARCH-c: what is found and goes to a hidden zone is shown to the opponent', () => {
    const table = swordsmith();
    const katana = the(table.state, 'fine-katana');
    table.seat(0).mayNotTake(card('banzai')).takes(card('fine-katana'));
    const shown = table.happened.find(({ event }) => event.is === 'cardsShown');

    expect(shown && mayKnow(shown.state.table, katana, 1)).toBe(true);
    expect(shown && verbs.cardsShown.see({ is: 'cardsShown', cards: [katana] }, 1, shown.state)).toMatchObject({
      cards: [katana],
    });
    expect(namesIn(table, handOf(0))).toEqual(['fine-katana']);
  });

  test('L5R-SEARCH-c: only that, and nothing where any card would do', () => {
    const table = tableRunning(searchDeck({ seat: 0, count: 5 }), { seats: [{ conflictDeck: deck }, {}] });
    table.seat(0).takes(card('rout'));

    expect(namesIn(table, handOf(0))).toEqual(['rout']);
    expect(table.happened.map(({ event }) => event.is)).toEqual(['cardsLooked', 'cardTaken', 'deckShuffled']);
    expect(mayKnow(table.state.table, the(table.state, 'rout'), 1)).toBe(false);
  });

  test('L5R-SEARCH-d: a deck that was searched whole is shuffled, whether or not something was found', () => {
    const found = swordsmith();
    found.seat(0).takes(card('fine-katana'));
    const failed = swordsmith();
    failed.seat(0).declines();
    for (const table of [found, failed]) {
      expect(table.happened.at(-1)?.event).toMatchObject({ is: 'deckShuffled', seat: 0, side: 'conflict' });
      // Nobody can tell any more where which card lies.
      expect(cardsIn(table.state.table, conflictDeckOf(0)).some((one) => mayKnow(table.state.table, one, 0))).toBe(
        false,
      );
    }
    expect(namesIn(failed, conflictDeckOf(0)).toSorted()).toEqual(deck.toSorted());
  });

  test('L5R-SEARCH-e: the cards count as being in their zone meanwhile', () => {
    const table = swordsmith();

    expect(namesIn(table, conflictDeckOf(0))).toEqual(deck);
    expect(namesIn(table, handOf(0))).toEqual([]);
  });
});
