import { cellAt, disc } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { touchableCells } from './Places.tsx';
import { NO_CHOICES } from './use-choices.ts';

const FIELD = disc(cellAt(0, 0), 1);

test('SEN-MOVE-b: a cell beyond the edge can be touched where a step has to lead there', () => {
  const inside = { of: cellAt(0, 1), option: 0, offered: { is: 'cell' }, letter: 'A' };
  const beyond = { of: cellAt(0, 2), option: 1, offered: { is: 'cell' }, letter: 'B' };

  expect(touchableCells(FIELD, NO_CHOICES)).toEqual(FIELD);
  expect(touchableCells(FIELD, { cells: [inside, beyond], sides: [] })).toEqual([...FIELD, cellAt(0, 2)]);
});
