import { cardIdAt, cardThing } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { stagePlan, type Told } from './plan.ts';
import type { Staged } from './staged.ts';

const target = cardThing(cardIdAt(3));

function told(...staged: readonly (Staged & { readonly text?: string })[]): readonly Told[] {
  return staged.map(({ text, ...one }, at) => ({ at, text: text ?? `line ${at}`, staged: one }));
}

test('a card, what was paid for it and what it does are one step', () => {
  const steps = stagePlan(
    told(
      { kind: 'count', by: 1, thread: 'a', line: 'spare', text: 'pays 2' },
      { kind: 'play', by: 1, does: 'plays', thread: 'a', line: 'omitted' },
      { kind: 'trigger', by: 1, thread: 'a', aims: [{ thing: target, pill: 'honored' }], text: 'is honored' },
    ),
  );

  expect(steps).toMatchObject([
    { key: 0, entries: 3, kind: 'play', by: 1, does: 'plays', lines: ['is honored'], spare: ['pays 2'] },
  ]);
  expect(steps[0]?.aims).toEqual([{ thing: target, pill: 'honored' }]);
});

test('numbers of the same kind are added to each other', () => {
  const steps = stagePlan(
    told({ kind: 'count', thread: 'draw' }, { kind: 'count', thread: 'draw' }, { kind: 'count', thread: 'gold' }),
  );

  expect(steps.map(({ lines }) => lines)).toEqual([['line 0', 'line 1'], ['line 2']]);
});

test('a pass does not part a card from its effect, an answer does', () => {
  const used: Staged = { kind: 'play', by: 1, thread: 'a' };
  const effect: Staged = { kind: 'trigger', by: 1, thread: 'a' };

  expect(stagePlan(told(used, { kind: 'pass', by: 0 }, effect)).map(({ entries }) => entries)).toEqual([2, 1]);
  expect(stagePlan(told(used, { kind: 'play', by: 0, thread: 'b' }, effect)).map(({ kind }) => kind)).toEqual([
    'play',
    'play',
    'trigger',
  ]);
});

test('what belongs to nothing stays alone', () => {
  expect(stagePlan(told({ kind: 'trigger' }, { kind: 'trigger' }))).toHaveLength(2);
});

test('a thing is aimed at once, with the last that became of it', () => {
  const [step] = stagePlan(
    told(
      { kind: 'trigger', thread: 'a', aims: [{ thing: target, pill: 'bowed' }] },
      { kind: 'trigger', thread: 'a', aims: [{ thing: target, pill: 'moved home' }] },
      { kind: 'trigger', thread: 'a', aims: [{ thing: target }] },
    ),
  );

  expect(step?.aims).toEqual([{ thing: target, pill: 'moved home' }]);
});

test('a number that changed twice is told from first to last, one that came back not at all', () => {
  const line = (at: number, from: number, to: number): Told => ({
    at,
    text: '',
    staged: { kind: 'trigger', thread: 'a' },
    changes: [{ of: 'defense', from, to }],
  });

  expect(stagePlan([line(0, 11, 13), line(1, 13, 15)])[0]?.changes).toEqual([{ of: 'defense', from: 11, to: 15 }]);
  expect(stagePlan([line(0, 11, 13), line(1, 13, 11)])[0]?.changes).toEqual([]);
});
