import type { BeaconsView, SiteView } from '@kronika/examples';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { badgeOf } from '../badges.ts';

interface BeaconProps {
  readonly view: Pick<BeaconsView, 'format' | 'seats'>;
  readonly site: SiteView;
}

/** A beacon as it is: whole or in ruins, dark or burning with the badge of whom it burns for, guarded or not. */
export const Beacon = memo(function Beacon({ view, site: { lit, condition, guarded } }: BeaconProps) {
  const badge = lit === null ? undefined : badgeOf(view, lit);
  return (
    <span className={`beacon ${condition} ${badge === undefined ? 'dark' : `lit ${badge.allegiance}`}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <ellipse className="ground" cx="32" cy="57" rx="22" ry="5" />
        {badge !== undefined && <Fire />}
        {badge === undefined && condition === 'sound' && <path className="logs" d="M20 29l24-7M44 29l-24-7" />}
        {condition === 'sound' ? <Tower /> : <Ruin />}
      </svg>
      {badge !== undefined && <Mon badge={badge} place="line" />}
      {badge !== undefined && guarded && (
        <span className="guard">
          <Icon name="round-shield" />
        </span>
      )}
    </span>
  );
});

function Fire() {
  return (
    <>
      <circle className="glow" cx="32" cy="21" r="21" />
      <path
        className="flame"
        d="M32 1c3 8 13 12 13 23 0 8-6 13-13 13s-13-5-13-13c0-6 4-9 6-14 1 4 2 5 4 6 2-4 2-9 3-15z"
      />
      <path className="core" d="M32 15c2 5 7 7 7 13 0 5-3 8-7 8s-7-3-7-8c0-4 3-6 4-9 1 2 1 2 2 3 1-2 1-4 1-7z" />
    </>
  );
}

function Tower() {
  return (
    <>
      <path className="stone" d="M18 34h28l-4 7 3 15H19l3-15z" />
      <path className="joint" d="M22 41h20M20.500 48.500h23M32 41v7.500M26 48.500V56M38 48.500V56" />
      <path className="rim" d="M15 31h34v4.500H15z" />
    </>
  );
}

/** What is left of a tower. */
function Ruin() {
  return (
    <>
      <path className="stone" d="M18 56l2-14 3-9 4 6 4-8 4 10 4-3 2 9 5 9z" />
      <path className="joint" d="M21 48h21M28 48v8M24 41v7M34 41v7" />
      <path className="stone" d="M46 56l1-4 5-1 3 5zM9 56l2-4 4 0 1 4z" />
    </>
  );
}
