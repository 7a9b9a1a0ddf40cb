import { expect } from 'vitest';
import { scenario, stopHere } from '../rules/testing/fight.ts';
import { text } from './text.ts';

scenario('the table in words names Desperation, Hidden and fulfilled contracts', (table) => {
  table.given({
    heroes: [{ hero: 'onna-bugeisha', wounds: 3, cell: '0,3' }],
    foes: [
      { kind: 'yojimbo', cell: '0,-2', deck: ['solo-003'], contracts: ['firstBlood'] },
      { kind: 'ninja', cell: '1,-2', deck: ['solo-003'], stealth: 'hidden' },
    ],
  });
  const said = text.en.board(table.view(0));

  expect(said).toContain('desperate');
  expect(said).toContain('hidden');
  expect(said).toContain('contract: First Blood');
  expect(text.pl.board(table.view(0))).toContain('Zlecenie: Pierwsza Krew');
  stopHere(table);
});
