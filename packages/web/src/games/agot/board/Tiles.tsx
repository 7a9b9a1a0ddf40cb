import { cardName, factOf, type PlayedCard, type SeatView } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { badgeOf } from '../badges.ts';
import type { AgotCardState } from '../cards/card-state.ts';
import { cardLabel } from '../cards/label.ts';
import { modifiersOf, PLOT_ICONS, signed } from '../cards/modifiers.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { playedState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';
import { Copies, Worn } from './Worn.tsx';

/** The locations of a seat, each as a tile with its picture, its name and what it gives. */
export const Tiles = memo(function Tiles({ seat }: { readonly seat: SeatView }) {
  return seat.locations.map((location) => (
    <div key={location.id} className="holding">
      <Tile card={location} from={`hand:${seat.seat}`} to={`discard:${location.owner}`} />
      <Copies host={location} to={`discard:${location.owner}`} />
      <Worn host={location} to={`discard:${location.owner}`} />
    </div>
  ));
});

interface TileProps {
  readonly card: Pick<PlayedCard, 'id' | 'sight'> & Partial<PlayedCard>;
  readonly from?: string;
  readonly to?: string;
}

/** A card as a tile. */
export const Tile = memo(function Tile({ card, from, to }: TileProps) {
  const { lang } = useBoard();
  const { id, sight, stance = 'standing', power = 0, tokens = {}, duplicates = [] } = card;
  const state = playedState({ stance, power, tokens, duplicates });
  const kneels = stance === 'kneeling';
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const label = fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, state, lang);
  return (
    <Place
      place={cardPlace(id)}
      looked={fact && lookedCard(fact.id, id)}
      flip={`c${id}`}
      label={label}
      stance={kneels ? 'bowed' : 'ready'}
      className={`tile ${fact === undefined ? 'neutral' : badgeOf(fact).allegiance}${kneels ? ' knelt' : ''}`}
      {...(from === undefined ? {} : { from })}
      {...(to === undefined ? {} : { to })}
    >
      {(choice) => (
        <>
          {fact === undefined ? (
            <ThumbBack allegiance="neutral" />
          ) : (
            <Thumb printed={fact.id} cost="hidden" stance={kneels ? 'bowed' : 'ready'} />
          )}
          {fact !== undefined && (
            <span className="info">
              <b>
                {fact.unique === true && <Icon name="x-unique" />}
                {hyphenated(cardName(fact)[lang])}
              </b>
              <Gives printed={fact.id} state={state} lang={lang} />
            </span>
          )}
          {choice.startsWith('is') && <span className="check">{choice.slice(3) || '✓'}</span>}
        </>
      )}
    </Place>
  );
});

interface GivesProps {
  readonly printed: Parameters<typeof factOf>[0];
  readonly state: AgotCardState;
  readonly lang: Lang;
}

/** What the card adds to the plot of its player, and what lies on it. */
function Gives({ printed, state: { power = 0, tokens = 0 }, lang }: GivesProps) {
  const say = FACE_WORDS[lang];
  const modifiers = modifiersOf(factOf(printed));
  if (modifiers.length + power + tokens === 0) return undefined;
  return (
    <small>
      {modifiers.map(({ to, by }) => (
        <span key={to} title={say[to]}>
          {signed(by)}
          <Icon name={PLOT_ICONS[to]} />
        </span>
      ))}
      {power > 0 && (
        <span className="onit" title={say.power}>
          <Icon name="crown" />
          {power}
        </span>
      )}
      {tokens > 0 && (
        <span className="onit" title={say.tokens}>
          <Icon name="two-coins" />
          {tokens}
        </span>
      )}
    </small>
  );
}
