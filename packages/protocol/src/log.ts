import type { Phrase, SeatId, SeenEvent } from '@kronika/kernel';

/** A line of the log. `after` says how many decisions had been taken. */
export type LogEntry =
  | {
      readonly is: 'event';
      readonly after: number;
      readonly text: Phrase;
      /** What happened, as far as the reader may know it. */
      readonly event: SeenEvent;
    }
  | { readonly is: 'note'; readonly after: number; readonly text: Phrase }
  | {
      readonly is: 'said';
      readonly after: number;
      readonly by: string;
      readonly seat?: SeatId;
      readonly text: string;
    };
