import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { hasKeyword, hasTrait } from '../../rules/has.ts';
import { actions, card, declaring, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf } from '../../zones.ts';

describeCard('fine-katana', {
  does: {
    'L5R-ATT-a: is played for nothing and gives +2 military': () => {
      const table = actions({ seats: [{ hand: ['fine-katana'], fate: 0, play: ['serene-warrior'] }, {}] });
      table.seat(0).takes(use('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior + fine-katana']);
      expect(skills(table, 'serene-warrior')).toEqual([5, 2]);
    },
    'L5R-ATT-c, L5R-ATT-g: goes on a character of either player, and stays its player’s': () => {
      const table = actions({
        seats: [{ hand: ['fine-katana'], play: ['doji-whisperer'] }, { play: ['serene-warrior'] }],
      });
      table.seat(0).takes(use('fine-katana')).mayTake(card('doji-whisperer')).picks(card('serene-warrior'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior + fine-katana']);
      expect(cardOf(table.state.table, the(table.state, 'fine-katana')).controller).toBe(0);
    },
    'L5R-KW-RESTRICTED-a, L5R-KW-RESTRICTED-b: of three the controller of the character discards one': () => {
      const table = actions({
        seats: [{ hand: ['fine-katana'] }, { play: ['serene-warrior + fine-katana + ornate-fan'] }],
      });
      table.seat(0).takes(use('fine-katana'));
      table.seat(1).isAsked('shedRestricted').takes(card('ornate-fan'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior + fine-katana + fine-katana']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['ornate-fan']);
      expect(skills(table, 'serene-warrior')).toEqual([7, 2]);
    },
  },
  refuses: {
    'L5R-ATT-b: is not played without a character': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['fine-katana'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fine-katana'));
    },
    'L5R-1.4-b: is not played in the dynasty phase': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ hand: ['fine-katana'], play: ['serene-warrior'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fine-katana'));
    },
    'L5R-DASH-c: gives nothing where there is a dash': () => {
      const table = actions({ seats: [{ play: ['otomo-courtier + fine-katana'] }, {}] });

      expect(skills(table, 'otomo-courtier')).toEqual([0, 2]);
    },
  },
});

describeCard('ornate-fan', {
  does: {
    'is played for nothing and gives +2 political, also on a bowed character': () => {
      const table = actions({ seats: [{ hand: ['ornate-fan'], fate: 0, play: ['serene-warrior (bowed)'] }, {}] });
      table.seat(0).takes(use('ornate-fan'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (bowed) + ornate-fan']);
      expect(skills(table, 'serene-warrior')).toEqual([3, 4]);
    },
  },
  refuses: {
    'L5R-KW-NOATT-b: is not put on a character that takes weapons only': () => {
      const table = actions({
        seats: [{ hand: ['ornate-fan', 'fine-katana'], play: ['moto-horde', 'doji-whisperer'] }, {}],
      });
      table.seat(0).takes(use('ornate-fan'));
      expect(inPlay(table, 0)).toEqual(['moto-horde', 'doji-whisperer + ornate-fan']);
      table.seat(0).takes(use('fine-katana')).picks(card('moto-horde'));

      expect(inPlay(table, 0)).toEqual(['moto-horde + fine-katana', 'doji-whisperer + ornate-fan']);
      expect(skills(table, 'moto-horde')).toEqual([8, 0]);
    },
  },
});

describeCard('cloud-the-mind', {
  does: {
    'is played for 1 fate by who has a shugenja, and takes the text away': () => {
      const table = actions(
        {
          conflict: { attacker: 0, type: 'military', ring: 'air' },
          windows: 'open',
          seats: [
            { hand: ['cloud-the-mind'], play: ['miya-mystic'] },
            { play: ['wandering-ronin (fate 2, in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).mayTake(use('wandering-ronin')).passes();
      table.seat(0).takes(use('cloud-the-mind')).picks(card('wandering-ronin'));

      table.seat(1).isAsked('actionWindow').mayNotTake(use('wandering-ronin'));
      expect(inPlay(table, 1)).toEqual(['wandering-ronin (fate 2, in conflict) + cloud-the-mind']);
      expect(skills(table, 'wandering-ronin')).toEqual([2, 2]);
      expect(table.state.fate).toEqual([9, 10]);
    },
    'L5R-BLANK-a: keywords go, traits stay': () => {
      const state = given({ seats: [{ play: ['asahina-storyteller + cloud-the-mind'] }, {}] });
      const storyteller = the(state, 'asahina-storyteller');

      expect(hasKeyword(state, storyteller, 'sincerity')).toBe(false);
      expect(hasTrait(state, storyteller, 'courtier')).toBe(true);
      expect(hasTrait(state, storyteller, 'air')).toBe(true);
    },
    'also takes a prohibition away': () => {
      const table = declaring({
        favor: { holder: 1, side: 'political' },
        seats: [{ play: ['seppun-guardsman + cloud-the-mind', 'serene-warrior'] }, {}],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));

      table.seat(0).mayTake(card('seppun-guardsman'));
    },
    'L5R-CONST-a: the text is back as soon as it is gone': () => {
      const table = actions({
        conflict: { attacker: 0, type: 'military', ring: 'air' },
        seats: [{ play: ['miya-mystic', 'wandering-ronin (fate 1, in conflict) + cloud-the-mind'] }, {}],
      });
      table.seat(0).mayNotTake(use('wandering-ronin')).takes(use('miya-mystic')).takes(use('wandering-ronin'));

      expect(skills(table, 'wandering-ronin')).toEqual([4, 4]);
    },
  },
  refuses: {
    'L5R-RESTR-a: is not played without a shugenja of one’s own': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['cloud-the-mind'], play: ['doji-whisperer'] }, { play: ['miya-mystic'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('cloud-the-mind'));
    },
    'L5R-COST-a: nor without fate': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['cloud-the-mind'], fate: 0, play: ['miya-mystic'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('cloud-the-mind'));
    },
    'leaves the text of other copies alone': () => {
      const table = resolving({
        conflict: { attacker: 0, type: 'political', ring: 'air' },
        seats: [
          {
            role: 'seeker-of-air',
            play: ['doji-whisperer (in conflict)', 'seeker-initiate + cloud-the-mind', 'seeker-initiate'],
            conflictDeck: ['rout', 'outwit'],
          },
          {},
        ],
      });
      table.seat(0).declines().takes(use('seeker-initiate')).takes(card('rout'));

      table.seat(0).isAsked('pause');
    },
  },
});
