import type { Plugin } from 'vite';
import { gamesWithSprite } from './game-folders.ts';
import { gameSpriteSource, spriteSource } from './sprite.ts';

/** A file with drawings: the module that tells its address, and where it lies while one develops. */
interface Sprite {
  readonly module: string;
  readonly served: string;
  readonly name: string;
  readonly source: () => Promise<string>;
}

/** The one of every page, and one for each game that has drawings of its own. */
function sprites(): readonly Sprite[] {
  return [
    { module: 'virtual:kronika-sprite', served: '/kronika-sprite.svg', name: 'sprite.svg', source: spriteSource },
    ...gamesWithSprite().map((game) => ({
      module: `virtual:kronika-sprite/${game}`,
      served: `/kronika-sprite-${game}.svg`,
      name: `sprite-${game}.svg`,
      source: () => gameSpriteSource(game),
    })),
  ];
}

/** The sign by which no other plugin takes the module for a file. */
const resolved = (module: string): string => `\0${module}`;

/** Makes the sprites static files, and their addresses modules. */
export function sprite(): Plugin {
  const known = sprites();
  let serving = false;
  return {
    name: 'kronika-sprite',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId(id) {
      return known.some(({ module }) => module === id) ? resolved(id) : undefined;
    },
    async load(id) {
      const meant = known.find(({ module }) => resolved(module) === id);
      if (meant === undefined) return undefined;
      if (serving) return `export default ${JSON.stringify(meant.served)};`;
      const file = this.emitFile({ type: 'asset', name: meant.name, source: await meant.source() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer({ middlewares }) {
      for (const { served, source } of known) {
        middlewares.use(served, (_, answer, next) => {
          source().then((drawings) => {
            answer.setHeader('Content-Type', 'image/svg+xml');
            answer.end(drawings);
          }, next);
        });
      }
    },
  };
}
