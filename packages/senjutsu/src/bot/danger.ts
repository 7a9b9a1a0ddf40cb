import type { PrintedId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import { type Cell, cellAt, offsetOf } from '../hex/index.ts';
import { isPoison } from '../prints.ts';
import type { AgendaSegment, SpeedRange } from '../state.ts';
import { type Placed, standOf } from './board.ts';
import { type Likelihood, type Pool, poolOfFoe, poolOfHero } from './pool.ts';
import { type Profile, profileOf } from './profile.ts';

/** What a fighter may still do this turn. */
export interface Danger {
  readonly by: Placed;
  /** `open`: its card lies open, so all of this will come. */
  readonly cards: 'open' | 'hidden';
  /** What may strike whoever stands on the cell. */
  at(cell: Cell): readonly Likelihood[];
  /** How likely it has stepped before a speed, and how likely shields stand at it. */
  stepsBefore(speed: number): number;
  shieldsAt(speed: number): number;
}

const NONE: readonly Likelihood[] = [];

/** What comes from a fighter this turn: the card before it, or what it may choose. */
export function dangerOf(by: Placed): Danger {
  const { played } = by;
  if (played === null) return fromPool(by, poolFor(by));
  const { revealed } = played;
  const printed = revealed.is === 'stun' ? null : revealed.printed;
  return printed === null || isPoison(printed) ? harmless(by) : fromCard(by, printed);
}

/** What may come from it next turn, whatever it plays now. */
export function laterDangerOf(by: Placed): Danger {
  return fromPool(by, poolFor(by));
}

const poolFor = (by: Placed): Pool => (by.is === 'hero' ? poolOfHero(by) : poolOfFoe(by));

const seenBy = (by: Placed, cell: Cell): Cell => {
  const { q, r } = offsetOf(standOf(by), cell);
  return cellAt(q, r);
};

function fromPool(by: Placed, { strikes, steps, shields }: Pool): Danger {
  return {
    by,
    cards: 'hidden',
    at: (cell) => strikes.get(seenBy(by, cell)) ?? NONE,
    stepsBefore: (speed) => steps.reduce((sum, { max, share }) => (max > speed ? sum + share : sum), 0),
    shieldsAt: (speed) =>
      shields.reduce((sum, { max, min, share }) => (min <= speed && speed <= max ? sum + share : sum), 0),
  };
}

function harmless(by: Placed): Danger {
  return { by, cards: 'open', at: () => NONE, stepsBefore: () => 0, shieldsAt: () => 0 };
}

function fromCard(by: Placed, printed: PrintedId): Danger {
  const means =
    by.is === 'hero'
      ? { hero: by.hero, kamae: by.kamae, focus: by.focus }
      : ({ hero: null, kamae: 'neutral', focus: 0 } as const);
  const { blows, steps, shields } = profileOf(printed, means);
  const pending = blows.flatMap((blow) => {
    const speed = pendingSpeed(by, blow.segment, blow.speed);
    return speed === null ? [] : [{ ...blow, speed }];
  });
  const stepping = firstStep(by, printed, steps);
  const shielding = shields === null ? null : pendingSpeed(by, 'upper', shields);
  return {
    by,
    cards: 'open',
    at: (cell) => {
      const seen = seenBy(by, cell);
      return pending.flatMap(({ speed, reach }) => {
        const wounds = reach.get(seen);
        return wounds === undefined ? [] : [{ speed, wounds, share: 1 }];
      });
    },
    stepsBefore: (speed) => (stepping !== null && stepping.max > speed ? 0.6 : 0),
    shieldsAt: (speed) => (shielding !== null && shielding.min <= speed && speed <= shielding.max ? 0.8 : 0),
  };
}

function firstStep(by: Placed, printed: PrintedId, steps: Profile['steps']): SpeedRange | null {
  const upper = segmentsOf(printed).find(({ lines }) => lines.some(({ is }) => is === 'move' || is === 'or'));
  return steps === null || upper === undefined ? null : pendingSpeed(by, upper.segment, steps);
}

/** The speed of a segment that is still to come; nothing for one that is over. */
function pendingSpeed({ played }: Placed, segment: 'upper' | 'lower', printed: SpeedRange): SpeedRange | null {
  if (played === null) return null;
  const entry: AgendaSegment | undefined = played.segments.find((one) => one.segment === segment);
  if (entry !== undefined)
    return entry.stage === 'waiting' || entry.stage === 'running' ? { max: entry.speed, min: entry.speed } : null;
  if (played.segments.length > 0) return null;
  if (segment === 'lower') return printed;
  return played.speed === null ? (played.range ?? printed) : { max: played.speed, min: played.speed };
}
