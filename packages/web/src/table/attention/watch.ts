import type { SeenEvent } from '@kronika/kernel';
import type { LogEntry, TableDocument } from '@kronika/protocol';
import type { EventSound, SoundKind } from '../../sound/kinds.ts';

/** How a table stands, as far as it can be heard. */
export interface Glance {
  readonly log: readonly LogEntry[];
  readonly status: TableDocument['status'];
  readonly asked: 'me' | 'others';
  /** Whether somebody can see the page. */
  readonly page: 'shown' | 'hidden';
  /** In milliseconds. */
  readonly at: number;
}

/** Who waited this long, in milliseconds, may be looking elsewhere; before that one sees anyway that it is one's turn. */
const LONG_WAIT = 2_000;

/** So many sounds at most come of what happened at once. */
const MOST = 2;

/** Compares each glance at a table with the one before, and says what is to be heard. */
export class Watch {
  readonly #soundOf: (event: SeenEvent) => EventSound | undefined;
  #last: Glance | undefined;
  #waitingSince = 0;

  constructor(soundOf: (event: SeenEvent) => EventSound | undefined) {
    this.#soundOf = soundOf;
  }

  /** What came before the first glance is not heard, nor is what is taken back. */
  look(glance: Glance): readonly SoundKind[] {
    const last = this.#last;
    this.#last = glance;
    if (last === undefined || (last.asked === 'me' && glance.asked === 'others')) this.#waitingSince = glance.at;
    if (last === undefined) return [];
    const ended: readonly SoundKind[] = last.status === 'playing' && glance.status === 'over' ? ['end'] : [];
    return [...this.#happened(last, glance), ...ended, ...this.#turn(last, glance)].slice(-MOST);
  }

  #happened(last: Glance, glance: Glance): readonly SoundKind[] {
    const heard = glance.log
      .slice(last.log.length)
      .flatMap((entry) => (entry.is === 'event' ? (this.#soundOf(entry.event) ?? []) : []));
    return [...new Set(heard)];
  }

  #turn(last: Glance, glance: Glance): readonly SoundKind[] {
    if (last.asked === 'me' || glance.asked === 'others') return [];
    return glance.page === 'hidden' || glance.at - this.#waitingSince >= LONG_WAIT ? ['turn'] : [];
  }
}
