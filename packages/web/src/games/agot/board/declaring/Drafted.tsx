import { type CharacterView, cardName, factOf } from '@kronika/agot';
import { memo } from 'react';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import type { Wearing } from '../../../../table/crowd/crowd.ts';
import { useTable } from '../../../../table/session/context.ts';
import { AgotCard } from '../../cards/AgotCard.tsx';
import { characterState } from '../find-card.ts';
import { useBoard } from '../side.ts';
import { DECLARING_WORDS } from './words.ts';

interface DraftedProps {
  readonly character: CharacterView;
  readonly wearing: Wearing;
  readonly breadth: number;
}

/**
 * Somebody who is to take part and does not yet: dashed, standing, and taken back by a click. The card itself stays where
 * it lies, so that nothing moves under the hand that chooses.
 */
export const Drafted = memo(function Drafted({ character, wearing, breadth }: DraftedProps) {
  const { session } = useTable();
  const { lang } = useBoard();
  const { id, sight } = character;
  if (sight.face === 'down') return undefined;
  return (
    <div className={`figure drafted ${wearing}`} style={{ '--breadth': breadth }}>
      <span className="draft" aria-hidden="true">
        <AgotCard printed={sight.printed} size="t" lang={lang} state={characterState(character)} />
      </span>
      <button
        type="button"
        className="press"
        aria-label={DECLARING_WORDS[lang].takeBack(cardName(factOf(sight.printed))[lang])}
        onClick={() => session.click(cardPlace(id))}
      />
    </div>
  );
});
