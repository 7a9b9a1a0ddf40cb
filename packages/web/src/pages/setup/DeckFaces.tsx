import type { PrintedId } from '@kronika/kernel';
import type { ReactNode } from 'react';
import { L5rCard } from '../../l5r/cards/L5rCard.tsx';
import { useLang } from '../../shell/use-words.ts';

const WIDTH = 64;

/** A few cards of a deck, side by side. */
export function DeckFaces({ faces }: { readonly faces: readonly PrintedId[] }): ReactNode {
  const lang = useLang();
  return (
    <div className="in-the-deck-faces">
      {faces.map((printed) => (
        <L5rCard key={printed} printed={printed} size="t" lang={lang} width={WIDTH} />
      ))}
    </div>
  );
}
