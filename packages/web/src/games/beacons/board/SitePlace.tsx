import { type BeaconsView, type SiteView, siteThing } from '@kronika/examples';
import { keyOf } from '@kronika/kernel';
import { Place } from '../../../table/choosing/Place.tsx';
import { usePlaceState } from '../../../table/session/context.ts';
import { At } from './At.tsx';
import { Beacon } from './Beacon.tsx';
import { HexRing } from './HexTile.tsx';
import { siteLabel } from './labels.ts';
import { centreOf, keeperOn, sitePoint } from './layout.ts';
import { useBoard } from './scope.ts';
import { useNamed } from './use-named.ts';

interface SitePlaceProps {
  readonly view: BeaconsView;
  readonly site: SiteView;
}

/**
 * A beacon. While it can be chosen, all of its hex chooses it, and says what for: to light it where one's own keeper
 * stands, otherwise to buy it.
 */
export function SitePlace({ view, site }: SitePlaceProps) {
  const { lang, words } = useBoard();
  const named = useNamed();
  const thing = siteThing(site.hex);
  const mayChoose = usePlaceState(keyOf(thing)) === 'may';
  const act = keeperOn(view, site.hex) === view.turn?.seat ? words.light : words.buy;
  const label = named(siteLabel(site, lang));
  return (
    <At point={centreOf(site.hex)}>
      <Place place={keyOf(thing)} looked={thing} label={mayChoose ? `${label}, ${act}` : label} className="bea-site">
        {(state) => (
          <>
            {state === 'may' && <HexRing />}
            <At point={sitePoint(view, site.hex)}>
              <Beacon view={view} site={site} />
            </At>
            {state === 'may' && <span className="act">{act}</span>}
          </>
        )}
      </Place>
    </At>
  );
}
