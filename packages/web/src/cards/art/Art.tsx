import { memo, type ReactNode } from 'react';
import type { SceneName } from '../../sprite/names.ts';
import type { Composition, Sun } from './composition.ts';

/** The light a scene was drawn for. */
const OWN_SUN: Readonly<Record<SceneName, Sun>> = {
  bamboo: 'right',
  blossom: 'right',
  court: 'none',
  embers: 'none',
  field: 'low',
  forest: 'high',
  gate: 'right',
  hall: 'none',
  hills: 'high',
  ink: 'none',
  keep: 'high',
  lanterns: 'none',
  night: 'moon',
  ridge: 'right',
  sea: 'left',
  steppe: 'right',
  storm: 'none',
  summit: 'right',
  wall: 'right',
};

const SUNS: Readonly<Record<Sun, ReactNode>> = {
  left: <circle className="sun" cx="58" cy="52" r="30" />,
  high: <circle className="sun behind" cx="104" cy="54" r="40" />,
  right: <circle className="sun" cx="142" cy="50" r="31" />,
  low: <circle className="sun behind" cx="100" cy="82" r="40" />,
  moon: <path className="sun" d="M126 18a22 22 0 1 0 18 33a19 19 0 1 1-18-33z" />,
  none: undefined,
};

interface ArtProps {
  readonly composition: Composition;
  /** What lies in the picture, above it. */
  readonly children?: ReactNode;
}

/** A card's picture; it is decoration, the name says what it shows. */
export const Art = memo(function Art({ composition, children }: ArtProps) {
  const { scene, sun = OWN_SUN[scene], subject, second } = composition;
  return (
    <div className={second === undefined ? 'art' : `art with-${second.at}`}>
      <svg className="scene" viewBox="0 0 200 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {SUNS[sun]}
        <use href={`#sc-${scene}`} width="200" height="150" />
      </svg>
      <svg className="subject" aria-hidden="true">
        <use href={`#i-${subject}`} />
      </svg>
      {second !== undefined && (
        <svg className={`second ${second.at}`} aria-hidden="true">
          <use href={`#i-${second.icon}`} />
        </svg>
      )}
      {children}
    </div>
  );
});
