import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A drawing with the box it is drawn in. */
export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

/** The side of the square in which game-icons.net draws, where an icon does not say otherwise. */
const SIDE = 512;

let collection: unknown;

/** The whole set: seven megabytes, so it is read only when a sprite is made, and never served. */
function icons(): unknown {
  if (collection === undefined) {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    collection = JSON.parse(readFileSync(path, 'utf8'));
  }
  return collection;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

/** The icon of that name, or nothing if game-icons.net has none. */
export function gameIcon(name: string): Drawing | undefined {
  const icon = field(field(icons(), 'icons'), name);
  const body = field(icon, 'body');
  if (typeof body !== 'string') return undefined;
  const side = (of: string): number => {
    const given = field(icon, of);
    return typeof given === 'number' ? given : SIDE;
  };
  return { viewBox: `0 0 ${side('width')} ${side('height')}`, body };
}
