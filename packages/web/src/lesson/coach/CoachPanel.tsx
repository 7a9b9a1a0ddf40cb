import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import type { Layout } from '../../table/board-module.ts';
import { useTable } from '../../table/session/context.ts';
import { type Aim, aimedAt } from '../aim.ts';
import { beakAt } from './Pointer.tsx';
import { useBoxes } from './use-boxes.ts';
import { type Row, useRow } from './use-row.ts';
import './coach.css';

interface CoachPanelProps {
  readonly layout: Layout;
  /** What it is called for who cannot see it. */
  readonly label: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly about: ReactNode;
  /** What it points at now; always the same function. */
  readonly aim: () => Aim | undefined;
  readonly className?: string;
  /** On a phone: in the row beside what it points at, or above all rows of the board. */
  readonly lies: 'beside' | 'above';
  readonly children: ReactNode;
}

const ABOVE: Row = { order: 0, side: 'aside' };

/** The panel of a guide: its head, what it says, and a beak that touches what it speaks of. */
export function CoachPanel({
  layout,
  label,
  icon,
  title,
  about,
  aim,
  className = '',
  lies,
  children,
}: CoachPanelProps) {
  const { session } = useTable();
  const ref = useRef<HTMLElement>(null);
  const find = useCallback(() => aimedAt(aim(), session.store.get()).slice(0, 1), [aim, session]);
  const [thing] = useBoxes(find);
  const findSelf = useCallback(() => (ref.current === null ? [] : [ref.current]), []);
  const [self] = useBoxes(findSelf);
  const found = useRow(find, ref, layout);
  const row = lies === 'above' ? ABOVE : found;
  const beak: CSSProperties =
    self === undefined || thing === undefined
      ? { display: 'none' }
      : layout === 'desktop'
        ? { top: beakAt(self, thing) - self.top - 9 }
        : { left: Math.max(18, Math.min(self.width - 34, thing.left + thing.width / 2 - self.left - 8)) };
  return (
    <section
      ref={ref}
      className={`coach panel ${row.side} ${className}`}
      aria-label={label}
      style={layout === 'phone' ? { order: row.order } : {}}
    >
      <i className="coach-beak" style={beak} aria-hidden="true" />
      <header className="coach-head">
        <span className="coach-lamp">
          <Icon name={icon} />
        </span>
        <div>
          <b>{title}</b>
          <small>{about}</small>
        </div>
      </header>
      {children}
    </section>
  );
}
