import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'testing/run-worked-example.ts');

test('the worked example of docs/engine.md runs as a program of its own, without a test runner', () => {
  const told: unknown = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], { encoding: 'utf8' }));

  expect(told).toEqual({
    play: { asked: 'chooseStrongholdProvince', happened: ['provincesLaid'], round: 0 },
    query: { skill: 5, defenders: 1, inHand: 1 },
    asked: ['declareDefenders', 'actionWindow'],
  });
});
