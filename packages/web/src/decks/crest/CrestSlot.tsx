import type { ReactNode } from 'react';
import { Art } from '../../cards/art/Art.tsx';
import type { Composition } from '../../cards/art/composition.ts';
import './crest.css';

interface CrestSlotProps {
  /** The card that stands there. */
  readonly card: { readonly name: string; readonly allegiance: string; readonly art: Composition } | undefined;
  /** What it is. */
  readonly word: string;
  /** What is said while nothing stands there. */
  readonly empty: string;
  onClick(): void;
}

/** A place for one card that a deck is built around; a touch shows what may stand there. */
export function CrestSlot({ card, word, empty, onClick }: CrestSlotProps): ReactNode {
  return (
    <button type="button" className={card === undefined ? 'crest-slot none' : 'crest-slot'} onClick={onClick}>
      {card === undefined ? (
        <span className="crest-hole" />
      ) : (
        <span className={`thumb ${card.allegiance}`}>
          <Art composition={card.art} />
        </span>
      )}
      <span>
        <b>{card?.name ?? empty}</b>
        <small>{word}</small>
      </span>
    </button>
  );
}
