/** From so many characters on a side they are drawn as tiles. */
const CROWDED = 8;

/** How a side stands: as cards, or as tiles of a crowd. Who takes part in a challenge counts, so that nobody changes form for it. */
export function formOf(characters: number): 'cards' | 'tiles' {
  return characters >= CROWDED ? 'tiles' : 'cards';
}

/** How high the tiles of a crowd are: one attachment has room under the host of a tall one. */
export type TileHeight = 'tall' | 'flat';

/** So many attachments have room under their host, and so many below one another beside it. */
const ROOM: Readonly<Record<TileHeight, { readonly under: number; readonly beside: number }>> = {
  tall: { under: 1, beside: 3 },
  flat: { under: 0, beside: 2 },
};

/** How many cells of the crowd somebody needs. */
export function cellsOf(attachments: number, height: TileHeight): number {
  const { under, beside } = ROOM[height];
  return attachments <= under ? 1 : 1 + Math.ceil(attachments / beside);
}
