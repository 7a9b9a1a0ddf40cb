import { bankThing, type OathView, SUITS } from '@kronika/oath';
import { Place } from '../../../../table/choosing/Place.tsx';
import { Count } from '../../../../table/motion/Count.tsx';
import { Picture } from '../../cards/Picture.tsx';
import { SuitBadge } from '../pieces/SuitBadge.tsx';
import { useBoard } from '../scope.ts';
import { bankPlace } from '../things.ts';
import { At } from './At.tsx';
import { BANK_POINTS, PILE_POINTS } from './layout.ts';

/** Twelve points of the compass, the long ones between the banks. */
const ROSE = Array.from({ length: 12 }, (_, at) => ({ turn: at * 30, long: at % 2 === 0 }));

/** The favor banks are the compass of the map, clockwise in the order of the suits; in its middle the shared supply. */
export function Banks({ view }: { readonly view: OathView }) {
  const { words } = useBoard();
  return (
    <At point={PILE_POINTS.banks} className="oa-banks">
      <svg className="rose" viewBox="0 0 164 164" aria-hidden="true">
        <circle cx="82" cy="82" r="80" fill="#17303a" opacity=".62" />
        <circle cx="82" cy="82" r="80" fill="none" stroke="#e9d9ae" strokeWidth="1.5" />
        <circle cx="82" cy="82" r="75" fill="none" stroke="#e9d9ae" strokeWidth=".8" strokeDasharray="2 4" />
        {ROSE.map(({ turn, long }) => (
          <path
            key={turn}
            d={long ? 'M82 82L85.8 58.3L82 2L78.2 58.3Z' : 'M82 82L85.8 58.3L82 32L78.2 58.3Z'}
            transform={`rotate(${turn + 30} 82 82)`}
            fill={long ? '#e9d9ae' : '#c9a95c'}
            stroke="#2b1f0c"
            strokeWidth=".8"
          />
        ))}
        <circle cx="82" cy="82" r="27" fill="#14232a" stroke="#e9d9ae" strokeWidth="1.5" />
        {SUITS.map((suit, at) => (
          <path
            key={suit}
            d="M-4 -4.5L5 0L-4 4.5Z"
            fill="#e9d9ae"
            transform={`rotate(${at * 60 + 30} 82 82) translate(82 4.5)`}
          />
        ))}
      </svg>
      {SUITS.map((suit) => (
        <div
          key={suit}
          className="bk"
          style={{ left: 82 + BANK_POINTS[suit].x - 27, top: 82 + BANK_POINTS[suit].y - 17 }}
        >
          <Place
            place={bankPlace(suit)}
            looked={bankThing(suit)}
            label={`${words.banks}: ${words.suits[suit]}, ${view.banks[suit]}`}
            className="oa-bank"
          >
            {() => (
              <>
                <SuitBadge suit={suit} />
                <b>
                  <Count value={view.banks[suit]} />
                </b>
              </>
            )}
          </Place>
        </div>
      ))}
      <div className="mid">
        <b>
          <Picture name="two-coins" />
          {view.favorSupply}
        </b>
        {words.reserve}
      </div>
    </At>
  );
}
