import { beacons, DIE, keeperThing } from '@kronika/examples';
import { expect, test } from 'vitest';
import type { StageStep } from '../../../table/staging/plan.ts';
import { NarratedMatch } from '../../../table/testing/narrated.ts';
import { beaconsBoard } from './module.tsx';

test('a roll is shown with its number, a walk is one step, and shades move together', () => {
  const setup = { seats: 1, format: 'night' };
  const match = NarratedMatch.of(beacons, beaconsBoard, setup, 'en');
  const steps = new Map<string, StageStep>();
  let together = 0;

  match.play(1, 60, () => {
    for (const step of match.steps) {
      steps.set(step.thread ?? step.does ?? step.kind, step);
      if (step.thread === 'shades') together = Math.max(together, step.entries);
    }
  });

  const roll = steps.get('rolls the die');
  expect(roll).toMatchObject({ kind: 'reveal', by: 0, shown: [DIE], aims: [{ thing: keeperThing(0) }] });
  expect(roll?.figures[0]?.value).toMatch(/^[1-6]$/);
  expect(steps.get('walk/0')?.kind).toBe('declare');
  expect(together).toBeGreaterThan(1);
});
