import { cardOf, cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { Element } from '../cards/fact.ts';
import type { L5rSituation } from '../situation/description.ts';
import { the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { conflictDiscardOf, handOf } from '../zones.ts';
import { ringEffect } from './ring-effect.ts';

const resolving = (description: Partial<L5rSituation>, ...elements: readonly Element[]) =>
  tableRunning(ringEffect({ by: 0, elements }), description);
const effect = (name: string) => ({ is: 'ringEffect', effect: name });
const on = (card: string, name: string) => ({ ...effect(name), card });

describe('air', () => {
  test('L5R-RINGFX-AIR: takes 1 honor from the opponent or gains 2', () => {
    const taking = resolving({ seats: [{ honor: 10 }, { honor: 10 }] }, 'air');
    taking.seat(0).takes(effect('takeHonor')).isAsked('pause');
    const gaining = resolving({ seats: [{ honor: 10 }, { honor: 10 }] }, 'air');
    gaining.seat(0).takes(effect('gainHonor')).isAsked('pause');

    expect([taking.state.honor, gaining.state.honor]).toEqual([
      [11, 9],
      [12, 10],
    ]);
  });
});

describe('earth', () => {
  const seats: L5rSituation['seats'] = [
    { conflictDeck: ['banzai', 'charge'] },
    { hand: ['rout', 'outwit', 'court-games'] },
  ];

  test('L5R-RINGFX-EARTH-a: draws a card and discards one of the opponent’s at random', () => {
    const table = resolving({ seats }, 'earth');

    table.seat(0).takes(effect('drawAndDiscard')).isAsked('pause');

    expect(cardsIn(table.state.table, handOf(0))).toHaveLength(1);
    expect(cardsIn(table.state.table, handOf(1))).toHaveLength(2);
    expect(cardsIn(table.state.table, conflictDiscardOf(1))).toHaveLength(1);
  });

  test('L5R-RINGFX-EARTH-c: still draws when the opponent has no card', () => {
    const table = resolving({ seats: [{ conflictDeck: ['banzai'] }, {}] }, 'earth');

    table.seat(0).takes(effect('drawAndDiscard')).isAsked('pause');

    expect(cardsIn(table.state.table, handOf(0))).toHaveLength(1);
  });
});

describe('fire', () => {
  test('L5R-RINGFX-FIRE: honors or dishonors a character for which that is possible', () => {
    const table = resolving(
      {
        seats: [{ play: ['doji-whisperer (honored)'] }, { play: ['matsu-berserker (dishonored)', 'savvy-politician'] }],
      },
      'fire',
    );

    table.seat(0).mayTake(on('savvy-politician', 'honor')).mayTake(on('savvy-politician', 'dishonor'));
    table.seat(0).mayNotTake(on('doji-whisperer', 'honor')).mayNotTake(on('matsu-berserker', 'dishonor'));
    table.seat(0).takes(on('matsu-berserker', 'honor')).isAsked('pause');

    expect(cardOf(table.state.table, the(table.state, 'matsu-berserker')).status).toBe('ordinary');
  });
});

describe('water', () => {
  const seats: L5rSituation['seats'] = [
    { play: ['doji-whisperer (bowed, fate 1)', 'savvy-politician (fate 1)'] },
    { play: ['matsu-berserker'] },
  ];

  test('L5R-RINGFX-WATER-a: readies a bowed character, or bows a ready one without fate', () => {
    const readying = resolving({ seats }, 'water');
    readying.seat(0).takes(effect('ready')).isAsked('pause');
    const bowing = resolving({ seats }, 'water');
    bowing.seat(0).takes(effect('bow')).isAsked('pause');

    expect(cardOf(readying.state.table, the(readying.state, 'doji-whisperer')).stance).toBe('ready');
    expect(cardOf(bowing.state.table, the(bowing.state, 'matsu-berserker')).stance).toBe('bowed');
    expect(cardOf(bowing.state.table, the(bowing.state, 'savvy-politician')).stance).toBe('ready');
  });

  test('L5R-RINGFX-WATER-b: a ready participant cannot be readied', () => {
    const table = resolving(
      {
        conflict: { attacker: 0, type: 'military', ring: 'water' },
        seats: [{ play: ['doji-whisperer (in conflict, fate 1)'] }, {}],
      },
      'water',
    );

    table.seat(0).isAsked('pause');
  });

  test('L5R-FAQ-3: a bowed participant may be readied', () => {
    const table = resolving(
      {
        conflict: { attacker: 0, type: 'military', ring: 'water' },
        seats: [{ play: ['doji-whisperer (in conflict, bowed)'] }, {}],
      },
      'water',
    );

    table.seat(0).mayTake(effect('ready')).mayNotTake(effect('bow'));
  });
});

describe('void', () => {
  test('L5R-RINGFX-VOID: removes 1 fate from a character that has some', () => {
    const table = resolving({ seats: [{ play: ['doji-whisperer'] }, { play: ['matsu-berserker (fate 2)'] }] }, 'void');

    table.seat(0).takes(effect('removeFate')).isAsked('pause');

    expect(cardOf(table.state.table, the(table.state, 'matsu-berserker')).fate).toBe(1);
  });

  test('L5R-RINGFX-d: cannot be resolved when it could change nothing', () => {
    const table = resolving({ seats: [{ play: ['doji-whisperer'] }, {}] }, 'void');

    table.seat(0).isAsked('pause');
  });
});

describe('every ring', () => {
  test('L5R-RINGFX-a: resolving it is optional', () => {
    const table = resolving({ seats: [{ honor: 10 }, { honor: 10 }] }, 'air');

    table.seat(0).declines().isAsked('pause');

    expect(table.state.honor).toEqual([10, 10]);
  });

  test('L5R-RINGFX-b: with several elements one effect is picked', () => {
    const table = resolving({ seats: [{ play: ['doji-whisperer (fate 1)'] }, {}] }, 'air', 'void');

    table.seat(0).mayTake(effect('gainHonor')).mayTake(effect('removeFate'));
    table.seat(0).takes(effect('removeFate')).isAsked('pause');

    expect(table.state.honor).toEqual([10, 10]);
  });

  test('L5R-RINGFX-c: characters of any player may be chosen', () => {
    const table = resolving({ seats: [{ play: ['doji-whisperer'] }, { play: ['matsu-berserker'] }] }, 'fire');

    table.seat(0).mayTake(on('doji-whisperer', 'dishonor')).mayTake(on('matsu-berserker', 'dishonor'));
  });

  test('L5R-RINGFX-g: all its choices are made by the player who resolves it', () => {
    const table = resolving({ seats: [{}, { play: ['matsu-berserker', 'honored-general'] }] }, 'fire');

    table.seat(0).isAsked('ringEffect');
    table.seat(1).isNotAsked();
  });
});
