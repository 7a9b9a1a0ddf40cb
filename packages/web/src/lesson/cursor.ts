import { present } from '@kronika/kernel';
import type { Course, Lesson, MoveStep, Step } from './course.ts';

/** A place in a course. Behind the last step of a lesson stands its end, where one looks back. */
export interface Cursor {
  readonly lesson: number;
  readonly step: number;
}

export function lessonAt(course: Course, { lesson }: Cursor): Lesson {
  return present(course.lessons[lesson], 'the lesson');
}

/** The step, or nothing at the end of a lesson. */
export function stepAt(course: Course, cursor: Cursor): Step | undefined {
  return lessonAt(course, cursor).steps[cursor.step];
}

/** All steps from the first one of the course to the last, with their places. */
export function stepsOf(course: Course): readonly { readonly cursor: Cursor; readonly step: Step }[] {
  return course.lessons.flatMap(({ steps }, lesson) =>
    steps.map((step, place) => ({ cursor: { lesson, step: place }, step })),
  );
}

export function isBefore(one: Cursor, other: Cursor): boolean {
  return one.lesson < other.lesson || (one.lesson === other.lesson && one.step < other.step);
}

/** The next move from there on; where none is left, the match goes on to the end of the course. */
export function nextMove(course: Course, from: Cursor): MoveStep | undefined {
  for (const { cursor, step } of stepsOf(course)) if (!isBefore(cursor, from) && step.is === 'move') return step;
  return undefined;
}

/** The question at which the match waits there. */
export function askedFrom(course: Course, from: Cursor): string {
  return nextMove(course, from)?.asked ?? course.endsAt;
}

/** How many moves come before it. */
export function movesBefore(course: Course, cursor: Cursor): number {
  return stepsOf(course).filter((one) => one.step.is === 'move' && isBefore(one.cursor, cursor)).length;
}
