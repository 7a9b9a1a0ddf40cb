import {
  type Evaluation,
  type Match,
  type SeatId,
  type Side,
  type Style,
  scoreOf,
  seatsOf,
  softmax,
} from '@kronika/kernel';

/** How positions are judged; games without an evaluation are played on to their end. */
export interface Judge {
  readonly evaluation?: Evaluation;
  /** What the one who thinks cares for besides. */
  readonly style?: Style;
}

/** What a position promises: the chance of each seat, and what the estimate rests on. */
export interface Judgement {
  readonly chances: readonly number[];
  /** Nothing where the match was over. */
  readonly sides?: readonly Side[];
}

/** An unsettled position is judged all the same after so many times the horizon. */
const PATIENCE = 2;
/** Without an evaluation a playout is given up as a draw after so many decisions. */
const LONGEST = 5_000;

/** After so many decisions a playout has shown what a choice brings: the more sit at the table, the more they decide meanwhile. */
export function horizonOf({ horizon }: Evaluation, seats: number): number {
  return Math.round((horizon * Math.max(2, seats)) / 2);
}

/** Whether a playout that began at that decision has gone far enough. */
export function isDone({ evaluation }: Judge, match: Match, start: number): boolean {
  if (match.outcome !== undefined) return true;
  const passed = match.decisions - start;
  if (evaluation === undefined) return passed >= LONGEST;
  const horizon = horizonOf(evaluation, match.seats);
  return passed >= horizon && (evaluation.isSettled(match.state) || passed >= PATIENCE * horizon);
}

/** Judges a position; for somebody who thinks, by its style. */
export function judged({ evaluation, style }: Judge, { outcome, state, seats }: Match, thinker?: SeatId): Judgement {
  if (outcome !== undefined || evaluation === undefined) {
    const winners = outcome?.winners ?? [];
    return {
      chances: seatsOf(seats).map((seat) => (winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0)),
    };
  }
  const sides = evaluation.measure(state);
  const shares = softmax(
    sides.map(
      (side) =>
        scoreOf(evaluation, side) + (thinker !== undefined && side.seats.includes(thinker) ? charm(style, side) : 0),
    ),
  );
  const chances = seatsOf(seats).map(() => 0);
  for (const [at, side] of sides.entries()) for (const seat of side.seats) chances[seat] = shares[at] ?? 0;
  return { chances, sides };
}

/** What a side has of what the style cares for. */
function charm(style: Style | undefined, { measures }: Side): number {
  if (style === undefined) return 0;
  let sum = 0;
  for (const [feature, favour] of Object.entries(style.favours)) sum += (favour ?? 0) * (measures[feature] ?? 0);
  return sum;
}

/** How much each feature speaks for the seat's side: its weighted measure, less the mean of the other sides. */
export function argumentsFor(
  evaluation: Evaluation,
  sides: readonly Side[],
  seat: SeatId,
): Readonly<Record<string, number>> {
  const own = sides.find((side) => side.seats.includes(seat));
  const others = sides.filter((side) => side !== own);
  return Object.fromEntries(
    evaluation.features.map((feature) => {
      const theirs =
        others.reduce((sum, { measures }) => sum + (measures[feature] ?? 0), 0) / Math.max(1, others.length);
      return [feature, (evaluation.weights[feature] ?? 0) * ((own?.measures[feature] ?? 0) - theirs)];
    }),
  );
}
