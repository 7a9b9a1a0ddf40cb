import { once } from 'node:events';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameWriter } from './frame.ts';

const TEXTS = [
  ...[0, 1, 41, 42, 125, 126, 21_845, 21_846, 0xffff, 0x10000].map((length) => 'x'.repeat(length)),
  ...[41, 42, 62, 63, 125, 126].map((length) => 'ż'.repeat(length)),
  'Zażółć gęślą jaźń 🂡',
];

/** What a client makes of what the server writes to it. */
async function received(write: (stream: Writable) => void, count: number): Promise<readonly string[]> {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.on('connection', (_, { socket }) => write(socket));

  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => client.terminate());
  const texts: string[] = [];
  await new Promise<void>((resolve) =>
    client.on('message', (data) => {
      texts.push(String(data));
      if (texts.length === count) resolve();
    }),
  );
  return texts;
}

test('a client reads from a frame what was written into it, however long', async () => {
  const texts = await received((stream) => {
    for (const text of TEXTS) {
      const writer = new FrameWriter();
      writer.add([text]);
      writer.writeTo(stream);
    }
  }, TEXTS.length);

  expect(texts).toEqual(TEXTS);
});

test('several frames leave together', async () => {
  const texts = await received((stream) => {
    const writer = new FrameWriter();
    for (const text of TEXTS) writer.add([text.slice(0, 30), text.slice(30)]);
    writer.writeTo(stream);
  }, TEXTS.length);

  expect(texts).toEqual(TEXTS);
});

test('what the network has not taken yet is not written over', () => {
  const kept: Buffer[] = [];
  const slow = new Writable({ write: (frames: Buffer) => void kept.push(frames), highWaterMark: 1 });
  const fast = new Writable({ write: (_frames, _encoding, done) => done() });
  const write = (text: string, stream: Writable) => {
    const writer = new FrameWriter();
    writer.add([text]);
    writer.writeTo(stream);
  };

  write('first', slow);
  for (const text of ['other', 'again']) write(text, fast);
  write('later', slow);
  write('third', fast);

  expect(kept.map(String)).toEqual(['\x81\x05first'].map((frame) => String(Buffer.from(frame, 'latin1'))));
  slow.destroy();
});
