import type { HostMessage } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { socketLine } from './socket-connection.ts';

/** A socket of which a test plays the network. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  state: 'open' | 'closed' = 'open';

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.state = 'closed';
  }

  receive(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('a line over a socket carries JSON both ways, and ignores what is no message of a host', () => {
  const socket = new FakeSocket();
  const heard: (HostMessage | 'connected' | 'broke')[] = [];
  const line = socketLine(() => socket)({
    connected: () => heard.push('connected'),
    heard: (message) => heard.push(message),
    broke: () => heard.push('broke'),
  });

  socket.dispatchEvent(new Event('open'));
  line.say({ is: 'attach', version: 1, table: 'one', log: 0 });
  socket.receive('{"is":"done","id":4}');
  for (const noise of ['', 'no json', '{"is":"done"}', '{"is":"shout"}', '[]', 'null', '{"is":"constructor"}'])
    socket.receive(noise);
  socket.dispatchEvent(new Event('close'));
  line.hangUp();

  expect(socket.sent).toEqual(['{"is":"attach","version":1,"table":"one","log":0}']);
  expect(heard).toEqual(['connected', { is: 'done', id: 4 }, 'broke']);
  expect(socket.state).toBe('closed');
});
