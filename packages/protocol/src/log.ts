import type { Phrase, SeatId, SeenEvent } from '@kronika/kernel';

/** A line of the log. `after` says how many decisions had been taken. */
export type LogEntry =
  | {
      readonly is: 'event';
      readonly after: number;
      readonly text: Phrase;
      /** What happened, as far as the reader may know it. */
      readonly event: SeenEvent;
      /** The reader did not do this by hand: the table passed, as the reader wanted. Nobody else is told. */
      readonly auto?: 'yes';
    }
  /** What nobody reads, but a board follows to show what goes on. */
  | { readonly is: 'beat'; readonly after: number; readonly event: SeenEvent }
  | { readonly is: 'note'; readonly after: number; readonly text: Phrase; readonly auto?: 'yes' }
  | {
      readonly is: 'said';
      readonly after: number;
      readonly by: string;
      readonly seat?: SeatId;
      readonly text: string;
    };
