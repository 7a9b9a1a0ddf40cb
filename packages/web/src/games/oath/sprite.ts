import { iconsOf } from '../../cards/art/icons-of.ts';
import { OATH_ART } from './art/art.ts';

/** Drawings of our own; one file each in `drawings/`. */
export const DRAWINGS = [
  'o-adviser',
  'o-braid',
  'o-cauldron',
  'o-chest',
  'o-chev',
  'o-clue',
  'o-die',
  'o-eyeoff',
  'o-flag',
  'o-hollow',
  'o-horn',
  'o-lock',
  'o-map',
  'o-quill',
  'o-ruin',
  'o-scepter',
  'o-shield',
  'o-site',
  'o-skull',
  'o-swap',
  'o-sword',
  'o-temple',
  'o-wake',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];

/** The pictures of game-icons.net that faces and board show beside their words. */
export const PICTURES = [
  'bread',
  'card-pickup',
  'cloak-dagger',
  'crossed-swords',
  'crystal-eye',
  'daggers',
  'desert-camp',
  'fireplace',
  'flame',
  'gavel',
  'hill-conquest',
  'meditation',
  'open-book',
  'paw-front',
  'queen-crown',
  'rally-the-troops',
  'relic-blade',
  'return-arrow',
  'round-shield',
  'secret-book',
  'shaking-hands',
  'three-friends',
  'two-coins',
  'vertical-banner',
  'village',
  'walking-boot',
  'watchtower',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** The build makes the game's own sprite of them. */
export const icons: readonly string[] = [...PICTURES, ...iconsOf(OATH_ART)];
