import { HostedTable, headerOf, isTableRefusal } from '@kronika/host';
import { present } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { l5rCourse } from '../l5r/lesson/course.ts';
import { planToPlayOn } from './end-of-course.ts';

test('the match of the course can be played on, with a bot in the other seat', () => {
  const plan = planToPlayOn({ course: l5rCourse, game: l5r }, 'Ala', []);
  const table = HostedTable.found(l5r, headerOf(plan, { table: 't', seed: 's', now: 0, holderOf: () => 'Ala' }));
  if (isTableRefusal(table)) throw new Error(table.because.text.en);

  expect(table.status).toBe('playing');
  expect(table.waiting).toEqual([l5rCourse.own]);
  const { state } = present(table.recorder, 'the match').match;
  expect(table.game.view(state, 0)).toMatchObject({ round: 2, phase: 'dynasty' });
});
