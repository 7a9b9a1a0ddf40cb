import { agotSandbox } from '@kronika/agot/sandbox';
import type { Sandbox } from '@kronika/kernel';
import { l5rSandbox } from '@kronika/l5r/sandbox';
import { senjutsuSandbox } from '@kronika/senjutsu/sandbox';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTo, situationIn } from './link.ts';
import { readSituation, writeSituation } from './shared-situation.ts';

const sandbox: Sandbox = l5rSandbox;
const SANDBOXES: readonly Sandbox[] = [l5rSandbox, agotSandbox, senjutsuSandbox];
const READY = SANDBOXES.flatMap((of) =>
  of.ready.map(({ id, situation }) => ({ game: of.game, id, situation, sandbox: of })),
);

test.each(READY)('a link carries the whole of "$id" of $game to another browser', async (ready) => {
  const { id, situation } = ready;
  const link = await linkTo(ready.sandbox, { name: `Zażółć ${id}`, situation });

  expect(link).toMatch(/^#situation=1\.[A-Za-z0-9_-]+$/);
  expect(link.length).toBeLessThan(4000);
  expect(await situationIn(ready.sandbox, link)).toEqual({ name: `Zażółć ${id}`, situation });
});

describe('a link that is broken is refused', () => {
  const named = { name: 'x', situation: l5rSandbox.ready[0]?.situation };

  test('when a part of it is missing', async () => {
    const link = await linkTo(sandbox, named);

    expect(await situationIn(sandbox, link.slice(0, -30))).toEqual({ unreadable: 'damaged' });
    expect(await situationIn(sandbox, '#situation=1.')).toEqual({ unreadable: 'damaged' });
    expect(await situationIn(sandbox, '#situation=1.%%%')).toEqual({ unreadable: 'damaged' });
    expect(await situationIn(sandbox, '#situation=')).toEqual({ unreadable: 'notOurs' });
    expect(await situationIn(sandbox, '#elsewhere')).toEqual({ unreadable: 'notOurs' });
  });

  test('when a newer program wrote it', async () => {
    expect(await situationIn(sandbox, '#situation=2.abc')).toEqual({ unreadable: 'newer', version: 2 });
  });

  test('when it would fill the memory', async () => {
    const bomb = await linkTo(sandbox, { name: 'x'.repeat(2_000_000), situation: {} });

    expect(await situationIn(sandbox, bomb)).toEqual({ unreadable: 'tooLarge' });
  });

  test('whatever it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const found = await situationIn(sandbox, `#situation=1.${text}`);
        expect(found).toHaveProperty('unreadable');
      }),
    );
  });
});

test('a file says what is wrong with it', () => {
  const file = writeSituation(sandbox, { name: 'x', situation: { seats: [{ hand: ['way-of-the-crab-cake'] }, {}] } });
  const read = readSituation(sandbox, file);

  expect(read).toMatchObject({ unreadable: 'notUnderstood' });
  expect(JSON.stringify(read)).toContain('way-of-the-crab');
  expect(readSituation(sandbox, { ...Object(file), game: 'agot' })).toEqual({ unreadable: 'otherGame', game: 'agot' });
  expect(readSituation(sandbox, { ...Object(file), version: 7 })).toEqual({ unreadable: 'newer', version: 7 });
  expect(readSituation(sandbox, [])).toEqual({ unreadable: 'notOurs' });
});
