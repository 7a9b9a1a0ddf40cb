import type { RefusedBecause } from '@kronika/protocol';
import { isRecord, isText } from './reading.ts';

/** What is told to people, and what is told to the page. */
type Reason = Pick<RefusedBecause, 'text'> & { readonly code?: string };

/** A host did not want what it was asked for, and says why. */
export class RefusedError extends Error {
  readonly because: Reason;

  constructor(because: Reason) {
    super(because.text.en);
    this.because = because;
  }
}

/** The reason in an answer of the server. */
export function refusalIn(answer: unknown): RefusedError | undefined {
  if (!isRecord(answer) || !isRecord(answer.because) || !isRecord(answer.because.text)) return undefined;
  const { code } = answer.because;
  const { pl, en } = answer.because.text;
  if (!isText(pl) || !isText(en)) return undefined;
  return new RefusedError({ text: { pl, en }, ...(isText(code) ? { code } : {}) });
}
