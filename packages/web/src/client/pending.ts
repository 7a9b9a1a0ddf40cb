import type { HostMessage } from '@kronika/protocol';
import type { Reply } from './connection.ts';

/** Wishes that wait for their answer. */
export class Pending {
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #last = 0;

  /** A number for the next wish, and what comes of it. */
  next(): { readonly id: number; readonly reply: Promise<Reply> } {
    this.#last += 1;
    const id = this.#last;
    return { id, reply: new Promise((resolve) => this.#waiting.set(id, resolve)) };
  }

  /** A message that answers a wish. */
  settle(message: HostMessage): void {
    const reply = replyIn(message);
    if (reply === undefined || !('id' in message) || message.id === undefined) return;
    this.#waiting.get(message.id)?.(reply);
    this.#waiting.delete(message.id);
  }

  /** No answers will come but for those wishes that were not said yet. */
  lose(unsaid: readonly number[]): void {
    for (const [id, resolve] of this.#waiting) {
      if (unsaid.includes(id)) continue;
      this.#waiting.delete(id);
      resolve({ is: 'lost' });
    }
  }
}

function replyIn(message: HostMessage): Reply | undefined {
  switch (message.is) {
    case 'done':
      return { is: 'done' };
    case 'refused':
      return message.ahead === undefined
        ? { is: 'refused', because: message.because }
        : { is: 'refused', because: message.because, ahead: message.ahead };
    case 'explained':
      return { is: 'explained', explanation: message.explanation };
    case 'foreseen':
      return { is: 'foreseen', foresight: message.foresight };
    case 'advised':
      return { is: 'advised', advice: message.advice };
    case 'record':
      return { is: 'record', record: message.record };
    default:
      return undefined;
  }
}
