import type { SeatId } from '@kronika/kernel';
import type { StageStep } from './plan.ts';
import type { StageKind } from './staged.ts';

/** How fast others are seen to act. */
export const STAGE_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type StageSpeed = (typeof STAGE_SPEEDS)[number];

/** The speed that was chosen, and how another one is. */
export interface Tempo {
  readonly speed: StageSpeed;
  set(speed: StageSpeed): void;
}

const FACTORS: Readonly<Record<StageSpeed, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How long each is shown at normal speed, in milliseconds. */
const TIMES: Readonly<Record<StageKind, number>> = {
  pass: 250,
  count: 400,
  trigger: 1000,
  declare: 1200,
  play: 1600,
  reveal: 1800,
  result: 1600,
};

/** One's own moves need no telling; they only have to be over before others are seen to act. */
const OWN = 320;
/** What has more to say takes longer to read. */
const PER_LINE = 260;
const MOST_FOR_LINES = 1300;
/** What is added to a step that was shown already: one knows the rest. */
const GROWN = 1000;
/** With more than this in the queue only what matters most keeps its time, unless the board has more patience. */
const CROWDED = 8000;

/** How a step is shown: beside the board, as a chip of the strip alone, or not at all. */
export type StageLook = 'stage' | 'chip' | 'quiet';

export function lookOf({ kind, by }: StageStep, own: SeatId | undefined): StageLook {
  switch (kind) {
    case 'result':
    case 'reveal':
      return 'stage';
    case 'count':
    case 'pass':
      return by !== undefined && by === own ? 'quiet' : 'chip';
    case 'play':
    case 'declare':
    case 'trigger':
      return by !== undefined && by === own ? 'quiet' : 'stage';
  }
}

/** Whether a step keeps its time in a crowd. */
function matters({ kind }: StageStep): boolean {
  return kind === 'result' || kind === 'reveal' || kind === 'play';
}

function fullTime(step: StageStep, own: SeatId | undefined): number {
  const look = lookOf(step, own);
  if (look === 'quiet') return OWN;
  if (look === 'chip') return TIMES[step.kind];
  return TIMES[step.kind] + Math.min(MOST_FOR_LINES, PER_LINE * Math.max(0, step.lines.length - 1));
}

export interface Timing {
  readonly own: SeatId | undefined;
  readonly speed: StageSpeed;
  /** How long the queue may be before it is cut short, in milliseconds. */
  readonly patience?: number | undefined;
  /** How many lines of the step were shown before. */
  readonly seen: (step: StageStep) => number;
}

/** How long a step is shown, given what waits with it. */
export function timeOf(step: StageStep, waiting: readonly StageStep[], { own, speed, patience, seen }: Timing): number {
  const time = (one: StageStep) => (seen(one) > 0 ? Math.min(GROWN, fullTime(one, own)) : fullTime(one, own));
  const isCrowded = waiting.reduce((sum, one) => sum + time(one), 0) > (patience ?? CROWDED);
  return isCrowded && !matters(step) ? 0 : time(step) * FACTORS[speed];
}
