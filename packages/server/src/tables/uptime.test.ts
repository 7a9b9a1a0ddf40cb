import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { Uptime } from './uptime.ts';

const DAY = 86_400_000;

test('what lies between the last note and the next start is an outage, and it is remembered', async () => {
  const file = join(temporaryFolder(), 'uptime.json');
  const first = await Uptime.begin(file, 1_000);
  expect(first.outages).toEqual([]);
  await first.note(5_000);

  const second = await Uptime.begin(file, 9_000);
  expect(second.outages).toEqual([{ from: 5_000, until: 9_000 }]);
  await second.note(9_500);

  expect((await Uptime.begin(file, 10_000)).outages).toEqual([
    { from: 5_000, until: 9_000 },
    { from: 9_500, until: 10_000 },
  ]);
});

test('outages that no clock can remember are forgotten', async () => {
  const file = join(temporaryFolder(), 'uptime.json');
  await Uptime.begin(file, 0);
  await Uptime.begin(file, 1_000);

  const later = await Uptime.begin(file, 100 * DAY);

  expect(later.outages).toEqual([{ from: 1_000, until: 100 * DAY }]);
});

test('what cannot be read gives nobody any time', async () => {
  const file = join(temporaryFolder(), 'uptime.json');
  writeFileSync(file, '{"alive":');

  expect((await Uptime.begin(file, 1_000)).outages).toEqual([]);
});

test('time goes on from the last note where the clock on the wall was put back', async () => {
  const file = join(temporaryFolder(), 'uptime.json');
  await (await Uptime.begin(file, 1_000)).note(8_000);

  const later = await Uptime.begin(file, 5_000);

  expect(later.began).toBe(8_000);
  expect(later.outages).toEqual([]);
});
