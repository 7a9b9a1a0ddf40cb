import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../packages/cli/build/build-server.mjs';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/cli/dist', `server-${process.pid}`);
const data = mkdtempSync(join(tmpdir(), 'kronika-built-'));

beforeAll(() => buildServer(BUILT));
afterAll(() => {
  for (const folder of [BUILT, data]) rmSync(folder, { recursive: true });
});

test('the built server plays a match with a bot, every move of it on the disk', async () => {
  const server = spawn(process.execPath, [join(BUILT, 'main.js'), 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressIn(server.stdout.setEncoding('utf8'));

    const health = await fetch(`${url}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok' });

    const client = join(ROOT, 'docs/examples/client.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [client, url, 'tictactoe']);
    expect(stdout).toMatch(/over after \d+ decisions/);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});

async function addressIn(output: AsyncIterable<unknown>): Promise<string> {
  let said = '';
  for await (const text of output) {
    said += String(text);
    const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`the server did not start: ${said}`);
}
