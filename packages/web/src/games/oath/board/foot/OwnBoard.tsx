import { cardThing, keyOf } from '@kronika/kernel';
import type { OathView, SeatView } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { nameOfCard } from '../../cards/names.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { CardPlace } from '../CardPlace.tsx';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { RelicTile } from '../pieces/RelicTile.tsx';
import { useBoard } from '../scope.ts';
import { MINOR, type Minor, minorPlace } from '../things.ts';

const MINOR_ICONS: Readonly<Record<Minor, PictureOf>> = {
  gather: 'vertical-banner',
  garrison: 'watchtower',
  selfExile: 'walking-boot',
};

interface OwnProps {
  readonly view: OathView;
  readonly seat: SeatView;
  readonly width: number;
}

/** One's own advisers as faces, relics and the revealed Vision. */
export function OwnBoard({ seat, width }: OwnProps) {
  const { lang, words } = useBoard();
  const { vision } = seat;
  return (
    <section className={`panel oa-mine oath-${seat.colour}`} aria-label={words.board}>
      <div className="mh">
        <b>{words.yourAdvisers}</b>
        <small>{seat.advisers.length}</small>
      </div>
      <div className="mcards">
        {seat.advisers.map((card, at) =>
          card.known ? (
            <CardPlace key={keyOf(cardThing(card.id))} card={card} width={width} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a facedown adviser is known by its place
            <MiniCard key={`down${at}`} card={card} seat={seat.seat} at={at} />
          ),
        )}
      </div>
      <div className="mrel">
        <div className="minor">
          {MINOR.map((minor) => (
            <Place key={minor} place={minorPlace(minor)} label={words.minor[minor]} className="oa-minor">
              {() => (
                <>
                  <Picture name={MINOR_ICONS[minor]} />
                  {words.minor[minor]}
                </>
              )}
            </Place>
          ))}
        </div>
        <small>{words.relicsAndBanners}</small>
        <div className="mrels">
          {seat.relics.map((relic) =>
            relic.known ? (
              <span key={keyOf(cardThing(relic.id))} className="relt">
                <RelicTile relic={relic} />
                <b>{nameOfCard(relic.printed)[lang]}</b>
              </span>
            ) : undefined,
          )}
        </div>
        {seat.role === 'exile' && (
          <>
            <small>{words.vision}</small>
            {vision?.known === true ? (
              <CardPlace card={vision} width={62} />
            ) : (
              <span className="vslot">
                <Icon name="x-eye" />
                {words.noVision}
              </span>
            )}
          </>
        )}
      </div>
    </section>
  );
}
