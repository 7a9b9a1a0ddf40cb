import { type CharacterView, cardName, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { cardLabel } from '../cards/label.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

interface CharacterChipProps {
  readonly character: CharacterView;
  readonly from: string;
  readonly to: string;
  /** Whether it is only marked to stand there. */
  readonly isMarching?: boolean;
}

/** A character with what it wears in one line, where there is no height for its card. */
export const CharacterChip = memo(function CharacterChip({ character, from, to, isMarching }: CharacterChipProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, status, military, political, fate, evaded, attachments } = character;
  if (sight.face === 'down') return undefined;
  const fact = factOf(sight.printed);
  return (
    <span className={`htgroup${isMarching === true ? ' marching' : ''}`}>
      <Place
        place={cardPlace(id)}
        looked={lookedCard(sight.printed, id)}
        flip={`c${id}`}
        from={from}
        to={to}
        label={`${cardLabel(fact, characterState(character), lang)}${evaded ? `, ${words.evaded}` : ''}`}
        className={`ht ${stance} ${status}`}
      >
        {(state) => (
          <>
            <Thumb printed={sight.printed} stance={stance} />
            <span>
              <b>{cardName(fact)[lang]}</b>
              <small>
                <Icon name="katana" />
                {military ?? '–'} <Icon name="handheld-fan" />
                {political ?? '–'}
                {fate > 0 && (
                  <>
                    {' '}
                    <Icon name="triple-yin" />
                    {fate}
                  </>
                )}
                {status === 'honored' && ' ▲'}
                {status === 'dishonored' && ' ▼'}
                {stance === 'bowed' && ` · ${words.bowedShort}`}
              </small>
            </span>
            {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
          </>
        )}
      </Place>
      {attachments.map(({ id: worn, sight: seen, stance: lies }) =>
        seen.face === 'up' ? (
          <Place
            key={worn}
            place={cardPlace(worn)}
            looked={lookedCard(seen.printed, worn)}
            flip={`c${worn}`}
            label={cardLabel(factOf(seen.printed), { stance: lies }, lang)}
            className="htworn"
          >
            {(state) => (
              <>
                <Thumb printed={seen.printed} stance={lies} />
                {state.startsWith('is') && <span className="check">✓</span>}
              </>
            )}
          </Place>
        ) : undefined,
      )}
    </span>
  );
});
