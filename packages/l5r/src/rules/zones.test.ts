import { cardOf } from '@kronika/kernel';
import { isPileOrderRead } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { actions, card, happening, played, use } from '../testing/card-table.ts';
import { cardsAt, tableAt } from '../testing/continued.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn, skills } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { leaving } from '../verbs/leaving.ts';
import { view } from '../view.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf, playOf, REMOVED, rowAt } from '../zones.ts';
import { actionWindow } from './calls.ts';
import { dynastyPhase } from './dynasty-phase.ts';
import { fatePhase } from './fate-phase.ts';
import { layer } from './layer.ts';
import { clearProvinces, regroupPhase } from './regroup-phase.ts';
import { drawCards } from './supply.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describe('entering and leaving play', () => {
  test('L5R-ZONE-d: a character enters play when it comes from where it is not in play', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['charge'], rows: [['matsu-beiona']], play: ['akodo-gunso', 'deathseeker', 'matsu-berserker'] },
        {},
      ],
    });
    table.seat(0).takes(use('charge')).takes(use('matsu-beiona'));

    expect(inPlay(table, 0)).toContain('matsu-beiona (fate 2, in conflict)');
  });

  test('L5R-ZONE-d: one that only changes its controller and its place does not', () => {
    const table = actions({
      conflict: military,
      seats: [
        { honor: 5, hand: ['blackmail'], play: ['ide-messenger'] },
        { honor: 9, play: ['iuchi-wayfinder'] },
      ],
    });
    table.seat(0).takes(use('blackmail'));
    expect(inPlay(table, 0)).toEqual(['ide-messenger', 'iuchi-wayfinder']);
    table.seat(0).isAsked('actionWindow').takes(use('ide-messenger')).picks(card('iuchi-wayfinder'));

    expect(inPlay(table, 0)).toEqual(['ide-messenger', 'iuchi-wayfinder (in conflict)']);
    table.seat(0).isAsked('pause');
  });

  test('L5R-ZONE-d: it leaves play by whichever way it goes, also to the hand', () => {
    const table = actions({
      conflict: military,
      seats: [{ play: ['vengeful-berserker (in conflict)', 'adept-of-shadows (in conflict)'] }, {}],
    });
    table.seat(0).takes(use('adept-of-shadows')).takes(use('vengeful-berserker'));

    expect(skills(table, 'vengeful-berserker')).toEqual([6, 0]);
    expect(namesIn(table, handOf(0))).toEqual(['adept-of-shadows']);
  });
});

describe('cards that are removed from the game', () => {
  const state = given({
    conflict: military,
    seats: [{ play: ['matsu-beiona', 'kitsu-spiritcaller'], rows: [['matsu-beiona']] }, {}],
  });
  const removed = happen(
    state,
    leaving(state, the(state, 'matsu-beiona'), { to: 'removed', how: 'removed', rule: 'L5R-ZONE-f' }),
  ).state;

  test('L5R-ZONE-f: are in no discard pile from which they could come back', () => {
    const table = tableAt({ ...removed, windows: 'open' }, actionWindow({ kind: 'conflict', first: 0 }));

    expect(cardsAt(removed, REMOVED)).toEqual(['matsu-beiona']);
    table.seat(0).isAsked('actionWindow').mayNotTake(use('kitsu-spiritcaller'));
  });

  test('L5R-ZONE-f: do not keep a copy of theirs out of play, nor is it a duplicate', () => {
    const table = tableAt({ ...removed, conflict: null, phase: 'dynasty' }, dynastyPhase.from('play', {}));

    table
      .seat(0)
      .mayNotTake(use('matsu-beiona', 'duplicate'))
      .takes(played('matsu-beiona', 0, 'playFromProvince'));
    expect(cardsAt(table.state, playOf(0))).toContain('matsu-beiona');
  });

  test('L5R-ZONE-f: stay there', () => {
    const brief = { ...removed, conflict: null, windows: 'brief' } as const;
    const fate = tableAt({ ...brief, phase: 'fate' }, fatePhase({}));
    const regroup = tableAt({ ...fate.state, phase: 'regroup' }, regroupPhase({}));
    regroup.seat(0).isAsked('discardFromProvinces').picks();

    expect(cardsAt(regroup.state, REMOVED)).toEqual(['matsu-beiona']);
    regroup.seat(0).isAsked('pause');
  });
});

