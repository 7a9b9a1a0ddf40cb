import { expect } from 'vitest';
import { senjutsu } from './game.ts';
import { fight, scenario, stopHere, type Table } from './rules/testing/fight.ts';
import { playOutTo } from './rules/testing/play-out.ts';
import { spans, stirs } from './spans.ts';

const keys = ({ state }: Table) => spans(state).map(({ is, key }) => `${is} ${key}`);

scenario('SEN-TURN-a: each phase of each turn is a span of its own, and the clash from the reveal on', (table) => {
  fight(table, { cards: { 0: 'horse-kick' }, one: { hand: ['swift-block'] } });
  expect(keys(table)).toEqual(['contest turn/1', 'phase turn/1/reveal']);
  table.seat(0).isAsked('replace').passes();

  expect(keys(table)).toEqual(['contest turn/1', 'phase turn/1/resolve']);
  playOutTo(table);
  expect(keys(table)).toEqual(['phase turn/2/choose']);
});

scenario('before the first turn there is nothing to pass', (table) => {
  table.begins({ seats: 2, format: 'duel', placing: 'chosen', terrain: 'none' });
  expect(keys(table)).toEqual([]);
  stopHere(table);
});

scenario('who passes until something happens is woken by attacks and instants, not by steps', (table) => {
  fight(table, { cards: { 0: 'pommel-smash' } });
  playOutTo(table);
  const waking = new Set(table.happened.flatMap(({ event }) => (senjutsu.stirs?.(event) === true ? [event.is] : [])));

  expect([...waking]).toEqual(expect.arrayContaining(['struck', 'wounded', 'statusTaken']));
  expect(waking).not.toContain('drew');
  expect(stirs({ is: 'stepped', fighter: 0 as never, to: '0,0', how: 'own', rule: 'SEN-MOVE-b' })).toBe(false);
});
