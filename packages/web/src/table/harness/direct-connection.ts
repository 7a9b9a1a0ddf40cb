import { adviceOf, answerOf, type HostedTable, LiveTable, type Peer, type Ports } from '@kronika/host';
import type { Advice, Answer } from '@kronika/kernel';
import { isRefusal, type Registry, type SeatId } from '@kronika/kernel';
import { type HostMessage, patched } from '@kronika/protocol';
import type { ConnectionState, Known, Reply, TableConnection, Wish } from '../../client/connection.ts';

/** The ports of a table that lives in this page and is written down nowhere. */
export function pagePorts(registry: Registry, pace: number): Ports {
  return {
    journal: { append: async () => undefined },
    time: {
      now: () => Date.now(),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds * pace);
        return () => clearTimeout(timer);
      },
    },
    thinker: {
      answer: async (question): Promise<Answer> => {
        const answer = answerOf(registry, question);
        if (typeof answer === 'object' && isRefusal(answer)) throw new Error(JSON.stringify(answer));
        return answer;
      },
      advise: async (question): Promise<Advice> => {
        const advice = adviceOf(registry, question);
        if (isRefusal(advice)) throw new Error(JSON.stringify(advice));
        return advice;
      },
    },
    founder: { again: async () => 'again' },
    report: (error) => {
      throw error;
    },
  };
}

/** A connection to a table of this page, without a worker or a server. */
export function directConnection(table: HostedTable, seat: SeatId, ports: Ports): TableConnection {
  const live = new LiveTable(table, ports);
  const listeners = new Set<() => void>();
  const pending = new Map<number, (reply: Reply) => void>();
  let state: ConnectionState = { is: 'connecting' };
  let next = 1;
  const become = (known: Known) => {
    state = { is: 'live', known };
    for (const listener of [...listeners]) listener();
  };
  const reply = (id: number | undefined, answer: Reply) => {
    if (id === undefined) return;
    pending.get(id)?.(answer);
    pending.delete(id);
  };
  const hear = (message: HostMessage) => {
    switch (message.is) {
      case 'table':
        return become({ document: message.document, log: message.log, clockOffset: 0 });
      case 'changed': {
        if (state.is !== 'live') return;
        const { document, log, clockOffset } = state.known;
        return become({
          document: patched(document, message.patch),
          log: message.log === undefined ? log : [...log.slice(0, message.log.keep), ...message.log.add],
          clockOffset,
        });
      }
      case 'done':
        return reply(message.id, { is: 'done' });
      case 'refused':
        return reply(message.id, { is: 'refused', because: message.because });
      case 'explained':
        return reply(message.id, { is: 'explained', explanation: message.explanation });
      case 'advised':
        return reply(message.id, { is: 'advised', advice: message.advice });
      case 'record':
        return reply(message.id, { is: 'record', record: message.record });
      case 'bye':
        return;
    }
  };
  // A message is data: what goes over a wire shares nothing with the table.
  const peer: Peer = {
    role: { is: 'seat', seat },
    send: (messages) => {
      for (const message of messages) hear(JSON.parse(JSON.stringify(message)));
    },
  };
  live.attach(peer).catch(ports.report);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (wish: Wish) =>
      new Promise((resolve) => {
        const id = next;
        next += 1;
        pending.set(id, resolve);
        live.receive(peer, { ...wish, id }).catch(() => resolve({ is: 'lost' }));
      }),
    close: () => undefined,
  };
}
