import { type Answer, type Game, present, type Question } from '@kronika/kernel';
import type { Course, MoveStep } from './course.ts';
import { askedFrom, type Cursor, movesBefore, stepAt, stepsOf } from './cursor.ts';
import { type Bookmark, ScriptedMatch } from './scripted-match.ts';
import { answerFor, isSameAnswer } from './wanted.ts';

/** Where a step began, and the moves up to there. */
export interface Trace {
  readonly cursor: Cursor;
  readonly bookmark: Bookmark;
  readonly answers: readonly Answer[];
}

/** A match that was played up to a step. */
export interface Played {
  readonly match: ScriptedMatch;
  readonly answers: readonly Answer[];
  /** The steps of the last lesson before that one. */
  readonly trail: readonly Trace[];
}

interface Playing {
  readonly course: Course;
  readonly game: Game;
  /** How the learning one is called. */
  readonly name: string;
  /** The moves that were made before; where they are too few, the course plays those that it shows. */
  readonly answers: readonly Answer[];
}

/**
 * Plays a course up to a step, or to its end. Nothing comes of it if one of the moves that were made before is not
 * accepted any more.
 */
export function playScript({ course, game, name, answers: before }: Playing, to: Cursor): Played | undefined {
  const match = new ScriptedMatch(course, game, name);
  const trail: Trace[] = [];
  const answers: Answer[] = [];
  const usable = before.length >= movesBefore(course, to) ? before : [];
  for (const { cursor, step } of stepsOf(course)) {
    runTo(match, course, cursor);
    if (cursor.lesson === to.lesson && cursor.step === to.step) return { match, answers, trail };
    if (cursor.lesson === to.lesson) trail.push({ cursor, bookmark: match.bookmark(), answers: [...answers] });
    if (step.is === 'look') continue;
    const accepted = acceptedBy(step, present(match.table.question, step.asked), match.table.viewOf(course.own));
    const wish = usable[answers.length];
    const answer = wish === undefined ? accepted[0] : accepted.find((one) => isSameAnswer(one, wish));
    if (answer === undefined) return undefined;
    match.answer(answer, step.replies ?? []);
    answers.push(answer);
  }
  runTo(match, course, to);
  return { match, answers, trail };
}

/** What the step accepts, as answers to the question. */
export function acceptedBy(step: MoveStep, question: Question, view: unknown): readonly Answer[] {
  return step.accepts.flatMap((wanted) => {
    const answer = answerFor(wanted, question, view);
    return answer === undefined ? [] : [answer];
  });
}

/** Whether the replies wait until something was looked at. */
export function waits(course: Course, cursor: Cursor): boolean {
  const step = stepAt(course, cursor);
  return step?.is === 'look' && step.comes === 'beforeReplies';
}

/** Lets happen at once whatever comes before the step. */
function runTo(match: ScriptedMatch, course: Course, cursor: Cursor): void {
  if (waits(course, cursor)) return;
  const asked = askedFrom(course, cursor);
  while (match.goOn(asked) !== undefined);
}