describe('the home area', () => {
  const taken = (() => {
    const state = given({
      conflict: military,
      windows: 'open',
      seats: [{ play: ['matsu-beiona (in conflict)'] }, { hand: ['tranquility'], play: ['border-rider (bowed)'] }],
    });
    return happen(state, { is: 'controlTaken', card: the(state, 'border-rider'), seat: 0 }).state;
  })();

  test('L5R-ZONE-g: who does not take part in a conflict is at the home of his or her controller', () => {
    const table = tableAt(taken, actionWindow({ kind: 'conflict', first: 1 }));
    table.seat(1).takes(use('tranquility'));

    // Its owner has forbidden the characters at the opponent's home to do anything.
    table.seat(0).isAsked('actionWindow').mayNotTake(use('border-rider'));
  });

  test('L5R-ZONE-g: where it may do what it likes otherwise', () => {
    const table = tableAt(taken, actionWindow({ kind: 'conflict', first: 0 }));

    table.seat(0).mayTake(use('border-rider'));
  });

  test('L5R-ZONE-g: who is played outside of a conflict is there', () => {
    const table = actions({ seats: [{ hand: ['ide-messenger'] }, {}] });
    table.seat(0).takes(played('ide-messenger', 0));

    expect(cardOf(table.state.table, the(table.state, 'ide-messenger'))).toMatchObject({ zone: playOf(0), at: 'home' });
  });
});

describe('discard piles', () => {
  test('L5R-ZONE-i: keep their order, whatever is put on them or taken out of them', () => {
    const table = actions({
      conflict: military,
      seats: [
        {
          hand: ['assassination'],
          play: ['matsu-beiona'],
          conflictDiscard: ['rout', 'charge', 'guidance-of-the-ancestors', 'outwit', 'banzai'],
        },
        { play: ['moto-youth'] },
      ],
    });
    table.seat(0).takes(use('guidance-of-the-ancestors')).picks(card('matsu-beiona'));
    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['rout', 'charge', 'outwit', 'banzai']);
    table.seat(0).takes(use('assassination'));

    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['assassination', 'rout', 'charge', 'outwit', 'banzai']);
  });

  const gone = (...play: readonly string[]) =>
    happening({ first: 1, seats: [{ play: [...play] }, { play: [...play] }] }, (state) =>
      state.table.cards
        .filter(({ zone, printed }) => (zone === playOf(0) || zone === playOf(1)) && printed === 'matsu-beiona')
        .map(({ id }) => leaving(state, id, { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' })),
    );

  test('L5R-ZONE-j: no card of the game looks at the order in a pile, so no owner has to pick it', () => {
    const table = tableRunning(clearProvinces({ seat: 0 }), {
      seats: [
        {
          rows: [['doji-whisperer'], ['savvy-politician'], ['favorable-ground']],
          dynastyDeck: ['brash-samurai', 'brash-samurai', 'brash-samurai'],
          dynastyDiscard: ['moto-youth'],
        },
        {},
      ],
    });
    table.seat(0).picks(card('doji-whisperer'), card('savvy-politician'), card('favorable-ground')).isAsked('pause');

    expect(isPileOrderRead(layer.rules)).toBe(false);
    expect(namesIn(table, dynastyDiscardOf(0))).toEqual([
      'favorable-ground',
      'savvy-politician',
      'doji-whisperer',
      'moto-youth',
    ]);
  });

  test('L5R-ZONE-j: whoever owns them, the cards arrive', () => {
    const table = gone('matsu-beiona + fine-katana + ornate-fan');
    table.seat(0).isAsked('pause');

    expect(namesIn(table, conflictDiscardOf(1))).toEqual(['ornate-fan', 'fine-katana']);
    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['ornate-fan', 'fine-katana']);
  });

  test('L5R-ZONE-j: what does not leave after all is not ordered', () => {
    const table = happening(
      { seats: [{ play: ['matsu-beiona + reprieve + fine-katana', 'akodo-gunso + ornate-fan'] }, {}] },
      (state) =>
        ['matsu-beiona', 'akodo-gunso'].map((name) =>
          leaving(state, the(state, name), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
        ),
    );
    table.seat(0).takes(use('reprieve'));

    expect(inPlay(table, 0)).toEqual(['matsu-beiona + fine-katana']);
    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['ornate-fan', 'reprieve']);
    table.seat(0).isAsked('pause');
  });
});

