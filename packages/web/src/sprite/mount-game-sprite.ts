import { mountDrawings } from './mount-drawings.ts';

interface DrawnGame {
  readonly id: string;
  readonly sprite?: () => Promise<string>;
}

const mounting = new Map<string, Promise<void>>();

/** Puts the drawings of a game into the page, once. Without them its cards lack their pictures, and nothing else. */
export function mountGameSprite({ id, sprite }: DrawnGame): Promise<void> {
  const known = mounting.get(id);
  if (known !== undefined || sprite === undefined) return known ?? Promise.resolve();
  const begun = mount(sprite).catch(() => {
    // Whoever asks next tries again.
    mounting.delete(id);
  });
  mounting.set(id, begun);
  return begun;
}

async function mount(sprite: () => Promise<string>): Promise<void> {
  await mountDrawings(document, await sprite());
}
