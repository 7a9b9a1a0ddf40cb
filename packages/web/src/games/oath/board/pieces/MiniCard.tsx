import { cardThing, keyOf, type SeatId } from '@kronika/kernel';
import { type CardView, factOf } from '@kronika/oath';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { Emblem } from '../../cards/Emblem.tsx';
import { cardLabel } from '../../cards/OathCard.tsx';
import { useBoard } from '../scope.ts';
import { adviserPlace } from '../things.ts';
import { SuitBadge } from './SuitBadge.tsx';

interface MiniProps {
  readonly card: CardView;
  readonly seat: SeatId;
  /** Its place among the advisers. */
  readonly at: number;
}

/** An adviser or a Vision on a compact board: its suit and what it shows, or its back. */
export function MiniCard({ card, seat, at }: MiniProps) {
  const { lang, words } = useBoard();
  if (!card.known)
    return (
      <Place place={adviserPlace(seat, at)} label={words.backs[card.back]} className="oa-mini">
        {() => (
          <span className={`mc bk ${card.back === 'vision' ? 'oath-visionback' : 'imperial'}`}>
            <Icon name={card.back === 'vision' ? 'x-eye' : 'x-enso'} />
          </span>
        )}
      </Place>
    );
  const key = keyOf(cardThing(card.id));
  const { suit, back } = factOf(card.printed);
  return (
    <Place
      place={key}
      looked={lookedCard(card.printed, card.id)}
      flip={key}
      label={[cardLabel(card.printed, lang), ...(card.face === 'down' ? [words.hidden] : [])].join(', ')}
      className="oa-mini"
    >
      {() => (
        <span
          className={`mc ${suit ?? 'visionc'}${back === 'vision' ? ' vis' : ''}${card.face === 'down' ? ' dim' : ''}`}
        >
          {suit !== null && <SuitBadge suit={suit} />}
          <Emblem printed={card.printed} />
          {card.favor + card.secrets > 0 && <small>{card.favor + card.secrets}</small>}
        </span>
      )}
    </Place>
  );
}
