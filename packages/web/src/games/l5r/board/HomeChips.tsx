import type { CardId } from '@kronika/kernel';
import { type CharacterView, cardName, factOf, type SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { cardLabel } from '../cards/label.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

interface HomeChipsProps {
  readonly seat: SeatView;
  /** Those who are marked to go to the conflict, and stand there already. */
  readonly marching: readonly CardId[];
}

/** The characters at home in one line, for when the conflict needs the room of a small screen. */
export const HomeChips = memo(function HomeChips({ seat, marching }: HomeChipsProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="hts" aria-label={words.homeOf(name)} tabIndex={0}>
      {seat.characters
        .filter(({ at, id }) => at === 'home' && !marching.includes(id))
        .map((character) => (
          <HomeChip
            key={character.id}
            character={character}
            to={`dynastyDiscard:${seat.seat}`}
            from={`hand:${seat.seat}`}
          />
        ))}
    </section>
  );
});

const HomeChip = memo(function HomeChip({
  character,
  from,
  to,
}: {
  readonly character: CharacterView;
  readonly from: string;
  readonly to: string;
}) {
  const { lang, words } = useBoard();
  const { id, sight, stance, status, military, political, fate, evaded, attachments } = character;
  if (sight.face === 'down') return undefined;
  const fact = factOf(sight.printed);
  return (
    <span className="htgroup">
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
