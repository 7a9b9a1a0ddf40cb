import { useEffect, useId } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import type { OpenReplay } from '../../replay/replay.ts';
import type { Chance } from '../../replay/worker/messages.ts';
import { useWords } from '../../shell/use-words.ts';
import { useReplayScope } from './scope.ts';
import { along } from './Track.tsx';
import { REPLAY_WORDS } from './words.ts';

/** Watching comes first: what is played out in the background begins a little later. */
const AFTER = 1_200;

/** The chances of the first seat against the second, under the track, on the same line of time. */
export function ChanceGraph({ replay: open }: { readonly replay: OpenReplay }) {
  const say = useWords(REPLAY_WORDS);
  const { replay, found, sides } = useReplayScope();
  const { opened, weighing, move } = open;
  const winners = opened.winners ?? found.winners;
  const isShown = winners !== undefined && opened.seats === 2 && opened.last > opened.first;
  useEffect(() => {
    if (!isShown || winners === undefined) return;
    const timer = setTimeout(() => replay.weigh(winners), AFTER);
    return () => clearTimeout(timer);
  }, [replay, isShown, winners]);
  if (!isShown) return <p className="replaynote">{opened.seats === 2 ? say.notOver : ''}</p>;
  const chances = weighing?.chances ?? [];
  const now = chanceAt(chances, move);
  const leader = now === undefined ? undefined : sides[now >= 0.5 ? 0 : 1];
  const percent = now === undefined ? 0 : Math.round(Math.max(now, 1 - now) * 100);
  return (
    <div className="replaylane">
      <span className="replayaxis chances" aria-hidden="true">
        {sides.map(({ seat, badge }) => (
          <span key={seat}>
            {badge !== undefined && <Mon badge={badge} place="line" />}
            100%
          </span>
        ))}
      </span>
      <figure className="replaygraph">
        <Curve chances={chances} open={open} />
        <span className="replayhead" style={{ left: `${along(open, move)}%` }} />
        {leader !== undefined && (
          <span className="replaybubble" style={{ left: `clamp(0px, ${along(open, move)}%, calc(100% - 110px))` }}>
            {say.chanceAt(leader.name, percent)}
          </span>
        )}
        <figcaption>
          {weighing === undefined || weighing.share >= 1 ? say.chances : say.weighing(Math.round(weighing.share * 100))}
        </figcaption>
      </figure>
    </div>
  );
}

function Curve({ chances, open }: { readonly chances: readonly Chance[]; readonly open: OpenReplay }) {
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

/** The chance of the first seat at a move, between the moments that were played out. */
export function chanceAt(chances: readonly Chance[], move: number): number | undefined {
  const before = chances.findLast((chance) => chance.move <= move);
  const after = chances.find((chance) => chance.move >= move);
  const low = before?.chances[0] ?? after?.chances[0];
  const high = after?.chances[0] ?? low;
  if (low === undefined || high === undefined) return undefined;
  const span = (after?.move ?? move) - (before?.move ?? move);
  return span <= 0 ? low : low + ((high - low) * (move - (before?.move ?? move))) / span;
}
