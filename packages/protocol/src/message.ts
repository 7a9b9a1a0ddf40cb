import type {
  Advice,
  Answer,
  CardId,
  Explanation,
  Foresight,
  MatchRecord,
  Phrase,
  Question,
  Refusal,
  Thing,
} from '@kronika/kernel';

import type { TableDocument } from './document.ts';
import type { LogEntry } from './log.ts';
import type { PatchStep } from './patch.ts';

/** Why a message was refused. The code is for programs, the text for people. */
export interface RefusedBecause {
  readonly code:
    | Refusal['refused']
    | 'malformed'
    | 'notAttached'
    | 'tooLarge'
    | 'tooFrequent'
    | 'noTable'
    | 'damaged'
    | 'notYours'
    | 'notSignedIn'
    | 'seatTaken'
    | 'notNow'
    | 'final'
    | 'notStored'
    | 'internal';
  readonly text: Phrase;
}

/**
 * What a decision would commit to at once: the last question that would answer itself on the way, with its only answer, and
 * the board as the seat would see it when asked.
 */
export interface Ahead {
  readonly question: Question;
  readonly answer: Answer;
  readonly board: unknown;
  /** What would come of it. */
  readonly foresight?: Foresight;
}

/** Everything a host says to a client. */
export type HostMessage =
  /** The whole table, at the beginning. `now` is the host's clock; `logFrom` is the place of the first entry of `log`. */
  | {
      readonly is: 'table';
      readonly now: number;
      readonly document: TableDocument;
      readonly logFrom: number;
      readonly log: readonly LogEntry[];
    }
  /** What has changed: a JSON patch (RFC 6902) of the document; `log.keep` entries of the log stay, `log.add` follow. */
  | {
      readonly is: 'changed';
      readonly patch: readonly PatchStep[];
      readonly log?: { readonly keep: number; readonly add: readonly LogEntry[] };
    }
  | { readonly is: 'done'; readonly id: number }
  /** `ahead` comes with `final`, where the decision leaves nothing else to choose. */
  | { readonly is: 'refused'; readonly id?: number; readonly because: RefusedBecause; readonly ahead?: Ahead }
  /** `card` is the same once more for clients that know of cards only. */
  | {
      readonly is: 'explained';
      readonly id: number;
      readonly thing: Thing;
      readonly card?: CardId;
      readonly explanation: Explanation;
    }
  /** Nothing where nothing can be foreseen. */
  | { readonly is: 'foreseen'; readonly id: number; readonly foresight?: Foresight }
  | { readonly is: 'advised'; readonly id: number; readonly advice: Advice }
  | { readonly is: 'record'; readonly id: number; readonly record: MatchRecord }
  /**
   * The host lets go of the connection. After `restart` and `reload` the client should come back by itself; after
   * `left` the seat is not its any more.
   */
  | { readonly is: 'bye'; readonly because: 'restart' | 'reload' | 'left' };
