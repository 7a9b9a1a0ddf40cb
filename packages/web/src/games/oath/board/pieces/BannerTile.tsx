import { type BannerName, bannerThing, type OathView } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';
import { bannerPlace } from '../things.ts';

interface BannerProps {
  readonly view: OathView;
  readonly banner: BannerName;
}

/** A banner with the tokens on it; the side of the Mob looks different. */
export function BannerTile({ view, banner }: BannerProps) {
  const { words } = useBoard();
  const { tokens } = view.banners[banner];
  const isMob = banner === 'peoplesFavor' && view.mob;
  return (
    <Place
      place={bannerPlace(banner)}
      looked={bannerThing(banner)}
      label={[words.banners[banner], ...(isMob ? [words.mob] : []), String(tokens)].join(', ')}
      flip={bannerPlace(banner)}
      className="oa-banner"
    >
      {() => (
        <span className={`bn ${banner}${isMob ? ' mob' : ''}`}>
          <Picture name="o-flag" />
          <Picture name={banner === 'peoplesFavor' ? (isMob ? 'flame' : 'two-coins') : 'secret-book'} />
          <b>{tokens}</b>
        </span>
      )}
    </Place>
  );
}
