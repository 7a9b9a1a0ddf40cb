import type { Annal, Colour } from '@kronika/oath';
import { Mon } from '../../../cards/Mon.tsx';
import { COLOUR_BADGES } from '../badges.ts';
import { SITE_POINTS, WORLD } from '../board/map/layout.ts';
import world from '../board/map/world.svg';
import { Picture } from '../cards/Picture.tsx';

/** A site as the picture shows it. */
export interface PicturedSite {
  readonly ruler: Colour | null;
  readonly face: 'up' | 'down';
  readonly standing?: 'intact' | 'ruined' | undefined;
}

/** The sites of a map that was played on. */
export function picturedSites({ map }: Annal): readonly PicturedSite[] {
  return map.map(({ site, ruler, standing }) => ({
    ruler,
    face: site === null ? 'down' : 'up',
    standing: standing?.state,
  }));
}

/** Where the medallions stand, by their middle. */
const MIDDLE = 60;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The map in small: who rules which site, and where edifices stand. */
export function MapPicture({ sites, label }: { readonly sites: readonly PicturedSite[]; readonly label: string }) {
  return (
    <div className="oc-map" role="img" aria-label={label}>
      <img src={world} alt="" />
      {SLOTS.map((slot) => {
        const site = sites[slot];
        const { x, y } = SITE_POINTS[slot];
        if (site === undefined) return undefined;
        return (
          <span
            key={slot}
            className={`oc-site ${site.face}${site.ruler === null ? ' free' : ''}`}
            style={{ left: percent(x + MIDDLE * 1.6, WORLD.width), top: percent(y + MIDDLE, WORLD.height) }}
          >
            {site.ruler !== null && <Mon badge={COLOUR_BADGES[site.ruler]} place="line" />}
            {site.standing !== undefined && (
              <i className={site.standing}>
                <Picture name={site.standing === 'intact' ? 'o-temple' : 'o-ruin'} />
              </i>
            )}
          </span>
        );
      })}
    </div>
  );
}
