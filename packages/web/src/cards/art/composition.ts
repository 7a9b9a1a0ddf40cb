import type { SceneName } from '../../sprite/names.ts';

/** Where the light of a scene stands; `moon` is a crescent. */
export const SUNS = ['left', 'high', 'right', 'low', 'moon', 'none'] as const;
export type Sun = (typeof SUNS)[number];

/** A smaller thing beside the subject, or in the sky above it. */
export interface Second {
  readonly icon: string;
  readonly at: 'left' | 'right' | 'sky';
}

/** What is drawn on a card, as data: the allegiance gives the colours. */
export interface Composition {
  readonly scene: SceneName;
  /** The scene's own light, if nothing is said. */
  readonly sun?: Sun;
  /** An icon of game-icons.net, or a glyph of our own. */
  readonly subject: string;
  readonly second?: Second;
}

/** Compositions by the id of the card. */
export type Compositions = Readonly<Record<string, Composition>>;
