import { isRefusal, writeRecord } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { addressOfFile } from './open-file.ts';
import { LONGEST_PACKED, packed, unpacked } from './packed.ts';
import { readFragment, writeFragment } from './place.ts';
import { reasonOf } from './reason.ts';
import { playedByBots } from './testing/played.ts';

const record = playedByBots(l5r, 300).record();
const TEXT = writeRecord(record);

describe('a record in a link', () => {
  test('is whole, and short enough', async () => {
    const text = await packed(record);

    expect(await unpacked(text)).toEqual(record);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(LONGEST_PACKED / 2);
  });

  test('that is cut off or no record is refused', async () => {
    const text = await packed(record);

    for (const broken of [text.slice(0, -40), text.slice(7), 'x', '%%%', ''])
      expect(isRefusal(await unpacked(broken))).toBe(true);
  });
});

describe('a fragment', () => {
  test.each([{ move: 52, viewer: 1 as const }, { move: 0, viewer: 'arbiter' as const, record: 'a-b_c' }, {}])(
    'is read as it was written: %o',
    (fragment) => {
      expect(readFragment(writeFragment(fragment))).toEqual(fragment);
    },
  );

  test('that makes no sense is as if it were not there', () => {
    expect(readFragment('#move=x&view=99&what')).toEqual({});
    expect(readFragment('#move=-3')).toEqual({});
    expect(readFragment('')).toEqual({});
  });
});

describe('a file', () => {
  const file = (text: string) => new File([text], 'match.json');

  test('leads to the page that shows it', async () => {
    expect(await addressOfFile(file(TEXT))).toMatch(/^\/replays\/file#record=/);
  });

  test.each([
    ['no JSON', '{', 'This is no record of a match'],
    ['something else', '{"format":"pgn"}', 'no valid record'],
    ['cut off', TEXT.slice(0, 3000), 'This is no record of a match'],
    ['of a newer version', TEXT.replace('"version":5', '"version":99'), 'newer version'],
  ])('that is %s is refused with a reason', async (_, text, says) => {
    const reason = await addressOfFile(file(text));

    expect(reason).toMatchObject({ en: expect.stringContaining(says), pl: expect.stringContaining('match.json') });
  });

  test('whose moves are not possible is told by the number of the move', () => {
    const refusal = {
      refused: 'invalid',
      what: 'the record',
      problems: [{ at: 'decision 7', problem: 'no' }],
    } as const;

    expect(reasonOf(refusal).pl).toContain('ruch 7');
  });
});
