import { cardsIn, isKnownCard, present } from '@kronika/kernel';
import { expect } from 'vitest';
import { card, revealed } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { factionPower, inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, deckOf, discardOf, handOf } from '../../zones.ts';

/** Ten cards on top, and what is searched for below them. */
function deep(top: readonly string[], eleventh: string): string[] {
  return [...top, ...Array.from({ length: 10 - top.length }, () => 'for-the-north'), eleventh];
}

describeCard('building-orders', {
  does: {
    'finds an attachment or a location among the top ten cards': () => {
      const table = revealed(
        { seats: [{ plot: 'building-orders', deck: deep(['little-bird', 'the-roseroad'], 'the-kingsroad') }, {}] },
        'building-orders',
      );
      table
        .seat(0)
        .isAsked('search')
        .mayTake(card('little-bird'))
        .mayNotTake(card('the-kingsroad'))
        .mayNotTake(card('for-the-north'))
        .takes(card('the-roseroad'));

      expect(namesIn(table, handOf(0))).toEqual(['the-roseroad']);
      expect(namesIn(table, deckOf(0))).toHaveLength(10);
    },
    'AGOT-SEARCH-d: everybody sees what is found, and nobody knows the shuffled deck': () => {
      const table = revealed(
        { seats: [{ plot: 'building-orders', deck: deep(['little-bird'], 'the-kingsroad') }, {}] },
        'building-orders',
      );
      table.seat(0).takes(card('little-bird'));

      const kinds = table.happened.map(({ event }) => event.is);
      expect(kinds.filter((kind) => kind === 'cardsShown' || kind === 'deckShuffled')).toEqual([
        'cardsShown',
        'deckShuffled',
      ]);
      const [found] = cardsIn(table.state.table, handOf(0));
      expect(isKnownCard(table.state.table, present(found, 'the found card'), 1)).toBe(true);
      expect(cardsIn(table.state.table, deckOf(0)).some((one) => isKnownCard(table.state.table, one, 0))).toBe(false);
    },
  },
  refuses: {
    'AGOT-SEARCH-c: who finds nothing is asked all the same, and who declines takes nothing': () => {
      const table = revealed(
        { seats: [{ plot: 'building-orders', deck: deep([], 'the-kingsroad') }, {}] },
        'building-orders',
      );
      table.seat(0).isAsked('search').mayNotTake({ is: 'card' }).declines();

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(table.happened.some(({ event }) => event.is === 'deckShuffled')).toBe(true);
    },
  },
});

