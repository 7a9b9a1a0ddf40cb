import type { Colour, Suit } from '@kronika/oath';
import type { Badge } from '../../cards/Mon.tsx';
import type { IconName, ShapeName } from '../../sprite/names.ts';
import type { PictureName } from './sprite.ts';

/** A suit is told by its outline and its picture as well as by its colour. */
export const SUIT_BADGES: Readonly<Record<Suit, { readonly shape: ShapeName; readonly icon: PictureName }>> = {
  discord: { shape: 'star', icon: 'daggers' },
  arcane: { shape: 'rhomb', icon: 'crystal-eye' },
  order: { shape: 'shield', icon: 'gavel' },
  hearth: { shape: 'arch', icon: 'fireplace' },
  beast: { shape: 'leaf', icon: 'paw-front' },
  nomad: { shape: 'tri', icon: 'desert-camp' },
};

const seat = (colour: Colour, shape: ShapeName, icon: IconName): Badge => ({
  allegiance: `oath-${colour}`,
  shape,
  icon,
});

/** The boards by the outline and picture of their pawns. */
export const COLOUR_BADGES: Readonly<Record<Colour, Badge>> = {
  purple: seat('purple', 'octa', 'queen-crown'),
  red: seat('red', 'tri', 'flame'),
  blue: seat('blue', 'circle', 'big-wave'),
  yellow: seat('yellow', 'square', 'sun'),
  white: seat('white', 'rhomb', 'moon'),
  black: seat('black', 'hex', 'raven'),
};
