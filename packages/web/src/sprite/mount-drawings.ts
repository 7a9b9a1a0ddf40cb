/**
 * Puts the drawings of a file into the page; whatever refers to one by `#id` shows it from then on. They lie in the
 * page itself because a gradient and the colours of an allegiance reach them only there.
 */
export async function mountDrawings(page: Document, url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the drawings could not be loaded: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  dropKnown(page, drawn);
  page.body.append(page.adoptNode(drawn));
}

/** Two games may show the same icon: what another file brought already lies in the page once. */
function dropKnown(page: Document, drawn: Element): void {
  for (const symbol of [...drawn.children])
    if (symbol.id !== '' && page.getElementById(symbol.id) !== null) symbol.remove();
}
