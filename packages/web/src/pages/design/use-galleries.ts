import { type ComponentType, useEffect, useState } from 'react';
import { gamesWith, partOf } from '../../games/parts.ts';
import type { GalleryProps } from './gallery.ts';

/** A gallery with the game it belongs to. */
export interface GameGallery {
  readonly game: string;
  readonly Gallery: ComponentType<GalleryProps>;
}

/** The galleries of all games that have one. */
export async function loadGalleries(): Promise<readonly GameGallery[]> {
  const loaded = await Promise.all(
    gamesWith('gallery').map(async ({ id }) => ({ game: id, Gallery: await partOf(id, 'gallery') })),
  );
  return loaded.flatMap(({ game, Gallery }) => (Gallery === undefined ? [] : [{ game, Gallery }]));
}

/** The same for a page; none while they are on their way. */
export function useGalleries(): readonly GameGallery[] {
  const [galleries, setGalleries] = useState<readonly GameGallery[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadGalleries().then(
      (loaded) => isWanted && setGalleries(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return galleries;
}
