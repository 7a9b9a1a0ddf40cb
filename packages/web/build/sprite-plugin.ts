import type { Plugin } from 'vite';
import { agotSpriteSource, spriteSource } from './sprite.ts';

/** A file with drawings: the module that tells its address, and where it lies while one develops. */
interface Sprite {
  readonly module: string;
  readonly served: string;
  readonly name: string;
  readonly source: () => string;
}

const SPRITES: readonly Sprite[] = [
  { module: 'virtual:kronika-sprite', served: '/kronika-sprite.svg', name: 'sprite.svg', source: spriteSource },
  {
    module: 'virtual:kronika-sprite/agot',
    served: '/kronika-sprite-agot.svg',
    name: 'sprite-agot.svg',
    source: agotSpriteSource,
  },
];

/** The sign by which no other plugin takes the module for a file. */
const resolved = (module: string): string => `\0${module}`;

/** Makes the sprites static files, and their addresses modules. */
export function sprite(): Plugin {
  let serving = false;
  return {
    name: 'kronika-sprite',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId(id) {
      return SPRITES.some(({ module }) => module === id) ? resolved(id) : undefined;
    },
    load(id) {
      const meant = SPRITES.find(({ module }) => resolved(module) === id);
      if (meant === undefined) return undefined;
      if (serving) return `export default ${JSON.stringify(meant.served)};`;
      const file = this.emitFile({ type: 'asset', name: meant.name, source: meant.source() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer({ middlewares }) {
      for (const { served, source } of SPRITES) {
        middlewares.use(served, (_, answer) => {
          answer.setHeader('Content-Type', 'image/svg+xml');
          answer.end(source());
        });
      }
    },
  };
}
