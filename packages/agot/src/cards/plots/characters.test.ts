import { present } from '@kronika/kernel';
import { expect } from 'vitest';
import { hasKeyword, hasTrait } from '../../rules/has.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, revealed, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, discardOf, handOf, plotDeckOf, revealedPlotOf } from '../../zones.ts';

describeCard('confiscation', {
  does: {
    'discards an attachment, whosever it is': () => {
      const table = revealed(
        {
          seats: [
            { plot: 'confiscation', play: ['arya-stark + little-bird'] },
            { play: ['burned-men + milk-of-the-poppy (controlled by 0)'] },
          ],
        },
        'confiscation',
      );
      table.seat(0).isAsked('chooseAttachment').mayTake(card('milk-of-the-poppy')).picks(card('little-bird'));

      expect(inPlay(table, 0)).toEqual(['arya-stark']);
      expect(namesIn(table, discardOf(0))).toEqual(['little-bird']);
    },
  },
  refuses: {
    'AGOT-DUP-l: a duplicate is no attachment': () => {
      const table = revealed(
        { seats: [{ plot: 'confiscation' }, { play: ['varys + varys (duplicate)', 'the-roseroad'] }] },
        'confiscation',
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['varys + varys (duplicate)', 'the-roseroad']);
    },
  },
});

describeCard('filthy-accusations', {
  does: {
    'kneels a character, whosever it is': () => {
      const table = revealed(
        { seats: [{ plot: 'filthy-accusations', play: ['arya-stark'] }, { play: ['burned-men'] }] },
        'filthy-accusations',
      );
      table.seat(0).mayTake(card('arya-stark')).picks(card('burned-men'));

      expect(inPlay(table, 1)).toEqual(['burned-men (kneeling)']);
    },
  },
  refuses: {
    'AGOT-TARG-f: who kneels already is not chosen, and neither is a location': () => {
      const table = revealed(
        { seats: [{ plot: 'filthy-accusations' }, { play: ['burned-men (kneeling)', 'the-roseroad'] }] },
        'filthy-accusations',
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['burned-men (kneeling)', 'the-roseroad']);
    },
  },
});

describeCard('fortified-position', {
  does: {
    'AGOT-BLANK-a: characters lose keywords, abilities and modifiers': () => {
      const seats = [
        { plot: 'fortified-position', play: ['littlefinger'] },
        { plot: 'a-clash-of-kings', play: ['varys', 'wildling-horde', 'tywin-lannister'] },
      ];
      const state = given({ seats });
      expect(hasKeyword(state, the(state, 'varys'), 'stealth')).toBe(false);
      expect(hasKeyword(state, the(state, 'wildling-horde'), 'noAttachments')).toBe(false);
      expect(plotValueOf(state, 0, 'income')).toBe(5);
      expect(plotValueOf(state, 1, 'income')).toBe(4);

      const horde = { play: ['wildling-horde (attacking)', 'wildling-horde'] };
      const challenge = { attacker: 1, type: 'military' } as const;
      actions({ challenge, seats: [{}, horde] })
        .seat(1)
        .mayTake(use('wildling-horde'));
      const table = actions({ challenge, seats: [{ plot: 'fortified-position' }, horde] });
      table.seat(1).isNotAsked();
      table.seat(0).isAsked('pause');
    },
    'AGOT-ATT-g: what only it allows is discarded when it is over': () => {
      const state = given({
        seats: [{ plot: 'fortified-position', plotDeck: ['taxation'] }, { play: ['wildling-horde + little-bird'] }],
      });
      const kept = happen(state, { is: 'goldGained', seat: 0, amount: 1 }).state;
      expect(kept.table.hosts).toEqual(state.table.hosts);
      const next = kept.table.cards.find(({ zone }) => zone === plotDeckOf(0));
      const { state: after } = happen(kept, { is: 'plotsRevealed', plots: [present(next, 'the next plot').id] });

      expect(revealedPlotOf(after, 0)).toBe(next?.id);
      expect(after.table.cards.find(({ printed }) => printed === 'little-bird')?.zone).toBe(discardOf(1));
    },
  },
  refuses: {
    'AGOT-BLANK-b: traits, gained icons and other cards keep what they have': () => {
      const state = given({
        seats: [{ plot: 'fortified-position', play: ['the-roseroad'] }, { play: ['varys + noble-lineage'] }],
      });

      expect(hasTrait(state, the(state, 'varys'), 'spy')).toBe(true);
      expect(plotValueOf(state, 0, 'income')).toBe(6);
    },
  },
});