describeCard('summons', {
  does: {
    'finds a character among the top ten cards': () => {
      const table = revealed(
        { seats: [{ plot: 'summons', deck: deep(['arya-stark', 'little-bird'], 'varys') }, {}] },
        'summons',
      );
      table.seat(0).mayNotTake(card('little-bird')).mayNotTake(card('varys')).takes(card('arya-stark'));

      expect(namesIn(table, handOf(0))).toEqual(['arya-stark']);
      expect(namesIn(table, deckOf(0))).toHaveLength(10);
    },
  },
  refuses: {
    'AGOT-SEARCH-c: may find nothing': () => {
      const table = revealed({ seats: [{ plot: 'summons', deck: deep(['arya-stark'], 'varys') }, {}] }, 'summons');
      table.seat(0).declines();

      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
});

describeCard('calling-the-banners', {
  does: {
    'brings 1 gold for each character of the chosen opponent': () => {
      const table = revealed(
        {
          seats: [
            { plot: 'calling-the-banners', gold: 0 },
            { plot: 'taxation', play: ['bastard-in-hiding'] },
            { plot: 'taxation', play: ['varys + varys (duplicate)', 'burned-men', 'the-roseroad'] },
          ],
        },
        'calling-the-banners',
      );
      table.seat(0).isAsked('chooseAnOpponent').takes({ is: 'seat', seat: 2 });

      expect(table.state.gold).toEqual([2, 5, 5]);
    },
  },
  refuses: {
    'AGOT-TARG-f: an opponent without characters is not chosen': () => {
      const table = revealed(
        {
          seats: [
            { plot: 'calling-the-banners', gold: 0 },
            { plot: 'taxation', play: ['bastard-in-hiding'] },
            { plot: 'taxation', play: ['the-roseroad'] },
          ],
        },
        'calling-the-banners',
      );

      expect(table.state.gold[0]).toBe(1);
    },
    'AGOT-PLOT-f: does nothing where nobody has characters': () => {
      const table = revealed(
        { seats: [{ plot: 'calling-the-banners', play: ['bastard-in-hiding'] }, { plot: 'taxation' }] },
        'calling-the-banners',
      );

      table.seat(0).isAsked('pause');
      expect(table.state.gold).toEqual([5, 5]);
    },
  },
});

describeCard('counting-coppers', {
  does: {
    'draws 3 cards': () => {
      const table = revealed(
        { seats: [{ plot: 'counting-coppers', deck: ['varys', 'arya-stark', 'little-bird', 'burned-men'] }, {}] },
        'counting-coppers',
      );

      expect(namesIn(table, handOf(0))).toEqual(['varys', 'arya-stark', 'little-bird']);
    },
  },
  refuses: {
    'draws for its player only': () => {
      const table = revealed({ seats: [{ plot: 'counting-coppers' }, {}] }, 'counting-coppers');

      expect(namesIn(table, handOf(1))).toEqual([]);
    },
  },
});

describeCard('heads-on-spikes', {
  does: {
    'a character that was discarded is dead, and 2 power are gained': () => {
      const table = revealed({ seats: [{ plot: 'heads-on-spikes' }, { hand: ['burned-men'] }] }, 'heads-on-spikes');

      expect(factionPower(table)).toEqual([2, 0]);
      expect(namesIn(table, deadOf(1))).toEqual(['burned-men']);
      expect(namesIn(table, discardOf(1))).toEqual([]);
    },
    'AGOT-EFF-e: it is the plot that discards': () => {
      const table = revealed({ seats: [{ plot: 'heads-on-spikes' }, { hand: ['ice'] }] }, 'heads-on-spikes');

      const causes = table.happened.flatMap(({ event }) => (event.is === 'cardDiscarded' ? [event] : []));
      expect(causes).toMatchObject([{ cause: { is: 'ability', by: 0, ability: { printed: 'heads-on-spikes' } } }]);
    },
    'the opponent is chosen, the card is not': () => {
      const table = revealed(
        { seats: [{ plot: 'heads-on-spikes' }, { hand: ['burned-men', 'the-roseroad'] }, { hand: ['varys'] }] },
        'heads-on-spikes',
      );
      table.seat(0).takes({ is: 'seat', seat: 1 }).isAsked('pause');

      expect(namesIn(table, handOf(1))).toHaveLength(1);
      expect(namesIn(table, handOf(2))).toEqual(['varys']);
    },
  },
  refuses: {
    'any other card is just discarded': () => {
      const table = revealed({ seats: [{ plot: 'heads-on-spikes' }, { hand: ['the-roseroad'] }] }, 'heads-on-spikes');

      expect(factionPower(table)).toEqual([0, 0]);
      expect(namesIn(table, discardOf(1))).toEqual(['the-roseroad']);
    },
    'AGOT-TARG-f: who has no cards in hand is not chosen': () => {
      const table = revealed({ seats: [{ plot: 'heads-on-spikes' }, {}] }, 'heads-on-spikes');

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('rebuilding', {
  does: {
    'up to 3 cards of the discard pile are shuffled into the deck': () => {
      const table = revealed(
        {
          seats: [
            {
              plot: 'rebuilding',
              deck: ['bastard-in-hiding'],
              discard: ['varys', 'arya-stark', 'little-bird', 'burned-men'],
            },
            {},
          ],
        },
        'rebuilding',
      );
      table.seat(0).isAsked('chooseDiscarded').picks(card('varys'), card('little-bird'), card('burned-men'));

      expect(namesIn(table, discardOf(0))).toEqual(['arya-stark']);
      expect([...namesIn(table, deckOf(0))].sort()).toEqual([
        'bastard-in-hiding',
        'burned-men',
        'little-bird',
        'varys',
      ]);
      const { cards } = table.state.table;
      expect(cards.find(({ printed }) => printed === 'varys')?.knownTo).toEqual([]);
    },
  },
  refuses: {
    'AGOT-TARG-d: who chooses none changes nothing': () => {
      const table = revealed({ seats: [{ plot: 'rebuilding', discard: ['varys'] }, {}] }, 'rebuilding');
      table.seat(0).picks();

      expect(namesIn(table, discardOf(0))).toEqual(['varys']);
      expect(table.happened.some(({ event }) => event.is === 'deckShuffled')).toBe(false);
    },
    'the dead and the cards of others stay where they are': () => {
      const table = revealed(
        { seats: [{ plot: 'rebuilding', dead: ['varys'] }, { discard: ['burned-men'] }] },
        'rebuilding',
      );

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('reinforcements', {
  does: {
    'AGOT-PUT-a: puts a character into play, from hand or discard pile, without its cost': () => {
      const table = revealed(
        {
          seats: [
            { plot: 'reinforcements', gold: 0, hand: ['littlefinger', 'varys'], discard: ['braided-warrior'] },
            {},
          ],
        },
        'reinforcements',
      );
      table
        .seat(0)
        .isAsked('chooseCharacter')
        .mayTake(card('littlefinger'))
        .mayNotTake(card('varys'))
        .picks(card('braided-warrior'));

      expect(inPlay(table, 0)).toEqual(['braided-warrior']);
      expect(namesIn(table, handOf(0))).toEqual(['littlefinger', 'varys']);
    },
    'AGOT-PUT-a: that is not marshaling': () => {
      const table = revealed({ seats: [{ plot: 'reinforcements', hand: ['littlefinger'] }, {}] }, 'reinforcements');

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['littlefinger']);
      expect(table.state.deeds).toEqual([]);
    },
    'AGOT-PUT-c: a further copy of a unique character enters as its duplicate': () => {
      const table = revealed(
        { seats: [{ plot: 'reinforcements', discard: ['arya-stark'], play: ['arya-stark'] }, {}] },
        'reinforcements',
      );

      expect(inPlay(table, 0)).toEqual(['arya-stark + arya-stark (duplicate)']);
    },
  },
  refuses: {
    'AGOT-DEAD-a: nobody comes of whom a copy is dead, and nobody who costs more than 5': () => {
      const table = revealed(
        { seats: [{ plot: 'reinforcements', hand: ['arya-stark', 'varys'], dead: ['arya-stark'] }, {}] },
        'reinforcements',
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual([]);
    },
  },
});
