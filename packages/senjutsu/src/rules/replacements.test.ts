import type { PrintedId } from '@kronika/kernel';
import { expect, vi } from 'vitest';
import type { PrintedInitiative } from '../cards/library.ts';
import { fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';

// No replacement of the pool has an initiative for sale, so two cards get one: for 1 focus.
const FOR_SALE: ReadonlyMap<string, number> = new Map([
  ['dragon-tail', 9],
  ['headbutt', 7],
]);

vi.mock(import('../cards/library.ts'), async (original) => {
  const library = await original();
  const initiativesOf = (printed: PrintedId): readonly PrintedInitiative[] => {
    const speed = FOR_SALE.get(printed);
    const own = library.initiativesOf(printed);
    return speed === undefined ? own : [...own, { initiative: { is: 'fixed', speed }, pay: 1 }];
  };
  return { ...library, initiativesOf };
});

scenario('SEN-INST-REPL-d: another initiative of a replacement is bought when it is played', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dragon-tail'], focus: 3 }, other: { cell: '0,-4' } });
  table.seat(0).isAsked('replace').takes({ card: 'dragon-tail' });
  const { focus } = hero(table, 0);
  table.seat(0).isAsked('buyInitiative').takes({ is: 'pay', focus: 1 });

  expect(hero(table, 0).focus).toBe(focus - 1);
  expect(told(table, 'speedSet').filter(({ fighter }) => fighter === 0)).toMatchObject([{ speed: 9, how: 'bought' }]);
  expect(prints(table, 0, 'discard')).toContain('firm-mind');
  stopHere(table);
});

scenario('SEN-INST-REPL-d: whoever does not buy it acts at the printed speed', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dragon-tail'], focus: 3 }, other: { cell: '0,-4' } });
  table.seat(0).isAsked('replace').takes({ card: 'dragon-tail' });
  const { focus } = hero(table, 0);
  table.seat(0).isAsked('buyInitiative').declines();

  expect(hero(table, 0).focus).toBe(focus);
  expect(told(table, 'speedSet').filter(({ fighter }) => fighter === 0)).toMatchObject([{ how: 'printed' }]);
  stopHere(table);
});

scenario('SEN-INST-REPL-d, SEN-REV-4d: the refund comes too late to buy it with', (table) => {
  // 1 focus goes to the revealed card and comes back only once everything for the new one is paid.
  fight(table, {
    cards: { 0: 'focused-guard' },
    one: { hand: ['dragon-tail'], focus: 2 },
    other: { cell: '0,-4' },
  });
  table.seat(0).isAsked('buyInitiative').takes({ is: 'pay', focus: 2 });
  table.seat(0).isAsked('replace').takes({ card: 'dragon-tail' });

  expect(told(table, 'speedSet').filter(({ fighter }) => fighter === 0)).toMatchObject([{ how: 'printed' }]);
  expect(hero(table, 0).focus).toBe(2);
  stopHere(table);
});

scenario(
  'SEN-INST-REPL-d, SEN-EFF-t: so is that of a card that was found and is played in place of another',
  (table) => {
    for (const answer of ['buys', 'declines'] as const) {
      fight(table, {
        cards: { 0: 'reflection-pool' },
        one: { hero: 'student', focus: 3, discard: ['headbutt'] },
        other: { cell: '0,-4' },
      });
      table.seat(0).takes({ card: 'headbutt' }).isAsked('payLine').takes({ is: 'pay', focus: 2 });
      table.seat(0).isAsked('buyInitiative');
      if (answer === 'buys') table.seat(0).takes({ is: 'pay', focus: 1 });
      else table.seat(0).declines();

      expect(told(table, 'speedSet').at(-1)).toMatchObject(answer === 'buys' ? { speed: 7 } : { how: 'printed' });
      expect(hero(table, 0).focus).toBe(answer === 'buys' ? 0 : 1);
      stopHere(table);
    }
  },
);
