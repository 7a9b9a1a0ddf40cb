import type { ReactNode } from 'react';
import { type Badge, Mon } from '../../cards/Mon.tsx';
import './seat-panel.css';

interface SeatPanelProps {
  readonly badge: Badge;
  readonly name: string;
  readonly place: string;
  readonly children: ReactNode;
}

/** A seat before the match, under the pattern of its deck, so that two of them already look like the match. */
export function SeatPanel({ badge, name, place, children }: SeatPanelProps) {
  return (
    <section className={`panel seat-panel ${badge.allegiance}`} aria-label={place}>
      <header>
        <Mon badge={badge} place="line" />
        <div>
          <h2>{name}</h2>
          <p>{place}</p>
        </div>
      </header>
      <div className="seat-panel-inner">{children}</div>
    </section>
  );
}