describe('hands', () => {
  test('L5R-ZONE-k: may be of any size', () => {
    const hand = Array.from({ length: 30 }, () => 'banzai');
    const table = tableRunning(drawCards({ seat: 0, count: 5 }), {
      windows: 'brief',
      seats: [{ hand, conflictDeck: Array.from({ length: 6 }, () => 'rout') }, {}],
    });
    expect(namesIn(table, handOf(0))).toHaveLength(35);
    const later = tableAt({ ...table.state, phase: 'regroup' }, regroupPhase({}));

    expect(namesIn(later, handOf(0))).toHaveLength(35);
    later.seat(0).isAsked('pause');
  });
});

describe('what everybody knows', () => {
  const state = given({
    seats: [
      { honor: 7, fate: 3, conflictDiscard: ['rout', 'banzai'], dynastyDiscard: ['doji-whisperer'] },
      { honor: 12, fate: 0, conflictDiscard: ['charge'], dynastyDiscard: ['matsu-beiona', 'akodo-gunso'] },
    ],
  });
  const viewers = [0, 1, 'spectator'] as const;

  test('L5R-INFO-a: the honor and the fate of both players', () => {
    for (const viewer of viewers)
      expect(view(state, viewer).seats).toMatchObject([
        { honor: 7, fate: 3 },
        { honor: 12, fate: 0 },
      ]);
  });

  test('L5R-INFO-b: what lies in all discard piles', () => {
    const up = (...names: readonly string[]) => names.map((printed) => ({ face: 'up', printed }));
    for (const viewer of viewers)
      expect(view(state, viewer).seats).toMatchObject([
        { conflictDiscard: up('rout', 'banzai'), dynastyDiscard: up('doji-whisperer') },
        { conflictDiscard: up('charge'), dynastyDiscard: up('matsu-beiona', 'akodo-gunso') },
      ]);
  });
});

describe('provinces', () => {
  test('L5R-PROV-b: a facedown one that becomes the attacked one in another way is revealed at once', () => {
    const state = given({ conflict: military });
    const garden = the(state, 'manicured-garden');
    expect(cardOf(state.table, garden).face).toBe('down');
    const attacked = { ...state, conflict: state.conflict && { ...state.conflict, province: garden } };
    const after = happen(attacked, { is: 'honorGained', seat: 0, amount: 1 });

    expect(after.kinds).toEqual(['honorGained', 'revealed']);
    expect(cardOf(after.state.table, garden).face).toBe('up');
  });

  test('L5R-REFILL-b: an event card does not refill a province that its cost has not emptied', () => {
    const table = actions({
      conflict: military,
      seats: [
        { hand: ['banzai'], play: ['matsu-beiona (in conflict)'], rows: [[]], dynastyDeck: ['moto-youth'] },
        { rows: [['moto-youth']], dynastyDeck: ['moto-youth'] },
      ],
    });
    table.seat(0).takes(use('banzai')).declines();

    expect(namesIn(table, rowAt(0, 1))).toEqual([]);
    expect(namesIn(table, rowAt(1, 2))).toEqual([]);
  });

  test('L5R-REFILL-b: whatever makes a card leave a province, it is refilled', () => {
    const state = given({ seats: [{ rows: [['moto-youth']], dynastyDeck: ['akodo-gunso', 'akodo-gunso'] }, {}] });
    const after = happen(state, { is: 'cardShuffledIn', card: the(state, 'moto-youth') });

    expect(cardsAt(after.state, rowAt(0, 1))).toHaveLength(1);
  });
});
