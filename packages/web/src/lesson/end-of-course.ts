import { type Answer, type MatchRecord, present } from '@kronika/kernel';
import type { PlayableCourse } from './courses.ts';
import { playScript } from './play-script.ts';

/** The match of a course as it stands at its end, so that one can play on from there. */
export function endOfCourse({ course, game }: PlayableCourse, name: string, answers: readonly Answer[]): MatchRecord {
  const last = course.lessons.length - 1;
  const end = { lesson: last, step: course.lessons[last]?.steps.length ?? 0 };
  const played =
    playScript({ course, game, name, answers }, end) ?? playScript({ course, game, name, answers: [] }, end);
  return present(played?.match.table.record(), 'the match of the course');
}
