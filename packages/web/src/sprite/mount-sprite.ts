import url from 'virtual:kronika-sprite';
import { mountDrawings } from './mount-drawings.ts';

/** Puts what every page may show into the page. */
export async function mountSprite(page: Document): Promise<void> {
  await mountDrawings(page, url);
}
