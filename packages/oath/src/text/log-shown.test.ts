import { ANYBODY, printedId, readerIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { battle } from '../testing/battle.ts';
import { scenario } from '../testing/scenario.ts';
import { text } from './text.ts';

scenario('OATH-10-reveal: the log names what is shown for whoever may know it, and says who alone sees it', (table) => {
  table.given(battle({}));
  const view = table.table.view(0);
  const shown = { is: 'shown', by: 1, rule: 'OATH-10-reveal' } as const;
  const longbows = { ...shown, faces: [printedId('longbows')] };
  const toYou = { ...longbows, to: 0 };
  const unknown = { ...shown, count: 2, to: 0 };

  expect(text.en.event(longbows, view, ANYBODY)).toMatch(/^Red shows: Longbows\.$|^Player 2 shows: Longbows\.$/);
  expect(text.en.event(toYou, view, readerIn(0))).toMatch(/Longbows \(only you see it\)\.$/);
  expect(text.en.event(unknown, view, readerIn(2))).toMatch(/shows: cards \(2\) \(only seen by .+\)\.$/);
  expect(text.pl.event(longbows, view, readerIn(1))).toMatch(/^Pokazujesz: /);
  table.table.endsHere();
});
