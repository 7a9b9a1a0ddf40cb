import { cardThing, keyOf } from '@kronika/kernel';
import { BANNERS, type OathView, RELIQUARY, type SeatView, type Slot, TITLE } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../../table/clock/SeatClock.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatTitle } from '../../../../table/session/context.ts';
import { SeatPresence } from '../../../../table/session/SeatPresence.tsx';
import { Emblem } from '../../cards/Emblem.tsx';
import { nameOfCard } from '../../cards/names.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { seatLabel, warbandCount } from '../labels.ts';
import { BannerTile } from '../pieces/BannerTile.tsx';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { Pawn } from '../pieces/Pawn.tsx';
import { RelicTile } from '../pieces/RelicTile.tsx';
import { useBoard } from '../scope.ts';
import { reliquaryPlace } from '../things.ts';
import { Supply } from './Supply.tsx';

interface SeatProps {
  readonly view: OathView;
  readonly seat: SeatView;
  /** Whether the cards and relics of the seat are drawn elsewhere, larger. */
  readonly cards: 'here' | 'elsewhere';
}

/** A player's board at a glance: the four numbers, advisers and Vision or Reliquary, Supply, relics and banners. */
export function SeatBoard({ view, seat, cards }: SeatProps) {
  const { lang, words } = useBoard();
  const name = useSeatTitle(seat.seat);
  const isTitled = view.title.holder === seat.seat;
  const title = view.title.side === 'usurper' ? words.usurper : words.oathkeeper;
  return (
    <section
      className={`panel oa-pb oath-${seat.colour}${view.turn.seat === seat.seat ? ' now' : ''}${seat.gaveUp ? ' gone' : ''}`}
      aria-label={name}
    >
      <div className="ph">
        <Place
          place={seatPlace(seat.seat)}
          looked={{ is: 'seat', id: String(seat.seat) }}
          label={`${name}, ${seatLabel(view, seat, lang)}`}
          className="oa-who"
        >
          {() => (
            <>
              <Pawn colour={seat.colour} />
              <span className="nm">
                <b className="seatname">{name}</b>
                <small>
                  <SeatPresence seat={seat.seat} />
                  {words.roles[seat.role]}
                  <span className="where">{whereOf(view, seat.site, lang)}</span>
                </small>
              </span>
            </>
          )}
        </Place>
        <SeatClock seat={seat.seat} />
        {isTitled && (
          <Place place={keyOf(TITLE)} looked={TITLE} label={title} className="oa-title">
            {() => (
              <span className={`oa-ttl${view.title.side === 'usurper' ? ' usur' : ''}`}>
                <Icon name="queen-crown" />
                <small>{title}</small>
              </span>
            )}
          </Place>
        )}
      </div>
      <div className="pv">
        <Value icon="vertical-banner" word={words.warbands} value={warbandCount(seat.warbands)} />
        <Value icon="o-chest" word={words.inBank} value={seat.bank} />
        <Value icon="two-coins" word={words.favor} value={seat.favor} />
        <Value icon="secret-book" word={words.secrets} value={seat.secrets} spent={seat.spentSecrets} />
      </div>
      {(cards === 'here' || seat.role === 'chancellor') && (
        <div className="pa">
          {cards === 'here' && (
            <div className="advs">
              {seat.advisers.map((card, at) => (
                <MiniCard
                  key={card.known ? keyOf(cardThing(card.id)) : `down${at}`}
                  card={card}
                  seat={seat.seat}
                  at={at}
                />
              ))}
              {seat.vision?.known === true && <MiniCard card={seat.vision} seat={seat.seat} at={-1} />}
              {seat.vision === null && seat.role === 'exile' && (
                <span className="mc novis" title={words.noVision}>
                  <Icon name="x-eye" />
                </span>
              )}
            </div>
          )}
          {seat.role === 'chancellor' && <Reliquary view={view} />}
        </div>
      )}
      <div className="ps">
        <Supply supply={seat.supply} />
        <div className="rels">
          {cards === 'here' &&
            seat.relics.map((relic) =>
              relic.known ? <RelicTile key={keyOf(cardThing(relic.id))} relic={relic} /> : undefined,
            )}
          {BANNERS.filter((banner) => view.banners[banner].holder === seat.seat).map((banner) => (
            <BannerTile key={banner} view={view} banner={banner} />
          ))}
        </div>
      </div>
    </section>
  );
}

function whereOf(view: OathView, slot: Slot, lang: 'pl' | 'en'): string {
  const site = view.sites.find((each) => each.slot === slot);
  return site?.faceup === true && site.site?.known === true ? ` · ${nameOfCard(site.site.printed)[lang]}` : '';
}

interface ValueProps {
  readonly icon: PictureOf;
  readonly word: string;
  readonly value: number;
  readonly spent?: number;
}

function Value({ icon, word, value, spent = 0 }: ValueProps) {
  return (
    <span title={word}>
      <Picture name={icon} />
      <b>
        <Count value={value} />
      </b>
      {spent > 0 && <small>+{spent}</small>}
    </span>
  );
}

const OPEN_SLOTS: Readonly<Record<(typeof RELIQUARY)[number], PictureOf>> = {
  brutal: 'crossed-swords',
  decadent: 'walking-boot',
  careless: 'shaking-hands',
  greedy: 'card-pickup',
};

/** The four places of the Reliquary; an empty one shows the modifier that binds the Chancellor. */
function Reliquary({ view }: { readonly view: OathView }) {
  const { lang, words } = useBoard();
  return (
    <section className="oa-rq" aria-label={words.reliquaryName}>
      {RELIQUARY.map((slot) => {
        const relic = view.reliquary[slot];
        const state =
          relic === null ? words.reliquary[slot] : relic.known ? nameOfCard(relic.printed)[lang] : words.backs.relic;
        return (
          <Place
            key={slot}
            place={reliquaryPlace(slot)}
            looked={relic?.known === true ? lookedCard(relic.printed, relic.id) : { is: 'reliquary', id: slot }}
            label={`${words.reliquaryName}, ${words.reliquary[slot]}: ${state}`}
            className={relic === null ? 'open' : 'shut'}
          >
            {() =>
              relic?.known === true ? (
                <Emblem printed={relic.printed} />
              ) : (
                <Picture name={relic === null ? OPEN_SLOTS[slot] : 'relic-blade'} />
              )
            }
          </Place>
        );
      })}
    </section>
  );
}
