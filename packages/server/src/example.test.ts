import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RunningServer } from './testing/running.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/client.mjs', import.meta.url));

test('the example client plays a whole match against a bot', async () => {
  const running = await RunningServer.start({ limits: { messages: { burst: 1000, perSecond: 1000 } } });
  const child = spawn(process.execPath, [EXAMPLE, running.url, 'skirmish'], { stdio: 'pipe' });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (text) => {
    said += String(text);
  });
  child.stderr.on('data', (text) => {
    complained += String(text);
  });

  await once(child, 'close');

  expect(complained).toBe('');
  expect(said).toMatch(/over after \d+ decisions, won by (?:seat \d|nobody)\n$/);
});

test('the example client is short', () => {
  expect(readFileSync(EXAMPLE, 'utf8').split('\n').length).toBeLessThan(100);
});
