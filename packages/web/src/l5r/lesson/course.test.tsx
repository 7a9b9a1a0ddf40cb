import type { Phrase } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../lesson/course.ts';
import { LessonMatch } from '../../lesson/lesson-match.ts';
import { NO_PROGRESS } from '../../lesson/progress.ts';
import type { BoardModule } from '../../table/board-module.ts';
import { TableScopeProvider } from '../../table/session/context.ts';
import { TableSession } from '../../table/session/session.ts';
import { TABLE_WORDS } from '../../table/text/index.ts';
import { l5rBoard } from '../board/module.tsx';
import { l5rCourse } from './course.ts';

const LESSONS = l5rCourse.lessons.map((lesson, place) => ({ id: lesson.id, lesson, place }));

const opened = (place: number) =>
  new LessonMatch(
    {
      course: l5rCourse,
      game: l5r,
      name: 'Ala',
      progress: NO_PROGRESS,
      keep: () => undefined,
      later: (follow) => {
        follow();
        return () => undefined;
      },
    },
    place,
  );

interface Seen {
  readonly name: string;
  readonly step: Step;
  readonly view: unknown;
}

/** Every step with what is seen at it, by playing each lesson once as it shows itself. */
function seenSteps(): readonly Seen[] {
  return LESSONS.flatMap(({ id, place }) => {
    const lesson = opened(place);
    const seen: Seen[] = [];
    for (let { step } = lesson; step !== undefined; step = lesson.step) {
      seen.push({ name: `${id}/${step.id}`, step, view: lesson.view });
      if (step.is === 'look') lesson.seen();
      else {
        const [answer] = lesson.accepted();
        if (answer === undefined) throw new Error(`nothing is accepted at ${step.id}`);
        lesson.decide(answer);
      }
    }
    return seen;
  });
}

const STEPS = seenSteps();

/** A full stop, a question or an exclamation mark that ends a sentence. */
const sentencesIn = (text: string): number => text.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== '').length;

function isWhole({ pl, en }: Phrase): void {
  for (const text of [pl, en]) {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|null/);
    expect(text.split('**').length % 2, `what is stressed in "${text}" has an end`).toBe(1);
  }
}

describe('the course', () => {
  test('has six lessons with names of their own', () => {
    expect(LESSONS).toHaveLength(6);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(6);
    expect(LESSONS.map(({ id }) => id)).not.toContain('finished');
  });

  test.each(LESSONS)('$id has five to nine steps', ({ lesson }) => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    for (const phrase of [lesson.title, lesson.about, lesson.learnt]) isWhole(phrase);
  });

  test('shows every step of every lesson', () => {
    expect(STEPS.map(({ step }) => step.id)).toEqual(
      l5rCourse.lessons.flatMap(({ steps }) => steps.map(({ id }) => id)),
    );
  });

  test.each(STEPS)('$name says what to do, in three sentences at most', ({ step, view }) => {
    const said = step.say(view);
    for (const phrase of [step.title, step.task, said]) isWhole(phrase);
    for (const text of [said.pl, said.en]) expect(sentencesIn(text), text).toBeLessThanOrEqual(3);
    for (const part of step.sum?.(view)?.parts ?? []) isWhole(part.is === 'number' ? part.name : part.text);
    if (step.is === 'move')
      for (const phrase of [step.otherwise, ...(step.wrong ?? []).map(({ say }) => say)]) isWhole(phrase);
  });

  test('points at things that are on the board', () => {
    for (const { name, step, view } of STEPS) {
      if (step.is === 'move') continue;
      for (const layout of ['desktop', 'phone'] as const)
        expect(drawn(view, layout), name).toContain(`"${step.at(view)}"`);
    }
  });
});

const board: BoardModule = l5rBoard;
const session = new TableSession(opened(0), board);

/** The board as it is drawn. */
function drawn(view: unknown, layout: 'desktop' | 'phone'): string {
  const scope = { session, lang: 'pl', words: TABLE_WORDS.pl } as const;
  return renderToStaticMarkup(
    <TableScopeProvider value={scope}>
      <board.Board view={view} lang="pl" near={l5rCourse.own} layout={layout} prompt={undefined} coach={<p />} />
    </TableScopeProvider>,
  );
}
