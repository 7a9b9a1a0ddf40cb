import { type BeaconsView, HEXES } from '@kronika/examples';
import { HexPlace } from './HexPlace.tsx';
import { KeeperPlace } from './KeeperPlace.tsx';
import { centreOf, cornersOf } from './layout.ts';
import { ShadePlace } from './ShadePlace.tsx';
import { SitePlace } from './SitePlace.tsx';
import { useBoard } from './scope.ts';

/** The island: its hexes, and on them the beacons, the shades and the keepers. */
export function Island({ view }: { readonly view: BeaconsView }) {
  const { words } = useBoard();
  return (
    <section className="isle" aria-label={words.island}>
      <Shore />
      <div className="isle-middle">
        {HEXES.map((hex) => (
          <HexPlace key={hex} view={view} hex={hex} />
        ))}
        {view.sites.map((site) => (
          <SitePlace key={site.hex} view={view} site={site} />
        ))}
        {view.shades.map((_, shade) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its number
          <ShadePlace key={shade} view={view} shade={shade} />
        ))}
        {view.seats.map((seat) => (
          <KeeperPlace key={seat.seat} view={view} seat={seat} />
        ))}
      </div>
    </section>
  );
}

/** Sand and shallows around the hexes. */
function Shore() {
  return (
    <svg className="shore" viewBox="-5 -4.5 10 9" aria-hidden="true">
      {(['shallows', 'surf', 'sand'] as const).map((part) => (
        <g key={part} className={part}>
          {HEXES.map((hex) => (
            <polygon key={hex} points={cornersOf(centreOf(hex), 1)} />
          ))}
        </g>
      ))}
    </svg>
  );
}
