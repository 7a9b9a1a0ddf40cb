import type { SoundKind } from '../../sound/kinds.ts';

/** How a table makes itself noticed. What comes of it, a sound, a mark on the window, is the page's and its people's choice. */
export interface Attention {
  /** Something happened that can be heard. */
  sound(kind: SoundKind): void;
  /** What is asked of who sits here; nothing while others decide. */
  asked(what: string | undefined): void;
}
