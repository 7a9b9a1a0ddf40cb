import { type Evaluation, type Match, type SeatId, type Side, scoreOf, seatsOf, softmax } from '@kronika/kernel';

/** How positions are judged; games without an evaluation are played on to their end. */
export type Judge = Evaluation | undefined;

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

/** Whether a playout that began at that decision has gone far enough. */
export function isDone(judge: Judge, match: Match, start: number): boolean {
  if (match.outcome !== undefined) return true;
  const passed = match.decisions - start;
  if (judge === undefined) return passed >= LONGEST;
  return passed >= judge.horizon && (judge.isSettled(match.state) || passed >= PATIENCE * judge.horizon);
}

export function judged(judge: Judge, { outcome, state, seats }: Match): Judgement {
  if (outcome !== undefined || judge === undefined) {
    const winners = outcome?.winners ?? [];
    return {
      chances: seatsOf(seats).map((seat) => (winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0)),
    };
  }
  const sides = judge.measure(state);
  const shares = softmax(sides.map((side) => scoreOf(judge, side)));
  const chances = seatsOf(seats).map(() => 0);
  for (const [at, side] of sides.entries()) for (const seat of side.seats) chances[seat] = shares[at] ?? 0;
  return { chances, sides };
}

/** How much each feature speaks for the seat's side: its weighted measure, less the mean of the other sides. */
export function argumentsFor(
  judge: Evaluation,
  sides: readonly Side[],
  seat: SeatId,
): Readonly<Record<string, number>> {
  const own = sides.find((side) => side.seats.includes(seat));
  const others = sides.filter((side) => side !== own);
  return Object.fromEntries(
    judge.features.map((feature) => {
      const theirs =
        others.reduce((sum, { measures }) => sum + (measures[feature] ?? 0), 0) / Math.max(1, others.length);
      return [feature, (judge.weights[feature] ?? 0) * ((own?.measures[feature] ?? 0) - theirs)];
    }),
  );
}
