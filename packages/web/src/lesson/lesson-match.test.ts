import { present } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { l5rCourse } from '../l5r/lesson/course.ts';
import { stepAt, stepsOf } from './cursor.ts';
import { LessonMatch } from './lesson-match.ts';
import { NO_PROGRESS, type Progress, readProgress } from './progress.ts';

/** A lesson in which everything follows at once. */
function opened(lesson: number, progress: Progress = NO_PROGRESS) {
  const kept: Progress[] = [];
  const match = new LessonMatch(
    {
      course: l5rCourse,
      game: l5r,
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
  return { match, kept, last: () => present(kept.at(-1), 'the progress') };
}

const questionOf = (match: LessonMatch) => {
  const state = match.state();
  return state.is === 'live' ? state.known.document.match?.question : undefined;
};

const documentOf = (match: LessonMatch) => {
  const state = match.state();
  if (state.is !== 'live') throw new Error('the lesson is not open');
  return state.known.document;
};

/** Does the step that is open, with the nth answer that it accepts. */
async function go(match: LessonMatch, nth = 0): Promise<void> {
  if (match.step?.is === 'look') {
    match.seen();
    return;
  }
  const answer = present(match.accepted()[nth], 'an answer');
  const wish = typeof answer === 'number' ? answer : [...answer];
  expect(await match.send({ is: 'decide', asked: documentOf(match).match?.asked ?? -1, answer: wish })).toEqual({
    is: 'done',
  });
}

/** The step that is open, read anew each time. */
const stepOf = (match: LessonMatch) => match.step?.id;

async function goTo(match: LessonMatch, id: string): Promise<void> {
  while (stepOf(match) !== undefined && stepOf(match) !== id) await go(match);
  expect(stepOf(match)).toBe(id);
}

const COUNTS = l5rCourse.lessons.map((lesson, place) => ({ place, id: lesson.id }));

describe('a lesson', () => {
  test.each(COUNTS)('$id is played to its end by what it shows, and is kept as finished', async ({ place, id }) => {
    const { match, last } = opened(place);
    while (match.step !== undefined) await go(match);
    expect(last().finished).toEqual([id]);
    expect(last().lesson).toBe(l5rCourse.lessons[place + 1]?.id);
  });

  test('says why not, and changes nothing, whatever else is tried', async () => {
    const { match } = opened(1);
    await goTo(match, 'brawler');
    const before = documentOf(match);
    const question = questionOf(match);
    if (question?.is !== 'choose') throw new Error('a choice was expected');

    const said = question.options.map((option) => {
      match.say(undefined);
      match.object({ is: 'option', option });
      return match.store.get().objection?.en;
    });
    expect(said).toContain('Who passes buys nothing more in this phase. Gather your people first.');
    expect(said.every((text) => text !== undefined && text !== '')).toBe(true);

    const pass = question.options.findIndex(({ is }) => is === 'pass');
    expect(await match.send({ is: 'decide', asked: before.match?.asked ?? -1, answer: pass })).toMatchObject({
      is: 'refused',
      because: { text: { en: 'One after the other: the Brawler first, our strongest warrior.' } },
    });
    expect(documentOf(match)).toBe(before);
  });

  test('asks nothing while there is something to look at', async () => {
    const { match } = opened(0);
    expect(match.step?.is).toBe('look');
    expect(questionOf(match)).toBeUndefined();
    match.seen();
    expect(questionOf(match)?.message.key).toBe('chooseStrongholdProvince');
  });

  test('takes every step back, with what the other one did after it', async () => {
    const { match } = opened(3);
    const seen: { id: string | undefined; board: unknown }[] = [];
    while (match.step !== undefined) {
      seen.push({ id: stepOf(match), board: documentOf(match).match?.board });
      await go(match);
    }
    expect(documentOf(match).you.undo).toBe('free');
    for (const { id, board } of seen.reverse()) {
      match.back();
      expect(stepOf(match)).toBe(id);
      expect(documentOf(match).match?.board, id).toEqual(board);
    }
    expect(documentOf(match).you.undo).toBe('nothing');
    match.back();
    expect(stepOf(match)).toBe('declare');
  });

  test('goes on where it was left, by the moves that were made', async () => {
    const { match, last } = opened(2);
    await goTo(match, 'dial');
    await go(match, 1);
    expect(stepOf(match)).toBe('paid');
    const kept = readProgress(JSON.stringify(last()));

    const back = opened(2, kept);
    expect(stepOf(back.match)).toBe('paid');
    expect(documentOf(back.match).match?.board).toEqual(documentOf(match).match?.board);
    back.match.back();
    expect(stepOf(back.match)).toBe('dial');

    const next = opened(3, kept);
    expect(stepOf(next.match), 'a lesson that was not open begins at its beginning').toBe('declare');
  });

  test('begins anew if what was kept does not fit the course any more', () => {
    const { match } = opened(2, {
      lesson: 'bid',
      step: 3,
      answers: [0, 99, 99, 99, 99, 99, 99, 99, 99, 99],
      finished: [],
    });
    expect(stepOf(match)).toBe('honor');
  });

  test('of which nothing readable was kept is one that was never begun', () => {
    for (const text of [undefined, '', '{', '[]', '{"lesson":5,"step":-1,"answers":"x","finished":[1]}'])
      expect(readProgress(text)).toEqual(NO_PROGRESS);
  });
});

test('every answer that a step accepts leads to the end of the course', async () => {
  for (const { cursor, step } of stepsOf(l5rCourse)) {
    if (step.is === 'look') continue;
    for (let nth = 1; nth < step.accepts.length; nth += 1) {
      const { match, last } = opened(cursor.lesson);
      await goTo(match, step.id);
      await go(match, nth);
      while (match.step !== undefined) await go(match);
      let progress = last();
      for (
        let lesson = cursor.lesson + 1;
        stepAt(l5rCourse, { lesson: lesson - 1, step: 0 }) !== undefined;
        lesson += 1
      ) {
        if (l5rCourse.lessons[lesson] === undefined) break;
        const following = opened(lesson, progress);
        expect(stepOf(following.match)).toBe(l5rCourse.lessons[lesson]?.steps[0]?.id);
        while (following.match.step !== undefined) await go(following.match);
        progress = following.last();
      }
      expect(progress.lesson, `${step.id}, answer ${nth}`).toBeUndefined();
    }
  }
});
