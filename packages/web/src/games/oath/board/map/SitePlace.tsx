import { cardThing, keyOf } from '@kronika/kernel';
import { type OathView, type SiteView, siteFact, siteThing } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { nameOfCard } from '../../cards/names.ts';
import { Picture } from '../../cards/Picture.tsx';
import { SITE_VIEWS, siteNameOf } from '../../cards/site-views.ts';
import { CardPlace } from '../CardPlace.tsx';
import { siteLabel } from '../labels.ts';
import { StandingPawn } from '../pieces/Pawn.tsx';
import { Tok } from '../pieces/Tok.tsx';
import { WarbandStacks } from '../pieces/Warbands.tsx';
import { useBoard } from '../scope.ts';
import { relicPlace, sitePlace } from '../things.ts';
import { useNamed } from '../use-named.ts';
import { At } from './At.tsx';
import { SITE_POINTS } from './layout.ts';

interface SiteProps {
  readonly view: OathView;
  readonly site: SiteView;
}

/** A site: medallion with its view, ribbon with name and tokens, the cards lying there and the pieces at its foot. */
export function SitePlace({ view, site }: SiteProps) {
  const { lang, words } = useBoard();
  const named = useNamed();
  const { slot, faceup, cards, relics, favor, secrets } = site;
  const known = site.site?.known === true ? site.site.printed : undefined;
  const printed = faceup ? known : undefined;
  const name = known === undefined ? words.unknownSite : nameOfCard(known)[lang];
  const place = printed === undefined ? undefined : siteNameOf(printed);
  const free = place === undefined ? 0 : siteFact(place).capacity - cards.length;
  const price = view.costs?.travel[slot];
  const targeted = view.campaign?.targets.some((target) => target.is === 'site' && target.slot === slot);
  return (
    <At
      point={SITE_POINTS[slot]}
      className={`oa-site${faceup ? '' : ' fd'}${targeted === true ? ' tgt' : ''}${cards.length > 2 ? ' full' : ''}`}
    >
      <Place
        place={sitePlace(slot)}
        looked={
          printed === undefined || site.site?.known !== true ? siteThing(slot) : lookedCard(printed, site.site.id)
        }
        label={[
          named(siteLabel(view, site, lang)),
          ...(price === undefined ? [] : [`${words.actions.travel} ${price}`]),
        ].join(', ')}
        className="oa-medal"
      >
        {() => (
          <>
            <span className={`ring ${ringOf(view, site)}`} />
            <span className="med">
              {place !== undefined ? <img src={SITE_VIEWS[place]} alt="" /> : <Icon name="x-enso" />}
            </span>
          </>
        )}
      </Place>
      {price !== undefined && (
        <b className="price" aria-hidden="true">
          {price}
        </b>
      )}
      <header className="rib">
        <h3>{name}</h3>
        {favor > 0 && <Tok kind="favor" count={favor} />}
        {secrets > 0 && <Tok kind="secret" count={secrets} />}
        {relics.map((relic, at) => (
          <Place
            // A relic at a site is known by its place there.
            // biome-ignore lint/suspicious/noArrayIndexKey: facedown relics have no id
            key={at}
            place={relicPlace(slot, at)}
            looked={relic.known ? lookedCard(relic.printed, relic.id) : undefined}
            label={relic.known ? nameOfCard(relic.printed)[lang] : words.backs.relic}
            className="oa-relicat"
          >
            {() => (
              <span className={`oa-tok relic${relic.known ? ' seen' : ''}`}>
                <Picture name="relic-blade" />
              </span>
            )}
          </Place>
        ))}
      </header>
      <div className="cards">
        {cards.map((card) =>
          card.known ? <CardPlace key={keyOf(cardThing(card.id))} card={card} width={62} /> : undefined,
        )}
        {Array.from({ length: Math.max(0, free) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <span key={at} className="slot" title={words.freePlace}>
            <Icon name="x-plus" />
          </span>
        ))}
        {!faceup && <span className="fdn">{words.revealsIt}</span>}
      </div>
      <Army view={view} site={site} />
    </At>
  );
}

function ringOf(view: OathView, { ruler, faceup }: SiteView): string {
  if (!faceup || ruler === null) return '';
  if (ruler === 'bandits') return 'band';
  if (ruler === 'empire') return 'oath-purple';
  return `oath-${view.seats.find(({ seat }) => seat === ruler)?.fights ?? 'purple'}`;
}

/** Warbands and pawns; bandits are a word, because they are no warbands. */
function Army({ view, site }: SiteProps) {
  const { words } = useBoard();
  const pawns = view.seats.filter((seat) => seat.site === site.slot && !seat.gaveUp && view.turn.phase !== 'setup');
  return (
    <div className={`army${pawns.length > 3 ? ' crowd' : ''}`} aria-hidden="true">
      {site.ruler === 'bandits' && (
        <span className="bandits">
          <Picture name="daggers" />
          {words.bandits}
        </span>
      )}
      <WarbandStacks warbands={site.warbands} />
      {pawns.map(({ seat, colour }) => (
        <span key={seat} data-flip={`pawn:${seat}`}>
          <StandingPawn colour={colour} />
        </span>
      ))}
    </div>
  );
}
