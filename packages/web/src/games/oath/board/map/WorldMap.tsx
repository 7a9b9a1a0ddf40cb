import { BANNERS, type OathView, REGIONS } from '@kronika/oath';
import { BannerTile } from '../pieces/BannerTile.tsx';
import { useBoard } from '../scope.ts';
import { At } from './At.tsx';
import { Banks } from './Banks.tsx';
import { PILE_POINTS, REGION_POINTS, WORLD } from './layout.ts';
import { Piles } from './Piles.tsx';
import { Rounds } from './Rounds.tsx';
import { SitePlace } from './SitePlace.tsx';
import world from './world.svg';

/** Where discards of each region go: arrows along the lower edge. */
const FLOWS = [
  { region: 'cradle', d: 'M306 566C326 553 372 553 391 564', head: 'M387 553L404 570L382 574Z', x: 351, y: 549 },
  { region: 'provinces', d: 'M532 566C552 553 602 553 621 564', head: 'M617 553L634 570L612 574Z', x: 579, y: 549 },
  {
    region: 'hinterland',
    d: 'M664 590Q664 599 652 599H212Q203 599 203 594',
    head: 'M194 597L203 586L212 597Z',
    x: 470,
    y: 603,
  },
] as const;

interface WorldMapProps {
  readonly view: OathView;
  /** On a phone banks, piles and rounds stand in a row of their own. */
  readonly parts: 'all' | 'sites';
}

/** The map: one painting, and everything that lies and stands on it. */
export function WorldMap({ view, parts }: WorldMapProps) {
  const { words } = useBoard();
  return (
    <div className="oa-map" style={{ width: WORLD.width, height: WORLD.height }}>
      <img className="painting" src={world} alt="" />
      {REGIONS.map((region) => (
        <h2
          key={region}
          className="oa-rname"
          style={{ left: REGION_POINTS[region].x, top: REGION_POINTS[region].y }}
          data-region={region}
        >
          {words.regions[region]}
        </h2>
      ))}
      {parts === 'all' && (
        <>
          <Rounds round={view.round} />
          <svg className="oa-flow" viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
            {FLOWS.map(({ region, d, head }) => (
              <g key={region}>
                <path d={d} className="under" />
                <path d={d} className="over" />
                <path d={head} className="head" />
              </g>
            ))}
          </svg>
          {FLOWS.map(({ region, x, y }) => (
            <At key={region} point={{ x, y }} className="oa-from">
              {words.from[region]}
            </At>
          ))}
          <Banks view={view} />
          <Piles view={view} />
          <At point={PILE_POINTS.banners} className="oa-loose">
            {BANNERS.filter((banner) => view.banners[banner].holder === null).map((banner) => (
              <BannerTile key={banner} view={view} banner={banner} />
            ))}
          </At>
        </>
      )}
      {view.sites.map((site) => (
        <SitePlace key={site.slot} view={view} site={site} />
      ))}
    </div>
  );
}
