import { keyOf } from '@kronika/kernel';
import { BANNERS, bankThing, END_DIE_THING, type OathView, pileThing, REGIONS, SUITS } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { BannerTile } from '../pieces/BannerTile.tsx';
import { SuitBadge } from '../pieces/SuitBadge.tsx';
import { useBoard } from '../scope.ts';
import { bankPlace, pilePlace } from '../things.ts';

/** Banks, decks, loose banners and the end die in one row that scrolls. */
export function PhoneStocks({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  return (
    <div className="oa-stocks">
      {SUITS.map((suit) => (
        <Place
          key={suit}
          place={bankPlace(suit)}
          looked={bankThing(suit)}
          label={`${words.banks}: ${words.suits[suit]}, ${view.banks[suit]}`}
          className="st"
        >
          {() => (
            <>
              <SuitBadge suit={suit} />
              <b>{view.banks[suit]}</b>
            </>
          )}
        </Place>
      ))}
      <Place
        place={pilePlace('world')}
        looked={pileThing('world')}
        label={`${words.worldDeck}, ${words.visionsDrawn}: ${view.visionsDrawn}`}
        className="st pill"
      >
        {() => (
          <>
            <Icon name="x-eye" />
            <b>{view.visionsDrawn}</b>
            {view.costs !== null && (
              <>
                <Picture name="bread" />
                <b>{view.costs.world}</b>
              </>
            )}
          </>
        )}
      </Place>
      <Place
        place={keyOf(END_DIE_THING)}
        looked={END_DIE_THING}
        label={`${words.round(view.round)}, ${words.endDie}`}
        className="st pill"
      >
        {() => (
          <>
            <Picture name="o-die" />
            <b>{view.round}/8</b>
          </>
        )}
      </Place>
      {REGIONS.map((region) => (
        <Place
          key={region}
          place={pilePlace(region)}
          looked={pileThing(region)}
          label={`${words.regions[region]}: ${words.cards(view.discards[region].length)}`}
          className="st pill"
        >
          {() => (
            <>
              <span>{words.regions[region]}</span>
              <b>{view.discards[region].length}</b>
            </>
          )}
        </Place>
      ))}
      {BANNERS.filter((banner) => view.banners[banner].holder === null).map((banner) => (
        <BannerTile key={banner} view={view} banner={banner} />
      ))}
    </div>
  );
}
