import { type Game, present, type Question } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import type { Course } from '../course.ts';
import { LessonMatch } from '../lesson-match.ts';
import { NO_PROGRESS, type Progress } from '../progress.ts';

/** A lesson that was opened, and what it keeps of the progress. */
export interface OpenedLesson {
  readonly match: LessonMatch;
  last(): Progress;
}

/** Opens lessons of a course, in which everything follows at once. */
export function openedIn(course: Course, game: Game) {
  return (lesson: number, progress: Progress = NO_PROGRESS): OpenedLesson => {
    const kept: Progress[] = [];
    const match = new LessonMatch(
      {
        course,
        game,
        name: 'Ala',
        progress,
        later: (follow) => {
          follow();
          return () => undefined;
        },
        keep: (now) => kept.push(now),
      },
      lesson,
    );
    return { match, last: () => present(kept.at(-1), 'the progress') };
  };
}

/** The step that is open, read anew each time. */
export const stepOf = (match: LessonMatch): string | undefined => match.step?.id;

/** Does the step that is open, with the nth answer that it accepts. */
export function go(match: LessonMatch, nth = 0): void {
  if (match.step?.is === 'look') match.seen();
  else {
    const answer = present(match.accepted()[nth], `answer ${nth} at ${stepOf(match)}`);
    const reply = match.decide(answer);
    if (reply.is !== 'done') throw new Error(`${stepOf(match)}: ${JSON.stringify(reply)}`);
  }
}

/** Goes on to a step by what the lesson shows. */
export function goTo(match: LessonMatch, id: string): void {
  while (stepOf(match) !== undefined && stepOf(match) !== id) go(match);
  if (stepOf(match) !== id) throw new Error(`the lesson was over before ${id}`);
}

export function documentOf(match: LessonMatch): TableDocument {
  const state = match.state();
  if (state.is !== 'live') throw new Error('the lesson is not open');
  return state.known.document;
}

export const questionOf = (match: LessonMatch): Question | undefined => documentOf(match).match?.question;
