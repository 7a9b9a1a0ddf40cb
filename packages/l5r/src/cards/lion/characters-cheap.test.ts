import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { rounds } from '../../rules/round.ts';
import {
  actions,
  card,
  declaring,
  happening,
  type L5rTable,
  played,
  resolving,
  use,
} from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { dynastyDeckOf, dynastyDiscardOf, rowAt } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const bare = { stronghold: 'yojin-no-shiro' };

describeCard('obstinate-recruit', {
  does: {
    'is discarded as soon as the opponent is more honorable': () => {
      const table = happening({ seats: [{ play: ['obstinate-recruit (fate 2)'] }, {}] }, () => [
        { is: 'honorGained', seat: 1, amount: 1 },
      ]);

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['obstinate-recruit']);
      table.seat(0).isAsked('pause');
    },
    'L5R-STATUS-h: leaves once, and its dishonor is paid once, though that makes the opponent more honorable': () => {
      const table = tableRunning(rounds.from('enterPhase', { phase: 3 }), {
        windows: 'brief',
        phase: 'fate',
        seats: [{ honor: 10, play: ['obstinate-recruit (dishonored)'] }, { honor: 10 }],
      });

      expect(table.state.honor).toEqual([9, 10]);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['obstinate-recruit']);
    },
    'L5R-STATUS-i: leaves once where it goes together with the character whose dishonor is paid': () => {
      const table = happening(
        { seats: [{ play: ['doji-whisperer (dishonored)', 'obstinate-recruit'] }, {}] },
        (state) =>
          ['doji-whisperer', 'obstinate-recruit'].map((name) =>
            leaving(state, the(state, name), { to: 'deckBottom', how: 'returned', rule: 'L5R-EFF-b' }),
          ),
      );

      expect(table.state.honor).toEqual([9, 10]);
      expect(namesIn(table, dynastyDeckOf(0))).toEqual(['doji-whisperer', 'obstinate-recruit']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual([]);
      table.seat(0).isAsked('pause');
    },
    'is played for nothing': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 0, rows: [['obstinate-recruit']], dynastyDeck: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(use('obstinate-recruit'));

      expect(inPlay(table, 0)).toEqual(['obstinate-recruit']);
      expect(skills(table, 'obstinate-recruit')).toEqual([2, 0]);
    },
  },
  refuses: {
    'L5R-HONOR-c: stays while both have the same honor': () => {
      const table = happening({ seats: [{ honor: 11, play: ['obstinate-recruit'] }, { honor: 10 }] }, () => [
        { is: 'honorLost', seat: 0, amount: 1 },
      ]);

      expect(inPlay(table, 0)).toEqual(['obstinate-recruit']);
      table.seat(0).isAsked('pause');
    },
    'stays while the opponent is less honorable': () => {
      const table = happening({ seats: [{ play: ['obstinate-recruit'] }, {}] }, () => [
        { is: 'honorGained', seat: 0, amount: 3 },
      ]);

      expect(inPlay(table, 0)).toEqual(['obstinate-recruit']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('ikoma-prodigy', {
  does: {
    'gains 1 honor after fate was placed on it': () => {
      const table = happening({ seats: [{ play: ['ikoma-prodigy'] }, {}] }, (state) => [
        { is: 'fatePlaced', card: the(state, 'ikoma-prodigy'), amount: 2 },
      ]);
      table.seat(0).takes(use('ikoma-prodigy'));

      expect(inPlay(table, 0)).toEqual(['ikoma-prodigy (fate 2)']);
      expect(table.state.honor).toEqual([11, 10]);
    },
    'L5R-FATE-d: gains it for the fate it is played with': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 4, rows: [['ikoma-prodigy']], dynastyDeck: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(played('ikoma-prodigy', 3)).takes(use('ikoma-prodigy'));

      expect(inPlay(table, 0)).toEqual(['ikoma-prodigy (fate 3)']);
      expect(table.state.honor[0]).toBe(11);
      expect(table.state.fate[0]).toBe(0);
    },
    'gains it for fate that moves there': () => {
      const table = happening({ seats: [{ play: ['ikoma-prodigy', 'deathseeker (fate 1)'] }, {}] }, (state) => [
        { is: 'fateMoved', from: the(state, 'deathseeker'), card: the(state, 'ikoma-prodigy'), amount: 1 },
      ]);
      table.seat(0).takes(use('ikoma-prodigy'));

      expect(inPlay(table, 0)).toEqual(['ikoma-prodigy (fate 1)', 'deathseeker']);
      expect(table.state.honor[0]).toBe(11);
    },
  },
  refuses: {
    'gains nothing when it is played without fate': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 4, rows: [['ikoma-prodigy']], dynastyDeck: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(played('ikoma-prodigy', 0));

      expect(inPlay(table, 0)).toEqual(['ikoma-prodigy']);
      expect(table.state.honor[0]).toBe(10);
      table.seat(0).isAsked('pause');
    },
    "gains nothing for another character's fate, or for fate it loses": () => {
      const table = happening({ seats: [{ play: ['ikoma-prodigy (fate 2)', 'deathseeker'] }, {}] }, (state) => [
        { is: 'fatePlaced', card: the(state, 'deathseeker'), amount: 1 },
        { is: 'fateRemoved', card: the(state, 'ikoma-prodigy'), amount: 1 },
      ]);

      expect(inPlay(table, 0)).toEqual(['ikoma-prodigy (fate 1)', 'deathseeker (fate 1)']);
      expect(table.state.honor[0]).toBe(10);
      table.seat(0).isAsked('pause');
    },
    'L5R-ABIL-g: gains it once in a round': () => {
      const table = happening({ seats: [{ play: ['ikoma-prodigy', 'deathseeker (fate 1)'] }, {}] }, (state) => [
        { is: 'fatePlaced', card: the(state, 'ikoma-prodigy'), amount: 1 },
        { is: 'fateMoved', from: the(state, 'deathseeker'), card: the(state, 'ikoma-prodigy'), amount: 1 },
      ]);
      table.seat(0).takes({ ...use('ikoma-prodigy'), at: 0 });

      expect(table.state.honor[0]).toBe(11);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('matsu-berserker', {
  does: {
    'is played from a province for 1 fate': () => {
      const table = actions({ phase: 'dynasty', seats: [{ ...bare, fate: 1, rows: [['matsu-berserker']] }, {}] });
      table.seat(0).takes(use('matsu-berserker'));

      expect(inPlay(table, 0)).toEqual(['matsu-berserker']);
      expect(skills(table, 'matsu-berserker')).toEqual([3, 0]);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'is not played without fate': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ ...bare, fate: 0, rows: [['matsu-berserker']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('matsu-berserker'));
    },
    'L5R-DASH-a: declares no political conflict': () => {
      const table = declaring({ seats: [{ ...bare, play: ['matsu-berserker'] }, {}] });

      table
        .seat(0)
        .mayTake({ is: 'ring', choice: { type: 'military' } })
        .mayNotTake({ is: 'ring', choice: { type: 'political' } });
    },
    'L5R-DASH-c: has no political skill that honor or a weapon could raise': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['matsu-berserker (honored) + guidance-of-the-ancestors'] }, {}],
      });

      expect(skills(table, 'matsu-berserker')).toEqual([5, 0]);
      table.seat(0).isAsked('actionWindow');
    },
  },
});

