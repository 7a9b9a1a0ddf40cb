import { loadGameCode } from '../../client/load-game-code.ts';

/** The faces of cards, where a deck is shown. */
export const loadDeckFaces = async () => ({
  default: (await loadGameCode(() => import('./DeckFaces.tsx'))).DeckFaces,
});
