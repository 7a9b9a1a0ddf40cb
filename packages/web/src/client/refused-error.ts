import type { RefusedBecause } from '@kronika/protocol';
import { isRecord, isText } from './reading.ts';

/** A host did not want what it was asked for, and says why. */
export class RefusedError extends Error {
  readonly because: Pick<RefusedBecause, 'text'>;

  constructor(because: Pick<RefusedBecause, 'text'>) {
    super(because.text.en);
    this.because = because;
  }
}

/** The reason in an answer of the server. */
export function refusalIn(answer: unknown): RefusedError | undefined {
  if (!isRecord(answer) || !isRecord(answer.because) || !isRecord(answer.because.text)) return undefined;
  const { pl, en } = answer.because.text;
  return isText(pl) && isText(en) ? new RefusedError({ text: { pl, en } }) : undefined;
}
