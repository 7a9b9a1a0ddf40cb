import { type Fight, fight, stopHere, type Table } from '../rules/testing/fight.ts';
import { offered, toCounter } from './card-scenario.ts';

/** Attacks of seat 0 on the hero in front of it, from 8 to 2, and where they begin. */
const BLOWS = [
  { speed: 8, card: 'quick-stab', cell: '0,1' },
  { speed: 7, card: 'wolf-pounce', cell: '0,2' },
  { speed: 6, card: 'horse-kick', cell: '0,1' },
  { speed: 5, card: 'pommel-smash', cell: '0,1' },
  { speed: 4, card: 'katana-swing', cell: '0,1' },
  { speed: 3, card: 'idle-strike', cell: '0,1' },
  { speed: 2, card: 'counter-attack', cell: '0,1' },
] as const;

/** The speeds from 8 to 2 at which seat 1 stops an attack with the card and may counter it. */
export function countersAt(table: Table, block: string, other: NonNullable<Fight['other']> = {}): readonly number[] {
  return BLOWS.flatMap(({ speed, card, cell }) => {
    fight(table, {
      cards: { 0: card, 1: block },
      one: { cell, focus: 1 },
      other: { hand: ['counter-attack'], ...other },
    });
    if (!offered(table, 1).includes(speed)) return [];
    table.seat(1).takes({ is: 'speed', speed });
    if (table.match.open.some(({ question }) => question.seat === 1 && question.message.key === 'faceTo'))
      table.seat(1).takes({ is: 'facing', facing: 3 });
    toCounter(table);
    stopHere(table);
    return table.match.open.some(({ question }) => question.message.key === 'counter') ? [speed] : [];
  });
}
