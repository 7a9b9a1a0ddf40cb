import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const GAMES = join(import.meta.dirname, '../src/games');
const SPRITE = 'sprite.ts';

/** The games that have drawings of their own: those whose folder says in `sprite.ts` which icons they need. */
export function gamesWithSprite(): readonly string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(GAMES, entry.name, SPRITE)))
    .map(({ name }) => name)
    .sort();
}

/** The icons that a game needs, glyphs of our own among them. */
export async function iconsOfGame(game: string): Promise<readonly string[]> {
  const file = join(GAMES, game, SPRITE);
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  const code = outputFiles.map(({ text }) => text).join('');
  const { icons }: { readonly icons?: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  if (!Array.isArray(icons) || !icons.every((icon) => typeof icon === 'string'))
    throw new Error(`${game}/${SPRITE} exports no list of icons`);
  return icons;
}
