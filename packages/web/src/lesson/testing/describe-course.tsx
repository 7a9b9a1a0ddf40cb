import { HostedTable, headerOf, isTableRefusal } from '@kronika/host';
import { type Game, type Phrase, present } from '@kronika/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardModule } from '../../table/board-module.ts';
import { optionsOf } from '../../table/choosing/controls.ts';
import { TableScopeProvider } from '../../table/session/context.ts';
import { TableSession } from '../../table/session/session.ts';
import { TABLE_WORDS } from '../../table/text/index.ts';
import type { Course, Step } from '../course.ts';
import { stepsOf } from '../cursor.ts';
import { planToPlayOn } from '../end-of-course.ts';
import type { LessonMatch } from '../lesson-match.ts';
import { NO_PROGRESS, type Progress } from '../progress.ts';
import { go, openedIn, questionOf } from './opened.ts';

/** A step with what is seen at it, and what is said of each option that could be tried there. */
interface Seen {
  readonly name: string;
  readonly step: Step;
  readonly view: unknown;
  readonly objections: readonly (Phrase | undefined)[];
}

/** A course, with what it is played by and how the match stands behind it. */
interface Taught {
  readonly course: Course;
  readonly game: Game;
  readonly board: BoardModule;
  readonly end: Readonly<Record<string, unknown>>;
}

/** What every course promises: it says what it needs to in both languages, points at what is there, and can be played. */
export function describeCourse({ course, game, board, end }: Taught): void {
  const opened = openedIn(course, game);
  const lessons = course.lessons.map((lesson, place) => {
    const { match, last } = opened(place);
    return { id: lesson.id, lesson, place, steps: seenIn(lesson.id, match), kept: last() };
  });
  const steps = lessons.flatMap((lesson) => lesson.steps);

  describe(`the course of ${course.game}`, () => {
    test('has lessons with names of their own', () => {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
      expect(lessons.map(({ id }) => id)).not.toContain('finished');
      for (const phrase of Object.values(course.afterwards)) isWhole(phrase);
    });

    test.each(lessons)('$id has five to nine steps', ({ lesson }) => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
      expect(lesson.steps.length).toBeLessThanOrEqual(9);
      expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
      for (const phrase of [lesson.title, lesson.about, lesson.learnt]) isWhole(phrase);
    });

    test.each(lessons)('$id is played to its end by what it shows, and is kept as finished', (played) => {
      expect(played.steps.map(({ step }) => step.id)).toEqual(played.lesson.steps.map(({ id }) => id));
      expect(played.kept.finished).toEqual([played.id]);
      expect(played.kept.lesson).toBe(lessons[played.place + 1]?.id);
    });

    test.each(steps)('$name says what to do, in three sentences at most', ({ step, view }) => {
      const said = step.say(view);
      for (const phrase of [step.title, step.task, said]) isWhole(phrase);
      for (const text of [said.pl, said.en]) {
        expect(sentencesIn(text), text).toBeLessThanOrEqual(3);
        expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      }
      for (const part of step.sum?.(view)?.parts ?? []) isWhole(part.is === 'number' ? part.name : part.text);
      if (step.is === 'move')
        for (const phrase of [step.otherwise, ...(step.wrong ?? []).map(({ say }) => say)]) isWhole(phrase);
    });

    test('says why not, whatever else is tried', () => {
      for (const { name, objections } of steps) expect(objections, name).not.toContain(undefined);
    });

    test('points at things that are on the board', () => {
      const draw = drawing(board, opened(0).match, course);
      for (const { name, step, view } of steps) {
        if (step.is === 'move') continue;
        for (const layout of ['desktop', 'phone'] as const)
          expect(draw(view, layout), name).toContain(`"${step.at(view)}"`);
      }
    });

    // Each time every step is answered with the nth of its answers, or with the last one if there are fewer.
    test('every answer that a step accepts leads to the end of the course', () => {
      const most = Math.max(...stepsOf(course).map(({ step }) => (step.is === 'move' ? step.accepts.length : 0)));
      for (let nth = 1; nth < most; nth += 1) {
        let progress: Progress = NO_PROGRESS;
        for (const { place } of lessons) {
          const { match, last } = opened(place, progress);
          while (match.step !== undefined) go(match, Math.min(nth, Math.max(match.accepted().length - 1, 0)));
          progress = last();
        }
        expect(progress.finished).toEqual(lessons.map(({ id }) => id));
      }
    });

    test('can be played on behind its end, with a bot in the other seat', () => {
      const plan = planToPlayOn({ course, game }, { name: 'Ala', answers: [], bot: 'level-1' });
      const table = HostedTable.found(game, headerOf(plan, { table: 't', seed: 's', now: 0, holderOf: () => 'Ala' }));
      if (isTableRefusal(table)) throw new Error(table.because.text.en);
      expect(table.status).toBe('playing');
      expect(table.waiting).toEqual([course.own]);
      expect(game.view(present(table.recorder, 'the match').match.state, course.own)).toMatchObject(end);
    });
  });
}

/** So many characters fit beside the board of a small screen, with the list of steps and a sum below them. */
const LONGEST = 300;

/** Every step of a lesson, by playing it once as it shows itself. */
function seenIn(lesson: string, match: LessonMatch): readonly Seen[] {
  const seen: Seen[] = [];
  for (let { step } = match; step !== undefined; step = match.step) {
    seen.push({ name: `${lesson}/${step.id}`, step, view: match.view, objections: objectionsIn(match) });
    go(match);
  }
  return seen;
}

function objectionsIn(match: LessonMatch): readonly (Phrase | undefined)[] {
  const question = questionOf(match);
  return (question === undefined ? [] : optionsOf(question)).map((option) => {
    match.say(undefined);
    match.object({ is: 'option', option });
    return match.store.get().objection;
  });
}

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

/** The board as it is drawn. */
function drawing(board: BoardModule, match: LessonMatch, course: Course) {
  const session = new TableSession(match, board);
  const scope = { session, lang: 'pl', words: TABLE_WORDS.pl } as const;
  return (view: unknown, layout: 'desktop' | 'phone'): string =>
    renderToStaticMarkup(
      <TableScopeProvider value={scope}>
        <board.Board view={view} lang="pl" near={course.own} layout={layout} prompt={undefined} coach={<p />} />
      </TableScopeProvider>,
    );
}
