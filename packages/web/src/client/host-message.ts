import type { HostMessage } from '@kronika/protocol';
import { isRecord } from './reading.ts';

/** For each kind of message, what it must hold; the host is trusted with what is inside. */
const HOLDS: Readonly<Record<HostMessage['is'], Readonly<Record<string, 'number' | 'object'>>>> = {
  table: { now: 'number', document: 'object', logFrom: 'number', log: 'object' },
  changed: { patch: 'object' },
  done: { id: 'number' },
  refused: { because: 'object' },
  explained: { id: 'number', explanation: 'object' },
  foreseen: { id: 'number' },
  advised: { id: 'number', advice: 'object' },
  record: { id: 'number', record: 'object' },
  bye: {},
};

function isKind(value: unknown): value is HostMessage['is'] {
  return typeof value === 'string' && Object.hasOwn(HOLDS, value);
}

/** Whether something that came in is a message of a host. */
export function isHostMessage(value: unknown): value is HostMessage {
  if (!isRecord(value) || !isKind(value.is)) return false;
  return Object.entries(HOLDS[value.is]).every(
    ([field, type]) => typeof value[field] === type && value[field] !== null,
  );
}