/** The fate phase of a round; the regroup phase asks about the cards in the provinces. */
function throughFatePhase(honor: number, play: readonly string[]): L5rTable {
  const rows = [['staging-ground'], ['staging-ground'], ['staging-ground'], ['staging-ground']];
  return tableRunning(rounds({ phase: 3 }), {
    windows: 'brief',
    seats: [
      { ...bare, honor, rows, play: [...play] },
      { honor: 10, rows },
    ],
  });
}

describeCard('steadfast-samurai', {
  does: {
    'L5R-FORCED-a: is not discarded in the fate phase of who leads by 5 honor': () => {
      const table = throughFatePhase(15, ['steadfast-samurai', 'matsu-berserker']);

      expect(table.state.phase).toBe('regroup');
      expect(inPlay(table, 0)).toEqual(['steadfast-samurai']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['matsu-berserker']);
      expect(table.state.lasting).toEqual([]);
      table.seat(0).isAsked('discardFromProvinces');
    },
    'L5R-CANNOT-a: loses no fate either': () => {
      const table = throughFatePhase(15, ['steadfast-samurai (fate 1)', 'matsu-berserker (fate 2)']);

      expect(inPlay(table, 0)).toEqual(['steadfast-samurai (fate 1)', 'matsu-berserker (fate 1)']);
      table.seat(0).isAsked('discardFromProvinces');
    },
  },
  refuses: {
    'is not spared with a lead of 4': () => {
      const table = throughFatePhase(14, ['steadfast-samurai']);

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['steadfast-samurai']);
      table.seat(0).isAsked('discardFromProvinces');
    },
    'is not spared in another phase': () => {
      const table = happening({ phase: 'conflict', seats: [{ honor: 15, play: ['steadfast-samurai'] }, {}] }, () => [
        { is: 'periodBegan', period: 'phase' },
      ]);

      expect(table.state.lasting).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('akodo-gunso', {
  does: {
    'L5R-REFILL-c, L5R-REFILL-e: leaves a faceup card in its province': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 2, rows: [[], ['akodo-gunso']], dynastyDeck: ['deathseeker', 'matsu-beiona'] }, {}],
      });
      table.seat(0).takes(use('akodo-gunso', 'playFromProvince')).takes(use('akodo-gunso', 'reaction'));

      expect(namesIn(table, rowAt(0, 2))).toEqual(['deathseeker']);
      expect(cardOf(table.state.table, the(table.state, 'deathseeker')).face).toBe('up');
      expect(namesIn(table, dynastyDeckOf(0))).toEqual(['matsu-beiona']);
    },
    'refills its province also when it is put into play': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, hand: ['charge'], rows: [['akodo-gunso']], dynastyDeck: ['deathseeker', 'matsu-beiona'] },
          {},
        ],
      });
      table.seat(0).takes(use('charge')).takes(use('akodo-gunso'));

      expect(inPlay(table, 0)).toEqual(['akodo-gunso (in conflict)']);
      expect(cardOf(table.state.table, the(table.state, 'deathseeker')).face).toBe('up');
    },
    'L5R-KW-PRIDE-a: is proud': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['akodo-gunso (in conflict)'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual(['akodo-gunso (honored, in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'L5R-REFILL-a: otherwise the province is refilled facedown': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, fate: 2, rows: [['akodo-gunso']], dynastyDeck: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(use('akodo-gunso', 'playFromProvince')).passes();

      expect(cardOf(table.state.table, the(table.state, 'deathseeker')).face).toBe('down');
      expect(namesIn(table, rowAt(0, 1))).toEqual(['deathseeker']);
    },
    'refills nothing when it comes from a discard pile': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            ...bare,
            play: ['kitsu-spiritcaller'],
            dynastyDiscard: ['akodo-gunso'],
            dynastyDeck: ['deathseeker'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('kitsu-spiritcaller')).mayNotTake(use('akodo-gunso'));

      expect(inPlay(table, 0)).toEqual(['kitsu-spiritcaller (bowed)', 'akodo-gunso (in conflict)']);
      expect(namesIn(table, dynastyDeckOf(0))).toEqual(['deathseeker']);
    },
  },
});

