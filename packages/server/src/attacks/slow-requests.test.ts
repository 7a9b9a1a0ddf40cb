import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';
import { SocketClient } from '../testing/socket-client.ts';

/** A connection that sends a little and then waits. */
function dripping(running: RunningServer, text: string) {
  const socket = connect(running.server.port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  socket.resume();
  return once(socket, 'close');
}

const BODY_TO_COME = [
  'POST /api/tables HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 5000',
  '',
  '{"game":',
].join('\r\n');

test('whoever never finishes a request is let go of, and meanwhile others are served', async () => {
  const running = await RunningServer.start({ limits: { requestWithin: 1_000 } });
  const ended = Array.from({ length: 50 }, () => dripping(running, BODY_TO_COME));
  const headless = dripping(running, 'GET / HTTP/1.1\r\nHost: loc');

  expect((await running.get('/healthz')).status).toBe(200);
  expect((await running.get('/readyz')).body).toEqual({ ready: true, obstacles: [] });

  await Promise.all([...ended, headless]);
  expect((await running.get('/healthz')).status).toBe(200);
});

test('a client that attached in time is not let go of because the server is slow', async () => {
  const running = await RunningServer.start({ limits: { attachWithin: 300 } });
  const table = await running.table({ game: 'tictactoe', seats: [{ is: 'me', name: 'Ala' }, { is: 'open' }] });
  const client = await SocketClient.connect(running.url);
  onTestFinished(() => client.close());

  const attached = client.attach(table);
  // Nothing else happens in the process meanwhile, as if it had that much to do.
  const until = performance.now() + 900;
  while (performance.now() < until);

  expect(await attached).toMatchObject({ is: 'table' });
  expect(client.closed).toBeUndefined();
});

test('who says everything but which table it is about is let go of all the same', async () => {
  const running = await RunningServer.start({ limits: { attachWithin: 300 } });
  const client = await SocketClient.connect(running.url);
  const nagging = setInterval(() => client.send({ is: 'takeBack', id: 1 }), 50);
  onTestFinished(() => clearInterval(nagging));

  await client.until(() => client.closed !== undefined);

  expect(client.closed).toBe(4003);
});
