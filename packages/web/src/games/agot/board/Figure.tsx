import type { CharacterView } from '@kronika/agot';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import type { Wearing } from '../../../table/crowd/crowd.ts';
import { CardPlace } from './CardPlace.tsx';
import { characterState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Copies, Worn } from './Worn.tsx';

interface FigureProps {
  readonly character: CharacterView;
  readonly wearing?: Wearing;
  /** How wide it stands, in widths of a card. */
  readonly breadth?: number;
  readonly from: string;
  readonly to: string;
}

/** A character with what is attached to it, looking out from behind, and its duplicates. */
export const Figure = memo(function Figure({ character, wearing = 'beside', breadth = 1, from, to }: FigureProps) {
  const { words } = useBoard();
  const { stance, bypassed, power, duplicates, part, counts } = character;
  // Duplicates lie on the card as themselves.
  const { duplicates: _, ...state } = characterState(character);
  const isIdle = part !== 'none' && !counts;
  const more = [...(bypassed ? [words.bypassed] : []), ...(isIdle ? [words.uncounted] : [])];
  const looks = [
    'figure',
    wearing,
    ...(stance === 'kneeling' ? ['lies'] : []),
    ...(power + duplicates.length > 0 ? ['fated'] : []),
    ...(bypassed ? ['evaded'] : []),
    ...(isIdle ? ['uncounted'] : []),
  ];
  return (
    <div className={looks.join(' ')} style={{ '--breadth': breadth }}>
      <CardPlace
        card={character}
        state={state}
        from={from}
        to={to}
        {...(more.length === 0 ? {} : { more: more.join(', ') })}
      />
      {bypassed && (
        <span className="pill bypassed" aria-hidden="true">
          <Icon name="spy" />
          {words.bypassedShort}
        </span>
      )}
      <Copies host={character} to={to} />
      <Worn host={character} to={to} />
    </div>
  );
});
