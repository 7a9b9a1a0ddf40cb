import type { SeatId } from '@kronika/kernel';
import type { LocalAttach } from '../worker/messages.ts';
import type { TableConnection } from './connection.ts';
import { Conversation } from './conversation.ts';
import { isHostMessage } from './host-message.ts';
import type { Dial } from './line.ts';
import { localWorker } from './local-worker.ts';

const dial: Dial<LocalAttach> = ({ connected, heard, broke }) => {
  const line = localWorker().open((message) => {
    if (isHostMessage(message)) heard(message);
  }, broke);
  // Not before whoever dials has the line.
  queueMicrotask(connected);
  return line;
};

/** A seat of a table of this device, in the worker. The messages are those of the server. */
export function localConnection(table: string, seat: SeatId): TableConnection {
  return new Conversation<LocalAttach>({ dial, greeting: (log) => ({ is: 'attach', table, seat, log }) });
}
