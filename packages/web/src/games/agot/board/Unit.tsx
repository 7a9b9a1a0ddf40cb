import { CHALLENGE_TYPES, type CharacterView, cardName, factOf } from '@kronika/agot';
import { memo } from 'react';
import { driftClass, driftOf } from '../../../cards/compare.ts';
import { hyphenated } from '../../../cards/hyphens.ts';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';
import { cellsOf, type TileHeight } from './units.ts';
import './units.css';
import { Copies, Worn } from './Worn.tsx';

interface UnitProps {
  readonly character: CharacterView;
  readonly height: TileHeight;
  readonly from: string;
  readonly to: string;
}

/** A character of a crowd: a tile with its picture, name, strength and icons, and its attachments in the same frame. */
export const Unit = memo(function Unit({ character, height, from, to }: UnitProps) {
  const { lang, words } = useBoard();
  const { id, sight, stance, strength, bypassed, attachments } = character;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const kneels = stance === 'kneeling';
  const state = characterState(character);
  const label = fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, state, lang);
  const drift = fact?.type === 'character' ? driftClass(driftOf(strength, fact.strength)) : '';
  const cells = cellsOf(attachments.length, height);
  const looks = [
    'unit',
    FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance,
    ...(kneels ? ['knelt'] : []),
    ...(bypassed ? ['evaded'] : []),
    ...(cells > 1 ? ['broad'] : attachments.length > 0 ? ['low'] : []),
  ];
  return (
    <div className={looks.join(' ')} style={{ '--cells': cells }}>
      <Place
        place={cardPlace(id)}
        looked={fact && lookedCard(fact.id, id)}
        flip={`c${id}`}
        from={from}
        to={to}
        stance={kneels ? 'bowed' : 'ready'}
        label={bypassed ? `${label}, ${words.bypassed}` : label}
        className="unithost"
      >
        {(choice) => (
          <>
            {fact === undefined ? (
              <ThumbBack allegiance="neutral" />
            ) : (
              <Thumb printed={fact.id} cost="hidden" stance={kneels ? 'bowed' : 'ready'} />
            )}
            {kneels && <span className="kneels">{FACE_WORDS[lang].kneeling}</span>}
            <span className="unittold">
              <b className="unitname">
                {fact === undefined ? FACE_WORDS[lang].hidden : hyphenated(cardName(fact)[lang])}
              </b>
              <span className="unitnumbers">
                <b className={`unitstrength${drift}`}>{strength}</b>
                <UnitIcons character={character} />
              </span>
            </span>
            <UnitTokens character={character} />
            {choice.startsWith('is') && <span className="check">{choice.slice(3) || '✓'}</span>}
          </>
        )}
      </Place>
      <Copies host={character} to={to} />
      <Worn host={character} to={to} />
    </div>
  );
});

/** The icons it has; what it lacks needs no room. */
export function UnitIcons({ character: { icons } }: { readonly character: Pick<CharacterView, 'icons'> }) {
  return CHALLENGE_TYPES.filter((type) => icons.includes(type)).map((type) => (
    <i key={type} className={type}>
      <Icon name={CHALLENGE_BADGES[type].icon} />
    </i>
  ));
}

function UnitTokens({ character: { power, tokens } }: { readonly character: CharacterView }) {
  const lying = Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  if (power + lying === 0) return undefined;
  return (
    <span className="unittokens">
      {power > 0 && (
        <span className="tok power">
          <Icon name="crown" />
          {power}
        </span>
      )}
      {lying > 0 && (
        <span className="tok gold">
          <Icon name="two-coins" />
          {lying}
        </span>
      )}
    </span>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** How many cells of a crowd something takes. */
    '--cells'?: number;
  }
}
