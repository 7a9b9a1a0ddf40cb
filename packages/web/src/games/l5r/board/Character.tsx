import type { SeatId } from '@kronika/kernel';
import { type CharacterView, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import type { Wearing } from '../../../table/crowd/crowd.ts';
import { lookedCard } from '../../../table/looked.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { cardLabel } from '../cards/label.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Worn } from './Worn.tsx';

interface CharacterProps {
  readonly character: CharacterView;
  readonly wearing: Wearing;
  /** How wide it stands, in widths of a card. */
  readonly breadth: number;
  /** The seat that it stands with. */
  readonly seat: SeatId;
  /** Whether it only is marked to stand here: one click takes it back. */
  readonly isMarching: boolean;
  /** Where it comes from and goes to when it was not on the board. */
  readonly from: string;
  readonly to: string;
}

/** A character with what is attached to it, looking out from behind. */
export const Character = memo(function Character(props: CharacterProps) {
  const { character, wearing, breadth, seat, isMarching, from, to } = props;
  const { lang, words } = useBoard();
  const { id, sight, stance, status, fate, evaded, attachments } = character;
  if (sight.face === 'down') return undefined;
  const { printed } = sight;
  const state = characterState(character);
  const label = [cardLabel(factOf(printed), state, lang), ...(evaded ? [words.evaded] : [])].join(', ');
  return (
    <div
      className={[
        'figure',
        wearing,
        ...(stance === 'bowed' ? ['lies'] : []),
        ...(fate > 0 ? ['fated'] : []),
        ...(isMarching ? ['marching'] : []),
      ].join(' ')}
      style={{ '--breadth': breadth }}
    >
      <Place
        place={cardPlace(id)}
        looked={lookedCard(printed, id)}
        flip={`c${id}`}
        from={from}
        to={to}
        stance={`${stance} ${status}`}
        label={label}
      >
        {(choice) => {
          // Where it stands tells that it was chosen.
          const chosen = isMarching ? undefined : choiceOf(choice, 'plain');
          return (
            <>
              <L5rCard
                printed={printed}
                size="t"
                lang={lang}
                state={{ ...state, ...(chosen === undefined ? {} : { choice: chosen }) }}
              />
              {evaded && <span className="pill evaded">{words.evaded}</span>}
            </>
          );
        }}
      </Place>
      {attachments.length > 0 && (
        <div className="worn">
          {attachments.map((attachment) => (
            <Worn key={attachment.id} attachment={attachment} seat={seat} to={to} />
          ))}
        </div>
      )}
    </div>
  );
});