describeCard('deathseeker', {
  does: {
    'discards a character without fate after a lost attack': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, play: ['deathseeker (in conflict)'] },
          { play: ['honored-general (in conflict)', 'ikoma-prodigy'] },
        ],
      });
      table.seat(0).takes(use('deathseeker')).picks(card('ikoma-prodigy'));

      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['deathseeker']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['ikoma-prodigy']);
    },
    'removes 1 fate from a character that has some': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['deathseeker (in conflict)'] }, { play: ['honored-general (in conflict, fate 2)'] }],
      });
      table.seat(0).takes(use('deathseeker'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(inPlay(table, 1)).toEqual(['honored-general (bowed, fate 1)']);
    },
  },
  refuses: {
    'does nothing after a lost defense': () => {
      const table = resolving({
        conflict: { ...military, attacker: 1 },
        seats: [{ ...bare, play: ['deathseeker (in conflict)'] }, { play: ['honored-general (in conflict)'] }],
      });

      expect(inPlay(table, 0)).toEqual(['deathseeker (in conflict)']);
      table.seat(1).isAsked('ringEffect');
    },
    'does nothing at home': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, play: ['deathseeker', 'steadfast-samurai (in conflict)'] },
          { play: ['honored-general (in conflict)'] },
        ],
      });

      expect(inPlay(table, 0)).toEqual(['deathseeker', 'steadfast-samurai (bowed)']);
    },
    'does nothing after a victory': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['deathseeker (in conflict)'] }, { play: ['ikoma-prodigy'] }],
      });

      expect(inPlay(table, 0)).toEqual(['deathseeker (in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
});

describeCard('venerable-historian', {
  does: {
    'honors itself in a conflict of the more honorable player': () => {
      const table = actions({
        conflict: political,
        seats: [{ ...bare, honor: 11, play: ['venerable-historian (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('venerable-historian'));

      expect(inPlay(table, 0)).toEqual(['venerable-historian (honored, in conflict)']);
      expect(skills(table, 'venerable-historian')).toEqual([0, 4]);
    },
  },
  refuses: {
    'needs more honor than the opponent': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ ...bare, honor: 10, play: ['venerable-historian (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('venerable-historian'));
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ ...bare, honor: 11, play: ['venerable-historian', 'deathseeker (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('venerable-historian'));
    },
    'L5R-STATUS-d: is not honored twice': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ ...bare, honor: 11, play: ['venerable-historian (honored, in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('venerable-historian'));
    },
  },
});
