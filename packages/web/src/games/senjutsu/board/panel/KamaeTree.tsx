import type { Branch, HeroId, Kamae } from '@kronika/senjutsu';
import { KAMAE } from '@kronika/senjutsu';
import { memo } from 'react';
import { Place } from '../../../../table/choosing/Place.tsx';
import { KAMAE_BADGES } from '../../badges.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { useBoard } from '../scope.ts';
import { kamaePlace } from '../things.ts';
import { layoutOf, type TreeLayout } from './tree-layout.ts';

interface KamaeTreeProps {
  readonly hero: HeroId;
  readonly branches: readonly Branch[];
  readonly kamae: Kamae;
  /** Whether positions can be chosen on this tree. */
  readonly places: 'here' | 'elsewhere';
}

/** The tree of a hero with the ring on its present position. */
export const KamaeTree = memo(function KamaeTree({ hero, branches, kamae, places }: KamaeTreeProps) {
  const { lang, words } = useBoard();
  const layout = layoutOf(hero, branches);
  const names = FACE_WORDS[lang].kamae;
  const ring = layout.get(kamae);
  return (
    <div className="sen-tree">
      <svg className="ktree" viewBox="0 -8 220 200" role="img" aria-label={words.tree(names[kamae])}>
        {branches.map((branch) => (
          <BranchOf key={`${branch.from}/${branch.to}`} branch={branch} layout={layout} kamae={kamae} />
        ))}
        {ring !== undefined && (
          <circle r="25" className="tring" style={{ transform: `translate(${ring.x}px, ${ring.y}px)` }} />
        )}
        {[...layout].map(([node, { x, y }]) => {
          const own = KAMAE.find((one) => one === node);
          if (own === undefined)
            return (
              <g key={node}>
                <circle cx={x} cy={y} r="14" className="tf" />
                <use href="#i-lotus" x={x - 9} y={y - 9} width="18" height="18" className="tki" />
              </g>
            );
          const { allegiance, shape, icon } = KAMAE_BADGES[own];
          return (
            <g key={node} className={`${allegiance} tn${own === kamae ? '' : ' off'}`}>
              <use href={`#sh-${shape}`} x={x - 17} y={y - 17} width="34" height="34" className="tsh" />
              <use
                href={`#i-${icon}`}
                x={x - 9}
                y={shape === 'tri' ? y - 5 : y - 9}
                width="18"
                height="18"
                className="tki"
              />
              <text
                x={x}
                y={y < 90 ? y - (own === kamae ? 31 : 24) : y + (own === kamae ? 41 : 34)}
                textAnchor="middle"
                className={own === kamae ? 'tl1 on' : 'tl1'}
              >
                {names[own]}
              </text>
            </g>
          );
        })}
      </svg>
      {places === 'here' &&
        [...layout].map(([node, { x, y }]) => {
          const own = KAMAE.find((one) => one === node);
          return own === undefined ? undefined : (
            <div
              key={node}
              className="kamae-at"
              style={{ left: `${(x / 220) * 100}%`, top: `${((y + 8) / 200) * 100}%` }}
            >
              <Place place={kamaePlace(own)} label={names[own]} className="kamae-place">
                {() => <span className="ring0" />}
              </Place>
            </div>
          );
        })}
    </div>
  );
});

interface BranchOfProps {
  readonly branch: Branch;
  readonly layout: TreeLayout;
  readonly kamae: Kamae;
}

/** A line between two nodes, with a head where it goes one way only. Those that lead away from the ring are bright. */
function BranchOf({ branch: { from, to, oneWay }, layout, kamae }: BranchOfProps) {
  const [start, end] = [layout.get(from), layout.get(to)];
  if (start === undefined || end === undefined) return undefined;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const [a, b] = [
    { x: start.x + ux * (from.startsWith('focus') ? 15 : 25), y: start.y + uy * (from.startsWith('focus') ? 15 : 25) },
    { x: end.x - ux * (to.startsWith('focus') ? 15 : 26), y: end.y - uy * (to.startsWith('focus') ? 15 : 26) },
  ];
  const isLive = from === kamae || (to === kamae && oneWay !== true);
  return (
    <>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={isLive ? 'te lv' : 'te'} />
      {oneWay === true && (
        <path
          d={`M${b.x + ux * 4} ${b.y + uy * 4}L${b.x - ux * 7 - uy * 6} ${b.y - uy * 7 + ux * 6}L${b.x - ux * 7 + uy * 6} ${b.y - uy * 7 - ux * 6}z`}
          className={isLive ? 'th0 lv' : 'th0'}
        />
      )}
    </>
  );
}
