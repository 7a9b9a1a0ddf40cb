import type { Answer } from '@kronika/kernel';
import { foundLocalTable } from '../../client/local-tables.ts';
import { playableCourseOf } from '../../lesson/courses.ts';

/** Makes a table that goes on where the course ended, with a bot in the other seat, and gives the address of its page. */
export async function playOn(game: string, name: string, answers: readonly Answer[]): Promise<string> {
  const playable = await playableCourseOf(game);
  if (playable === undefined) throw new Error(`${game} has no course`);
  const { course } = playable;
  const { endOfCourse } = await import('../../lesson/end-of-course.ts');
  const record = endOfCourse(playable, name, answers);
  const table = await foundLocalTable({
    game,
    beginning: {
      is: 'record',
      record,
      decisions: record.stretches.reduce((sum, one) => sum + one.decisions.length, 0),
    },
    options: { ...course.options },
    seats: course.brings.map((brings, seat) =>
      seat === course.own ? { is: 'me', name, brings } : { is: 'bot', bot: 'thumb', name: course.opponent, brings },
    ),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'natural',
  });
  return `/l/${table}`;
}
