import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

test('a client reads from a frame what was written into it, however long', async () => {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const texts = [0, 1, 125, 126, 0xffff, 0x10000].map((length) => 'x'.repeat(length));
  server.on('connection', (_, request) => {
    for (const text of [...texts, 'Zażółć gęślą jaźń 🂡']) request.socket.write(frameOf(text));
  });

  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => client.terminate());
  const received: string[] = [];
  await new Promise<void>((resolve) =>
    client.on('message', (data) => {
      received.push(String(data));
      if (received.length === texts.length + 1) resolve();
    }),
  );

  expect(received).toEqual([...texts, 'Zażółć gęślą jaźń 🂡']);
});
