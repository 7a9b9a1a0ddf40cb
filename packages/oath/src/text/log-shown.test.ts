import { ANYBODY, printedId, readerIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { battle } from '../testing/battle.ts';
import { scenario } from '../testing/scenario.ts';
import { text } from './text.ts';

scenario('OATH-10-reveal: the log names what is shown to whoever may know it, and says who else does not', (table) => {
  table.given(battle({}));
  const view = table.table.view(0);
  const shown = { is: 'shown', by: 1, rule: 'OATH-10-reveal' } as const;
  const longbows = { ...shown, faces: [printedId('longbows')] };

  expect(text.en.event(longbows, view, ANYBODY)).toMatch(/^Red shows: Longbows\.$|^Player 2 shows: Longbows\.$/);
  expect(text.en.event({ ...longbows, to: 0 }, view, readerIn(0))).toMatch(/Longbows \(only you see it\)\.$/);
  expect(text.en.event({ ...shown, count: 2, to: 0 }, view, readerIn(2))).toMatch(
    /shows: cards \(2\) \(only seen by .+\)\.$/,
  );
  expect(text.pl.event(longbows, view, readerIn(1))).toMatch(/^Pokazujesz: /);
  table.table.endsHere();
});
