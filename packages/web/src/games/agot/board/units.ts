import type { CharacterView, SeatView } from '@kronika/agot';

/** From so many characters on a side they are drawn as tiles. */
const CROWDED = 8;

/** How a side stands: as cards, or as tiles of a crowd. Who takes part in a challenge counts, so that nobody changes form for it. */
export function formOf({ characters }: Pick<SeatView, 'characters'>): 'cards' | 'tiles' {
  return characters.length >= CROWDED ? 'tiles' : 'cards';
}

/** So many attachments stand below one another beside their host. */
const COLUMN = 3;

/** How many cells of the crowd somebody needs: one attachment lies under its host, more stand beside it. */
export function cellsOf({ attachments }: Pick<CharacterView, 'attachments'>): number {
  return attachments.length <= 1 ? 1 : 1 + Math.ceil(attachments.length / COLUMN);
}
