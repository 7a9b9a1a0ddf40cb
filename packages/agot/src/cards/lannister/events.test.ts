import { expect } from 'vitest';
import { rounds } from '../../rules/round.ts';
import { PHASES } from '../../state.ts';
import { type AgotTable, actions, card, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { killing } from '../../verbs/leaving.ts';
import { discardOf, handOf } from '../../zones.ts';

/** The dominance phase and all that follows up to the plots of the next round. */
function dominance(seat: object): AgotTable {
  return tableRunning(rounds.from('proceed', { phase: PHASES.indexOf('dominance') }), {
    phase: 'dominance',
    windows: 'brief',
    seats: [seat, {}],
  });
}

/** How cards came into play and left it. */
function comings({ happened }: AgotTable): readonly string[] {
  return happened.flatMap(({ event }) =>
    (event.is === 'cardEntered' || event.is === 'leftPlay') && 'how' in event ? [`${event.is} ${event.how}`] : [],
  );
}

describeCard('hear-me-roar', {
  does: {
    'AGOT-PUT-a, AGOT-DELAY-a: a Lannister comes at no cost and is discarded at the end of the phase': () => {
      const table = dominance({ hand: ['hear-me-roar', 'tywin-lannister', 'bran-stark'] });
      table.seat(0).takes(use('hear-me-roar'));

      expect(table.state.phase).toBe('plot');
      expect(comings(table)).toEqual(['cardEntered put', 'leftPlay discarded']);
      expect(namesIn(table, discardOf(0))).toEqual(['tywin-lannister', 'hear-me-roar']);
      expect(namesIn(table, handOf(0))).toEqual(['bran-stark']);
      table.leavesOpen(0);
      table.leavesOpen(1);
    },
    'AGOT-PUT-c: a further copy comes as a duplicate, and goes as one': () => {
      const table = dominance({ hand: ['hear-me-roar', 'tywin-lannister'], play: ['tywin-lannister'] });
      table.seat(0).takes(use('hear-me-roar'));

      expect(comings(table)).toEqual(['cardEntered put', 'leftPlay discarded']);
      expect(inPlay(table, 0)).toEqual(['tywin-lannister']);
      table.leavesOpen(0);
      table.leavesOpen(1);
    },
    'AGOT-LEAVE-b: who left in the meantime and came back may stay': () => {
      const table = actions({
        seats: [
          { hand: ['hear-me-roar', 'burned-men'], gold: 9 },
          { hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
        ],
      });
      table.seat(0).takes(use('hear-me-roar'));
      expect(table.state.delayed).toHaveLength(1);
      table.seat(1).takes(use('the-things-i-do-for-love'));

      expect(table.state.delayed).toEqual([]);
      table.seat(0).mayTake(use('burned-men'));
    },
  },
  refuses: {
    'AGOT-ABIL-h: nobody comes where no Lannister can': () => {
      for (const seat of [
        { hand: ['hear-me-roar', 'bran-stark', 'casterly-rock'] },
        { hand: ['hear-me-roar', 'tywin-lannister'], dead: ['tywin-lannister'] },
      ])
        actions({ seats: [seat, {}] })
          .seat(0)
          .isAsked('pause');
    },
  },
});

describeCard('the-things-i-do-for-love', {
  does: {
    'AGOT-COST-g: X is chosen and paid, and a character that costs at most X goes home': () => {
      const table = actions({
        seats: [
          { faction: 'house-lannister', gold: 6, hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
          { play: ['direwolf-pup', 'robb-stark', 'eddard-stark'] },
        ],
      });
      table.seat(0).takes(use('the-things-i-do-for-love'));
      table.seat(0).mayNotTake({ is: 'gold', amount: 7 }).mayNotTake({ is: 'gold', amount: 1 });
      table.seat(0).takes({ is: 'gold', amount: 6 }).mayNotTake(card('eddard-stark'));
      table.seat(0).picks(card('robb-stark')).isAsked('pause');

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 1)).toEqual(['direwolf-pup', 'eddard-stark']);
      expect(namesIn(table, handOf(1))).toEqual(['robb-stark']);
      expect(table.state.table.cards.find(({ printed }) => printed === 'house-lannister')?.stance).toBe('kneeling');
    },
    'AGOT-DUP-d: a duplicate saves from it': () => {
      const table = actions({
        seats: [
          { hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
          { play: ['arya-stark + arya-stark (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('the-things-i-do-for-love'));
      table.seat(1).takes({ is: 'use', ability: 'duplicateSaves' });

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['arya-stark']);
      expect(table.state.gold[0]).toBe(2);
    },
    'AGOT-LEAVE-f: whoever goes home takes what was promised for them along, and nothing else': () => {
      const table = actions({
        challenge: { attacker: 0, type: 'military' },
        turn: 1,
        seats: [
          { hand: ['for-the-north'], play: ['tumblestone-knight (attacking)', 'summer (attacking)'] },
          { hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'], gold: 2 },
        ],
      });
      table.seat(1).passes();
      table.seat(0).takes(use('for-the-north')).picks(card('tumblestone-knight'));
      table.seat(1).takes(use('the-things-i-do-for-love'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual(['tumblestone-knight']);
      // The strength went with the knight; the card for the victory is still to come.
      expect(table.state.lasting).toEqual([]);
      expect(table.state.delayed).toHaveLength(1);
    },
  },
  refuses: {
    'AGOT-PLAY-a: needs a lord or a lady of the house': () => {
      for (const play of [['the-tickler'], ['arya-stark']])
        actions({ seats: [{ hand: ['the-things-i-do-for-love'], play }, { play: ['bran-stark'] }] })
          .seat(0)
          .isAsked('pause');
    },
    'AGOT-COST-b: needs a faction card that stands, and enough gold for somebody': () => {
      const seat = { hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] };
      for (const more of [{ faction: 'house-lannister (kneeling)' }, { gold: 1 }])
        actions({ seats: [{ ...seat, ...more }, { play: ['bran-stark'] }] })
          .seat(0)
          .isAsked('pause');
    },
  },
});

describeCard('treachery', {
  does: {
    'AGOT-CANCEL-a: cancels the ability of a character, whose cost stays paid': () => {
      const table = actions({
        seats: [{ play: ['grey-wind', 'winterfell-steward'] }, { hand: ['treachery'], play: ['tyrion-lannister'] }],
      });
      table.seat(0).takes(use('grey-wind'));
      table.seat(1).takes(use('treachery'));

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['grey-wind (kneeling)', 'winterfell-steward']);
      expect(namesIn(table, discardOf(1))).toEqual(['treachery']);
      expect(table.state.gold[1]).toBe(4);
    },
    'cancels what a location does, also a reaction': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'intrigue' },
        seats: [
          { play: ['lannisport', 'lannisport-moneylender (attacking)'] },
          { hand: ['treachery'], play: ['tyrion-lannister'] },
        ],
      });
      table.seat(0).takes(use('lannisport'));
      table.seat(1).takes(use('treachery'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
    'AGOT-CANCEL-d: what it cancelled counts against the limit': () => {
      const table = initiating(
        {
          seats: [
            { play: ['lannisport-moneylender', 'cersei-lannister (kneeling)'], hand: ['treachery'] },
            { play: ['tyrion-lannister'] },
          ],
        },
        'intrigue',
      );
      table.seat(1).takes(use('tyrion-lannister'));
      table.seat(0).takes(use('treachery'));

      expect(table.state.gold).toEqual([4, 5]);
      expect(table.state.uses.filter(({ ability }) => ability.printed === 'tyrion-lannister')).toHaveLength(1);
      table.seat(1).isAsked('declareDefenders');
    },
  },
  refuses: {
    'AGOT-DUP-c: what a duplicate does cannot be cancelled': () => {
      const table = happening(
        {
          seats: [
            { play: ['arya-stark + arya-stark (duplicate)'] },
            { hand: ['treachery'], play: ['tyrion-lannister'] },
          ],
        },
        (state) => [killing(state, the(state, 'arya-stark'))],
      );
      table.seat(0).takes({ is: 'use', ability: 'duplicateSaves' }).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['arya-stark']);
    },
    'does not cancel an event': () => {
      const table = actions({
        challenge: { attacker: 0, type: 'military' },
        seats: [{ hand: ['winter-is-coming'] }, { hand: ['treachery'], play: ['tyrion-lannister'] }],
      });
      table.seat(0).takes(use('winter-is-coming')).isAsked('pause');

      expect(namesIn(table, handOf(1))).toEqual(['treachery']);
    },
    'AGOT-PLAY-a: needs a unique Lannister': () => {
      const table = actions({
        seats: [
          { play: ['grey-wind', 'winterfell-steward'] },
          { hand: ['treachery'], play: ['burned-men', 'arya-stark'] },
        ],
      });
      table.seat(0).takes(use('grey-wind')).isAsked('pause');
    },
  },
});
