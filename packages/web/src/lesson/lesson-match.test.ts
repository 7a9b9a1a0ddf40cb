import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { l5rCourse } from '../games/l5r/lesson/course.ts';
import { NO_PROGRESS, readProgress } from './progress.ts';
import { documentOf, go, goTo, openedIn, questionOf, stepOf } from './testing/opened.ts';

const opened = openedIn(l5rCourse, l5r);

describe('a lesson', () => {
  test('says why not, and changes nothing, whatever else is tried', async () => {
    const { match } = opened(1);
    goTo(match, 'brawler');
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
      go(match);
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
    goTo(match, 'dial');
    go(match, 1);
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
