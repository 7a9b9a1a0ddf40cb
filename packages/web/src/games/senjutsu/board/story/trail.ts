import type { PrintedId, SeenEvent } from '@kronika/kernel';
import { type FighterId, isSenjutsuEvent, type LineRef, type RunningLine } from '@kronika/senjutsu';

/** What became of a line of a card so far. */
export interface TrailLine {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  readonly line: LineRef;
  readonly became: 'begun' | 'skipped';
}

/** The lines that came up since the cards were revealed, in their order, and those that are being resolved. */
export interface Trail {
  readonly lines: readonly TrailLine[];
  readonly running: readonly RunningLine[];
}

export const NO_TRAIL: Trail = { lines: [], running: [] };

/** What the events tell of lines. A new turn, or newly revealed cards, begin a new trail. */
export function trailOf(events: readonly SeenEvent[]): Trail {
  let lines: TrailLine[] = [];
  let running: RunningLine[] = [];
  for (const event of events) {
    if (!isSenjutsuEvent(event)) continue;
    switch (event.is) {
      case 'turnBegan':
      case 'revealed':
        lines = [];
        running = [];
        break;
      case 'lineBegan': {
        const { fighter, printed, line } = event;
        lines.push({ fighter, printed, line, became: 'begun' });
        // A counter or a benefit runs on top of the card it answers.
        running = [...running.filter((one) => one.printed !== printed), { fighter, printed, line }];
        break;
      }
      case 'lineSkipped': {
        const { fighter, printed, line } = event;
        lines.push({ fighter, printed, line, became: 'skipped' });
        break;
      }
      case 'segmentEnded':
        running = [];
        break;
      default:
    }
  }
  return { lines, running };
}

/** Whether an event only ends what was or leads to what comes next, and so belongs to the beat that follows it. */
export function leadsOn(event: SeenEvent): boolean {
  return LEADING.has(event.is);
}

const LEADING: ReadonlySet<string> = new Set([
  'speedReached',
  'segmentBegan',
  'segmentEnded',
  'lineBegan',
  'lineSkipped',
  'blocksLowered',
  'playAreaCleared',
]);