describeCard('power-behind-the-throne', {
  does: {
    'gets a token when it is revealed': () => {
      const table = revealed({ seats: [{ plot: 'power-behind-the-throne' }, {}] }, 'power-behind-the-throne');

      const plot = present(revealedPlotOf(table.state, 0), 'the plot');
      expect(table.state.table.cards.find(({ id }) => id === plot)?.tokens).toEqual({ stand: 1 });
    },
    'the token stands a character, whosever it is, once': () => {
      const table = actions({
        seats: [
          { plot: 'power-behind-the-throne (stand 1)', play: ['arya-stark (kneeling)', 'bastard-in-hiding'] },
          { play: ['burned-men (kneeling)'] },
        ],
      });
      table
        .seat(0)
        .takes(use('power-behind-the-throne'))
        .mayTake(card('burned-men'))
        .mayNotTake(card('bastard-in-hiding'))
        .picks(card('arya-stark'));

      expect(inPlay(table, 0)).toEqual(['arya-stark', 'bastard-in-hiding']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'nothing without a token, and nothing where nobody kneels': () => {
      const bare = actions({
        seats: [{ plot: 'power-behind-the-throne', play: ['arya-stark (kneeling)'] }, {}],
      });
      bare.seat(0).isAsked('pause');
      const idle = actions({ seats: [{ plot: 'power-behind-the-throne (stand 1)', play: ['arya-stark'] }, {}] });
      idle.seat(0).isAsked('pause');
    },
  },
});

describeCard('marched-to-the-wall', {
  does: {
    'AGOT-FIRST-e: players choose in player order, and all are discarded at the same time': () => {
      const table = revealed(
        {
          first: 1,
          seats: [
            { plot: 'marched-to-the-wall', play: ['arya-stark', 'bastard-in-hiding'] },
            { play: ['burned-men', 'varys'] },
            { play: ['braided-warrior'] },
          ],
        },
        'marched-to-the-wall',
      );
      table.seat(1).isAsked('chooseSent').mayNotTake(card('arya-stark')).takes(card('burned-men'));
      expect(inPlay(table, 1)).toEqual(['burned-men', 'varys']);
      table.seat(0).takes(card('bastard-in-hiding'));

      expect([inPlay(table, 0), inPlay(table, 1), inPlay(table, 2)]).toEqual([['arya-stark'], ['varys'], []]);
      expect(namesIn(table, discardOf(1))).toEqual(['burned-men']);
    },
    'AGOT-SAVE-b: nobody can be saved, not even by a duplicate': () => {
      const table = revealed(
        { seats: [{ plot: 'marched-to-the-wall' }, { play: ['varys + bodyguard + varys (duplicate)'] }] },
        'marched-to-the-wall',
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual([]);
      expect(namesIn(table, discardOf(1))).toHaveLength(2);
      expect(namesIn(table, handOf(1))).toEqual(['bodyguard']);
    },
  },
  refuses: {
    'who has no character chooses none': () => {
      const table = revealed(
        { seats: [{ plot: 'marched-to-the-wall', play: ['the-roseroad'] }, {}] },
        'marched-to-the-wall',
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['the-roseroad']);
    },
  },
});

describeCard('wildfire-assault', {
  does: {
    'everybody keeps up to 3 characters, and the others are killed together': () => {
      const table = revealed(
        {
          seats: [
            { plot: 'wildfire-assault', play: ['arya-stark', 'bastard-in-hiding'] },
            { play: ['burned-men', 'varys', 'the-tickler', 'joffrey-baratheon', 'gold-cloaks'] },
          ],
        },
        'wildfire-assault',
      );
      table.seat(0).isAsked('chooseSpared').picks(card('arya-stark'));
      table.seat(1).picks(card('varys'), card('the-tickler'), card('gold-cloaks'));

      expect(inPlay(table, 0)).toEqual(['arya-stark']);
      expect(inPlay(table, 1)).toEqual(['varys', 'the-tickler', 'gold-cloaks']);
      expect(namesIn(table, deadOf(0))).toEqual(['bastard-in-hiding']);
      expect([...namesIn(table, deadOf(1))].sort()).toEqual(['burned-men', 'joffrey-baratheon']);
    },
    'AGOT-SAVE-b: nobody can be saved': () => {
      const table = revealed(
        { seats: [{ plot: 'wildfire-assault' }, { play: ['varys + bodyguard + varys (duplicate)'] }] },
        'wildfire-assault',
      );
      table.seat(1).picks();

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual([]);
      expect(namesIn(table, deadOf(1))).toEqual(['varys']);
    },
  },
  refuses: {
    'AGOT-TARG-d: who is chosen lives, also when nobody else is left': () => {
      const table = revealed(
        { seats: [{ plot: 'wildfire-assault' }, { play: ['burned-men', 'varys', 'the-roseroad'] }] },
        'wildfire-assault',
      );
      table.seat(1).picks(card('burned-men'), card('varys'));

      expect(inPlay(table, 1)).toEqual(['burned-men', 'varys', 'the-roseroad']);
      expect(table.happened.some(({ event }) => event.is === 'leftPlay')).toBe(false);
    },
  },
});
