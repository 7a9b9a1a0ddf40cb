import type { AgotView } from '@kronika/agot';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Count } from '../../../table/motion/Count.tsx';
import { useSeatName, useSeatTitle } from '../../../table/session/context.ts';
import { FACTION_BADGES } from '../badges.ts';
import { type DominanceCount, type DominanceForecast, dominanceForecast } from './dominance-forecast.ts';
import './dominance.css';
import { useBoard } from './side.ts';

/** Where a challenge stands in other phases: what each seat counts for dominance, and who wins it. */
export const Dominance = memo(function Dominance({ view }: { readonly view: AgotView }) {
  const { words, near } = useBoard();
  const forecast = dominanceForecast(view);
  // As everywhere on the board, who looks comes last.
  const counts = [...forecast.counts].sort((one, other) => Number(one.seat === near) - Number(other.seat === near));
  return (
    <section className={`dominance0 ${forecast.is}`} aria-label={words.phases.dominance}>
      <h3>{words.phases.dominance}</h3>
      <ol>
        {counts.map((count) => (
          <Counted key={count.seat} count={count} view={view} forecast={forecast} />
        ))}
      </ol>
      <Verdict forecast={forecast} />
    </section>
  );
});

interface CountedProps {
  readonly count: DominanceCount;
  readonly view: AgotView;
  readonly forecast: DominanceForecast;
}

function Counted({ count: { seat, total, parts }, view, forecast: { winner } }: CountedProps) {
  const { words } = useBoard();
  const name = useSeatTitle(seat);
  const holder = view.seats[seat];
  const badge = FACTION_BADGES[holder === undefined ? 'neutral' : holder.allegiance];
  return (
    <li className={`${badge.allegiance}${winner === seat ? ' ahead' : ''}`}>
      <Mon badge={badge} place="line" />
      <b className="seatname">{name}</b>
      <b className="sum">
        <Count value={total} />
      </b>
      <small>{parts === undefined ? ' ' : words.dominanceParts(parts)}</small>
    </li>
  );
}

function Verdict({ forecast: { is, winner } }: { readonly forecast: DominanceForecast }) {
  const { words } = useBoard();
  const name = useSeatName(winner ?? 0);
  return (
    <p className={`verdict ${is}`}>
      {winner !== undefined && <Icon name="crown" />}
      {words.dominanceTold(is, winner === undefined ? undefined : name)}
    </p>
  );
}
