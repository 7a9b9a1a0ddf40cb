import { useEffect, useState } from 'react';
import { gamesWith, partOf } from '../../games/parts.ts';
import type { GalleryModule } from './gallery-module.ts';

/** A gallery with the game it belongs to. */
export interface GameGallery extends GalleryModule {
  readonly game: string;
}

/** The galleries of all games that have one. */
export async function loadGalleries(): Promise<readonly GameGallery[]> {
  const loaded = await Promise.all(
    gamesWith('gallery').map(async ({ id }) => ({ game: id, gallery: await partOf(id, 'gallery') })),
  );
  return loaded.flatMap(({ game, gallery }) => (gallery === undefined ? [] : [{ game, ...gallery }]));
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
