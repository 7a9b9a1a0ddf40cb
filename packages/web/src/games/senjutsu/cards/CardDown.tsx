import type { HeroId } from '@kronika/senjutsu';
import type { ReactNode } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import { HERO_BADGES } from '../badges.ts';
import './senjutsu-cards.css';

/** A card face down: the pattern of its hero, no name. */
export function CardDown({ hero, children }: { readonly hero: HeroId; readonly children?: ReactNode }) {
  return (
    <div className={`card sc down ${HERO_BADGES[hero].allegiance}`}>
      <div className="scf">
        <Icon name="x-enso" />
      </div>
      {children}
    </div>
  );
}
