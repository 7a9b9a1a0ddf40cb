import type { SeatId, Sight } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { lookedAt } from '../looked.ts';
import { useSession, useTable } from '../session/context.ts';
import { cardPlace } from './controls.ts';
import { pilePlace } from './place-names.ts';

interface PileButtonProps {
  readonly seat: SeatId;
  readonly kind: string;
  /** What the pile is called, above its cards. */
  readonly title: string;
  /** The same with how many cards there are. */
  readonly told: string;
  /** The cards that the viewer may look through. */
  readonly known: readonly Sight[];
  readonly className: string;
  readonly children: ReactNode;
}

/** A deck or another pile. What may be looked through opens; where things are pointed at, it is pointed at. */
export function PileButton({ seat, kind, title, told, known, className, children }: PileButtonProps) {
  const { session, pointing } = useTable();
  const isTold = useSession(({ lit }) => known.some((one) => one.face === 'up' && lit.includes(cardPlace(one.card))));
  const things = known.map(lookedAt).filter((looked) => looked !== undefined);
  return (
    <button
      type="button"
      className={`${className} ${kind}`}
      data-told={isTold ? '' : undefined}
      data-anchor={`${kind}:${seat}`}
      data-part={pilePlace(kind, seat)}
      title={told}
      onClick={() =>
        pointing === undefined ? session.open({ is: 'pile', title, things }) : pointing.point(pilePlace(kind, seat))
      }
    >
      <span className="vh">{told}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
