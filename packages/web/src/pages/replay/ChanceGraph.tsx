import type { SeatId } from '@kronika/kernel';
import { useEffect, useId } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import type { OpenReplay } from '../../replay/replay.ts';
import type { Chance } from '../../replay/worker/messages.ts';
import { useWords } from '../../shell/use-words.ts';
import { type Side, useReplayScope } from './scope.ts';
import { along } from './Track.tsx';
import { REPLAY_WORDS } from './words.ts';

/** Watching comes first: what is played out in the background begins a little later. */
const AFTER = 1_200;

/** How likely each seat was to win, under the track, on the same line of time. */
export function ChanceGraph({ replay: open }: { readonly replay: OpenReplay }) {
  const say = useWords(REPLAY_WORDS);
  const { replay, found, sides } = useReplayScope();
  const { opened, weighing, move } = open;
  const winners = opened.winners ?? found.winners;
  const isShown = winners !== undefined && opened.last > opened.first;
  useEffect(() => {
    if (!isShown || winners === undefined) return;
    const timer = setTimeout(() => replay.weigh(winners), AFTER);
    return () => clearTimeout(timer);
  }, [replay, isShown, winners]);
  if (!isShown) return <p className="replaynote">{say.notOver}</p>;
  const chances = weighing?.chances ?? [];
  const leader = leaderAt(chances, move, sides);
  return (
    <div className="replaylane">
      <span className="replayaxis chances" aria-hidden="true">
        {sides.map(({ seat, badge }) => (
          <span key={seat}>
            {badge !== undefined && <Mon badge={badge} place="line" />}
            {opened.seats === 2 && '100%'}
          </span>
        ))}
      </span>
      <figure className="replaygraph">
        {opened.seats === 2 ? <Curve chances={chances} open={open} /> : <Lines chances={chances} open={open} />}
        <span className="replayhead" style={{ left: `${along(open, move)}%` }} />
        {leader !== undefined && (
          <span className="replaybubble" style={{ left: `clamp(0px, ${along(open, move)}%, calc(100% - 160px))` }}>
            {say.chanceAt(leader.side.name, Math.round(leader.chance * 100))}
          </span>
        )}
        <figcaption>
          {weighing === undefined || weighing.share >= 1 ? say.chances : say.weighing(Math.round(weighing.share * 100))}
        </figcaption>
      </figure>
    </div>
  );
}

/** Who was most likely to win at a move. */
function leaderAt(chances: readonly Chance[], move: number, sides: readonly Side[]) {
  return sides
    .flatMap((side) => {
      const chance = chanceAt(chances, move, side.seat);
      return chance === undefined ? [] : [{ side, chance }];
    })
    .reduce<{ readonly side: Side; readonly chance: number } | undefined>(
      (best, one) => (best === undefined || one.chance > best.chance ? one : best),
      undefined,
    );
}

interface CurveProps {
  readonly chances: readonly Chance[];
  readonly open: OpenReplay;
}

/** A line for each seat: with more than two, what one has is not what the other lacks. */
function Lines({ chances, open }: CurveProps) {
  const { sides } = useReplayScope();
  if (chances.length < 2) return undefined;
  const points = (seat: SeatId) =>
    chances.map(({ move, chances: all }) => `${along(open, move)},${100 - (all[seat] ?? 0) * 100}`);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {sides.map(({ seat, badge }) => (
        <path key={seat} className={`line ${badge?.allegiance ?? 'neutral'}`} d={`M${points(seat).join(' L')}`} />
      ))}
    </svg>
  );
}

/** The chances of the first seat against the second. */
function Curve({ chances, open }: CurveProps) {
  const { sides } = useReplayScope();
  const id = useId();
  const points = chances.map(({ move, chances: [first = 0.5] }) => `${along(open, move)},${100 - first * 100}`);
  if (points.length < 2) return undefined;
  const area = `M${along(open, chances[0]?.move ?? 0)},50 L${points.join(' L')} L100,50 Z`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={`${id}above`}>
        <rect x="0" y="0" width="100" height="50" />
      </clipPath>
      <clipPath id={`${id}below`}>
        <rect x="0" y="50" width="100" height="50" />
      </clipPath>
      <path className={`area ${sides[0]?.badge?.allegiance ?? 'neutral'}`} d={area} clipPath={`url(#${id}above)`} />
      <path className={`area ${sides[1]?.badge?.allegiance ?? 'neutral'}`} d={area} clipPath={`url(#${id}below)`} />
      <path className="middle" d="M0,50 L100,50" />
      <path className="curve" d={`M${points.join(' L')}`} />
    </svg>
  );
}

/** The chance of a seat at a move, between the moments that were played out. */
export function chanceAt(chances: readonly Chance[], move: number, seat: SeatId): number | undefined {
  const before = chances.findLast((chance) => chance.move <= move);
  const after = chances.find((chance) => chance.move >= move);
  const low = before?.chances[seat] ?? after?.chances[seat];
  const high = after?.chances[seat] ?? low;
  if (low === undefined || high === undefined) return undefined;
  const span = (after?.move ?? move) - (before?.move ?? move);
  return span <= 0 ? low : low + ((high - low) * (move - (before?.move ?? move))) / span;
}
