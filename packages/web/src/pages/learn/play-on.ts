import type { Answer } from '@kronika/kernel';
import { foundLocalTable } from '../../client/local-tables.ts';
import { playableCourseOf } from '../../lesson/courses.ts';
import { levelPreference } from '../match/usual-level.ts';

/** Makes a table that goes on where the course ended, and gives the address of its page. */
export async function playOn(game: string, name: string, answers: readonly Answer[]): Promise<string> {
  const [playable, { planToPlayOn }] = await Promise.all([
    playableCourseOf(game),
    import('../../lesson/end-of-course.ts'),
  ]);
  if (playable === undefined) throw new Error(`${game} has no course`);
  return `/l/${await foundLocalTable(planToPlayOn(playable, { name, answers, bot: levelPreference.get() }))}`;
}
