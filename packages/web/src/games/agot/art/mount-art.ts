import url from 'virtual:kronika-sprite/agot';
import { mountDrawings } from '../../../sprite/mount-drawings.ts';

let mounting: Promise<void> | undefined;

/** Puts into the page what is drawn on the cards, once. Without it the cards have no picture, and all the rest. */
export function mountArt(): Promise<void> {
  mounting ??= mountDrawings(document, url).catch(() => {
    // Whoever asks next tries again.
    mounting = undefined;
  });
  return mounting;
}
