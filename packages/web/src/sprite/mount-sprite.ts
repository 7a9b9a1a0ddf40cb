import url from 'virtual:kronika-sprite';

/**
 * Puts the drawings into the page once; whatever refers to one by `#id` shows it from then on. They lie in the
 * page itself because a gradient and the colours of an allegiance reach them only there.
 */
export async function mountSprite(page: Document): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the sprite could not be loaded: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  page.body.append(page.adoptNode(drawn));
}
