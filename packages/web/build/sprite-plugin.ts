import type { Plugin } from 'vite';
import { gamesWithSprite } from './game-folders.ts';
import { gameSpriteSource, spriteSource } from './sprite.ts';

const SHARED = 'virtual:kronika-sprite';
const OF_GAMES = 'virtual:kronika-sprite/games';

/** A file with drawings. */
interface Sprite {
  readonly name: string;
  readonly source: () => Promise<string>;
}

const shared: Sprite = { name: 'sprite.svg', source: spriteSource };

const spriteOf = (game: string): Sprite => ({ name: `sprite-${game}.svg`, source: () => gameSpriteSource(game) });

/** The sign by which no other plugin takes the module for a file. */
const resolved = (module: string): string => `\0${module}`;

/** Where a sprite lies while one develops. */
const served = ({ name }: Sprite): string => `/kronika-${name}`;

/** Makes the sprites static files, and their addresses modules. */
export function sprite(): Plugin {
  let serving = false;
  return {
    name: 'kronika-sprite',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId(id) {
      return id === SHARED || id === OF_GAMES ? resolved(id) : undefined;
    },
    async load(id) {
      const address = async (meant: Sprite): Promise<string> => {
        if (serving) return JSON.stringify(served(meant));
        const file = this.emitFile({ type: 'asset', name: meant.name, source: await meant.source() });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      if (id === resolved(SHARED)) return `export default ${await address(shared)};`;
      if (id !== resolved(OF_GAMES)) return undefined;
      const entries = gamesWithSprite().map(
        async (game) => `[${JSON.stringify(game)}, ${await address(spriteOf(game))}]`,
      );
      return `export default new Map([${(await Promise.all(entries)).join(', ')}]);`;
    },
    configureServer({ middlewares }) {
      for (const meant of [shared, ...gamesWithSprite().map(spriteOf)]) {
        middlewares.use(served(meant), (_, answer, next) => {
          meant.source().then((drawings) => {
            answer.setHeader('Content-Type', 'image/svg+xml');
            answer.end(drawings);
          }, next);
        });
      }
    },
  };
}
