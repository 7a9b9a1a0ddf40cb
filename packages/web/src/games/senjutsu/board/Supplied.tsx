import type { NamedThing, Phrase } from '@kronika/kernel';
import {
  FOE_KINDS,
  type FoeKind,
  foeName,
  GUEST_HEROES,
  HEROES,
  type HeroId,
  heroName,
  TERRAIN,
  TERRAIN_NAMES,
  type TerrainKind,
} from '@kronika/senjutsu';
import { coloursOf } from './fighters.ts';
import { Bust } from './panel/Bust.tsx';

/** A figure or a piece of terrain that is not on the field yet. */
export type Supplied =
  | { readonly is: 'hero'; readonly kind: HeroId }
  | { readonly is: 'foe'; readonly kind: FoeKind }
  | { readonly is: 'terrain'; readonly kind: TerrainKind };

const FOES: readonly FoeKind[] = [...FOE_KINDS, ...HEROES, ...GUEST_HEROES, 'hachiko'];

export function suppliedIn({ is, id }: NamedThing): Supplied | undefined {
  const hero = HEROES.find((one) => is === 'hero' && one === id);
  if (hero !== undefined) return { is: 'hero', kind: hero };
  const foe = FOES.find((one) => is === 'foe' && one === id);
  if (foe !== undefined) return { is: 'foe', kind: foe };
  const terrain = TERRAIN.find((one) => is === 'terrain' && one === id);
  return terrain === undefined ? undefined : { is: 'terrain', kind: terrain };
}

export function suppliedName(supplied: Supplied): Phrase {
  switch (supplied.is) {
    case 'hero':
      return heroName(supplied.kind);
    case 'foe':
      return foeName(supplied.kind);
    case 'terrain':
      return TERRAIN_NAMES[supplied.kind];
  }
}

export function SuppliedFace({ supplied }: { readonly supplied: Supplied }) {
  if (supplied.is !== 'terrain')
    return (
      <div className={`sen-thing ${coloursOf(supplied.kind)}`}>
        <Bust kind={supplied.kind} />
      </div>
    );
  const drawing = supplied.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <div className="sen-thing">
      <svg className="bust" viewBox="-75 -112 150 160" aria-hidden="true">
        <use href={`#d-terrain-${drawing}`} x="-75" y="-112" width="150" height="160" />
      </svg>
    </div>
  );
}
