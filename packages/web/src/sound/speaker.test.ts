import { describe, expect, test } from 'vitest';
import type { SoundKind } from './kinds.ts';
import { SCORES } from './score.ts';
import { Speaker } from './speaker.ts';
import { SilentContext } from './testing/silent-context.ts';

function heard({ volume = 0.4, muted = [] }: { readonly volume?: number; readonly muted?: readonly SoundKind[] } = {}) {
  const context = new SilentContext();
  const speaker = new Speaker({ volume: () => volume, isMuted: (kind) => muted.includes(kind) }, () =>
    context.asContext(),
  );
  return { speaker, context };
}

describe('a loud-speaker', () => {
  test('is silent until somebody has touched the page, and does not make up for it', () => {
    const { speaker, context } = heard();

    speaker.play('turn');
    expect(context.begun).toEqual([]);
    speaker.touched();
    expect(context.begun).toEqual([]);

    speaker.play('turn');
    expect(context.begun).toHaveLength(SCORES.turn.length);
  });

  test('leaves out what somebody does not want to hear', () => {
    const { speaker, context } = heard({ muted: ['standing'] });
    speaker.touched();

    speaker.play('standing');
    expect(context.begun).toEqual([]);
    speaker.play('fall');
    expect(context.begun).toHaveLength(SCORES.fall.length);
  });

  test('is not even made when there is no volume', () => {
    const { speaker, context } = heard({ volume: 0 });

    speaker.touched();
    speaker.play('end');

    expect(context.resumed).toBe(0);
    expect(context.begun).toEqual([]);
  });

  test('plays what comes together one after the other, and drops what would come too late', () => {
    const { speaker, context } = heard();
    speaker.touched();

    for (let times = 0; times < 20; times += 1) speaker.play('standing');

    const beginnings = [...new Set(context.begun)];
    expect(beginnings.length).toBeGreaterThan(2);
    expect(Math.max(...beginnings)).toBeLessThan(1);
  });
});
