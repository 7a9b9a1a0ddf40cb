import { expect, onTestFinished, test } from 'vitest';
import { SECRET } from '../testing/device.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { ServerProcess } from '../testing/process.ts';

test('whatever was acknowledged of an account is there after the process was killed, and what ended stays ended', async () => {
  const data = temporaryFolder();
  let server = await ServerProcess.start(data, 0);
  onTestFinished(() => server.kill());
  const ask = (method: string, path: string, body?: object, cookie = '') =>
    fetch(`${server.url}/api/account${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const entry = { name: 'Jadwiga', passphrase: SECRET };
  const killed = async () => {
    await server.kill();
    server = await ServerProcess.start(data, server.port);
  };

  const first = cookieOf(await ask('POST', '', entry));
  await killed();
  expect((await ask('GET', '', undefined, first)).status).toBe(200);

  const second = cookieOf(await ask('POST', '/session', entry));
  const deck = { id: 'a', changed: 5, deck: { name: 'Żuraw' } };
  await ask('POST', '/decks', { since: 0, decks: [deck] }, second);
  await ask('DELETE', '/sessions', undefined, second);
  await killed();

  expect((await ask('GET', '', undefined, first)).status).toBe(401);
  const decks = await ask('POST', '/decks', { since: 0, decks: [] }, second);
  expect(await decks.json()).toEqual({ revision: 1, decks: [deck] });

  await ask('POST', '/deletion', { passphrase: SECRET }, second);
  await killed();
  expect((await ask('POST', '/session', entry)).status).toBe(403);
});
