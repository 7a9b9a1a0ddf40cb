import { iconsOf } from '../../cards/art/icons-of.ts';
import { SENJUTSU_ART } from './art/art.ts';

/** Drawings of our own; one file each in `drawings/`. */
export const DRAWINGS = ['bleed', 'bolt', 'drop', 'limp', 'lock', 'prep', 'push', 'star'] as const;
export type DrawingName = (typeof DRAWINGS)[number];

/** The pictures of game-icons.net that faces and board show beside their words. */
export const PICTURES = [
  'backward-time',
  'broken-shield',
  'card-burn',
  'card-discard',
  'card-draw',
  'card-pick',
  'check-mark',
  'conversation',
  'crossed-swords',
  'death-skull',
  'eye-target',
  'footprint',
  'handheld-fan',
  'heart-beats',
  'hourglass',
  'katana',
  'knocked-out-stars',
  'layered-armor',
  'lotus',
  'magnifying-glass',
  'meditation',
  'ninja-mask',
  'padlock',
  'poison-bottle',
  'poker-hand',
  'position-marker',
  'return-arrow',
  'samurai-helmet',
  'scroll-unfurled',
  'shaking-hands',
  'shield',
  'shield-echoes',
  'spears',
  'stack',
  'sword-clash',
  'sword-hilt',
  'trample',
  'vintage-robot',
  'yin-yang',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** The build makes the game's own sprite of them. */
export const icons: readonly string[] = [...PICTURES, ...iconsOf(SENJUTSU_ART)];
