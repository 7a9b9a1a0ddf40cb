import type { AttachmentView, CharacterView } from '@kronika/l5r';
import { cardName, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import type { Wearing } from '../../../table/crowd/crowd.ts';
import { lookedCard } from '../../../table/looked.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { cardLabel } from '../cards/label.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';

interface CharacterProps {
  readonly character: CharacterView;
  readonly wearing: Wearing;
  /** How wide it stands, in widths of a card. */
  readonly breadth: number;
  /** Where it comes from and goes to when it was not on the board. */
  readonly from: string;
  readonly to: string;
}

/** A character with what is attached to it, looking out from behind. */
export const Character = memo(function Character({ character, wearing, breadth, from, to }: CharacterProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, status, fate, evaded, attachments } = character;
  if (sight.face === 'down') return undefined;
  const { printed } = sight;
  const state = characterState(character);
  const label = [cardLabel(factOf(printed), state, lang), ...(evaded ? [words.evaded] : [])].join(', ');
  return (
    <div
      className={['figure', wearing, ...(stance === 'bowed' ? ['lies'] : []), ...(fate > 0 ? ['fated'] : [])].join(' ')}
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
          const chosen = choiceOf(choice, 'plain');
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
            <Worn key={attachment.id} attachment={attachment} to={to} />
          ))}
        </div>
      )}
    </div>
  );
});

const Worn = memo(function Worn({ attachment, to }: { readonly attachment: AttachmentView; readonly to: string }) {
  const { lang } = useBoard();
  const { id, sight, stance, controller } = attachment;
  if (sight.face === 'down') return undefined;
  const fact = factOf(sight.printed);
  const name = cardName(fact)[lang];
  return (
    <Place
      place={cardPlace(id)}
      looked={lookedCard(sight.printed, id)}
      flip={`c${id}`}
      from={`hand:${controller}`}
      to={to}
      stance={stance}
      label={cardLabel(fact, { stance }, lang)}
      className="wornplace"
    >
      {(choice) => (
        <span className={`strip ${fact.clan}${stance === 'bowed' ? ' bowed' : ''}`}>
          <span>{hyphenated(name)}</span>
          {choice.startsWith('is') && <b>✓</b>}
        </span>
      )}
    </Place>
  );
});
