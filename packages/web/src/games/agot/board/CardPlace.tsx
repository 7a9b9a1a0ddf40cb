import type { LyingCard } from '@kronika/agot';
import { factOf } from '@kronika/agot';
import { memo } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import { lookedAt } from '../../../table/looked.ts';
import { AgotCard } from '../cards/AgotCard.tsx';
import type { AgotCardState } from '../cards/card-state.ts';
import type { Place as Where } from '../cards/face-props.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { useBoard } from './side.ts';

interface CardPlaceProps {
  readonly card: Pick<LyingCard, 'id' | 'sight'>;
  readonly state?: AgotCardState;
  /** In a hand cards show their cost, and what cannot be chosen is dimmed. */
  readonly where?: Where;
  /** What else is said of it. */
  readonly more?: string;
  readonly from?: string;
  readonly to?: string;
  readonly className?: string;
}

const AS_PRINTED: AgotCardState = {};

/** A card on the board as its face shows it, or its back. */
export const CardPlace = memo(function CardPlace(props: CardPlaceProps) {
  const { card, state = AS_PRINTED, where = 'table', more, from, to, className } = props;
  const { lang } = useBoard();
  const { id, sight } = card;
  const hidden = FACE_WORDS[lang].hidden;
  const label = sight.face === 'up' ? cardLabel(factOf(sight.printed), state, lang) : hidden;
  return (
    <Place
      place={cardPlace(id)}
      looked={lookedAt(sight)}
      flip={`c${id}`}
      label={more === undefined ? label : `${label}, ${more}`}
      {...(from === undefined ? {} : { from })}
      {...(to === undefined ? {} : { to })}
      {...(className === undefined ? {} : { className })}
      {...(state.stance === undefined ? {} : { stance: state.stance })}
    >
      {(asked) => {
        const choice = choiceOf(asked, where === 'hand' ? 'dimmed' : 'plain');
        const marks = choice === undefined || state.choice !== undefined ? state : { ...state, choice };
        return sight.face === 'up' ? (
          <AgotCard printed={sight.printed} size="t" lang={lang} place={where} state={marks} />
        ) : (
          <CardBack allegiance="neutral" icon="crown" word={hidden} lang={lang} marks={marks} />
        );
      }}
    </Place>
  );
});
