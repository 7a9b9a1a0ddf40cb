import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFile } from '../testing/folder.ts';
import { kronikaProcess } from '../testing/process.ts';

test('kronika serve says that a port is taken, and ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const refused = await kronikaProcess(['serve', '--port', String(port), '--data', temporaryFile('data')]);

  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain(`taken: ${port}; name another port`);
});

test('kronika serve says in a sentence why a data folder cannot be used', async () => {
  const folder = temporaryFile('data');
  mkdirSync(`${folder}/kronika.db`, { recursive: true });

  const refused = await kronikaProcess(['serve', '--port', '0', '--data', folder]);

  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/data cannot be used: the database cannot be opened \(.+\)\.\n$/);
  expect(refused.stderr).not.toContain('[object');
});
