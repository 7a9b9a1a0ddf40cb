import { RELIQUARY, type ReliquarySlot } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { usePlaceState } from '../../../../table/session/context.ts';
import { Emblem } from '../../cards/Emblem.tsx';
import { nameOfCard } from '../../cards/names.ts';
import { Picture, type PictureOf } from '../../cards/Picture.tsx';
import { useBoard } from '../scope.ts';
import { peekPlace, promisedPlace } from '../things.ts';
import type { ExchangeProps } from './Exchange.tsx';

const GIFTS: Readonly<Record<ReliquarySlot, PictureOf>> = {
  brutal: 'crossed-swords',
  decadent: 'walking-boot',
  careless: 'shaking-hands',
  greedy: 'card-pickup',
};

/** The Reliquary relic that comes with Citizenship: exactly one, and the gift beneath it will bind the Chancellor. */
export function Promised({ view, exchange }: ExchangeProps) {
  const { words } = useBoard();
  const say = words.exchange;
  return (
    <>
      <div className="rq4">
        {RELIQUARY.filter((slot) => exchange.state === 'composed' || slot === exchange.covers).map((slot) => (
          <Relic key={slot} view={view} exchange={exchange} slot={slot} />
        ))}
      </div>
      {exchange.covers !== null && (
        <p className="nt">
          <Picture name="o-chest" />
          <span>
            {words.reliquaryName}: <b>{words.reliquary[exchange.covers]}</b>. {say.gifts[exchange.covers]}
          </span>
        </p>
      )}
    </>
  );
}

function Relic({ view, exchange, slot }: ExchangeProps & { readonly slot: ReliquarySlot }) {
  const { lang, words } = useBoard();
  const say = words.exchange;
  const relic = view.reliquary[slot];
  const mayShow = usePlaceState(peekPlace(slot)) === 'may';
  const isPromised = exchange.covers === slot;
  const name = relic === null ? say.gone : relic.known ? nameOfCard(relic.printed)[lang] : words.backs.relic;
  const looked = relic?.known === true ? { looked: lookedCard(relic.printed, relic.id) } : {};
  return (
    <div className="rqs-w">
      <Place
        place={promisedPlace(slot)}
        label={[words.reliquary[slot], name, ...(isPromised ? [say.isPromised] : [])].join(', ')}
        className={`rqs ${isPromised ? 'on' : ''} ${relic === null ? 'gone' : ''}`}
        {...looked}
      >
        {() => (
          <>
            {relic?.known === true ? (
              <Emblem printed={relic.printed} />
            ) : (
              <Picture name={relic === null ? GIFTS[slot] : 'relic-blade'} />
            )}
            <span>
              <b>{words.reliquary[slot]}</b>
              <small>{name}</small>
            </span>
            {isPromised && (
              <i className="ck">
                <Icon name="x-check" />
              </i>
            )}
          </>
        )}
      </Place>
      {mayShow && (
        <Place place={peekPlace(slot)} label={`${say.letPeek}: ${words.reliquary[slot]}`} className="oa-peek">
          {() => (
            <>
              <Icon name="x-eye" />
              {say.letPeek}
            </>
          )}
        </Place>
      )}
    </div>
  );
}
