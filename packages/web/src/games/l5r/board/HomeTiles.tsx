import type { SeatId } from '@kronika/kernel';
import { type CharacterView, cardName, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { hyphenated } from '../../../cards/hyphens.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { cardLabel } from '../cards/label.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';
import { cellsOf } from './tiles.ts';
import { Worn } from './Worn.tsx';
import './tiles.css';

interface HomeTilesProps {
  readonly characters: readonly CharacterView[];
  readonly seat: SeatId;
}

/** Many characters at home: each one a tile, with what it wears in the same frame. */
export function HomeTiles({ characters, seat }: HomeTilesProps) {
  return characters.map((character) => (
    <CharacterTile
      key={character.id}
      character={character}
      seat={seat}
      from={`hand:${seat}`}
      to={`dynastyDiscard:${seat}`}
    />
  ));
}

interface CharacterTileProps {
  readonly character: CharacterView;
  readonly seat: SeatId;
  readonly from: string;
  readonly to: string;
}

const CharacterTile = memo(function CharacterTile({ character, seat, from, to }: CharacterTileProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, status, fate, military, political, evaded, attachments } = character;
  if (sight.face === 'down') return undefined;
  const fact = factOf(sight.printed);
  const cells = cellsOf(attachments.length);
  return (
    <div className={`tile5 ${fact.clan} ${stance}${cells === 1 ? '' : ' broad'}`} style={{ '--cells': cells }}>
      <Place
        place={cardPlace(id)}
        looked={lookedCard(sight.printed, id)}
        flip={`c${id}`}
        from={from}
        to={to}
        stance={`${stance} ${status}`}
        label={`${cardLabel(fact, characterState(character), lang)}${evaded ? `, ${words.evaded}` : ''}`}
        className="tilehost"
      >
        {(state) => (
          <>
            <Thumb printed={sight.printed} stance={stance} />
            <span className="tiletext">
              <b className="tilename">{hyphenated(cardName(fact)[lang])}</b>
              <span className="tilestats">
                <span className="stat military">
                  <Icon name="katana" />
                  <b>{military ?? '–'}</b>
                </span>
                <span className="stat political">
                  <Icon name="handheld-fan" />
                  <b>{political ?? '–'}</b>
                </span>
                {status !== 'ordinary' && <em className={status}>{status === 'honored' ? '▲' : '▼'}</em>}
              </span>
            </span>
            {fate > 0 && (
              <span className="tok fate">
                <Icon name="triple-yin" />
                {fate}
              </span>
            )}
            {stance === 'bowed' && <span className="bowtag">{words.bowedShort}</span>}
            {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
          </>
        )}
      </Place>
      {attachments.length > 0 && (
        <div className="tileworn">
          {attachments.map((attachment) => (
            <Worn key={attachment.id} attachment={attachment} seat={seat} to={to} />
          ))}
        </div>
      )}
    </div>
  );
});
