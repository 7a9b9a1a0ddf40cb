import type { Plugin } from 'vite';
import { spriteSource } from './sprite.ts';

const MODULE = 'virtual:kronika-sprite';
/** The sign by which no other plugin takes the module for a file. */
const RESOLVED = `\0${MODULE}`;
const SERVED = '/kronika-sprite.svg';

/** Makes the sprite a static file, and its address a module. */
export function sprite(): Plugin {
  let serving = false;
  return {
    name: 'kronika-sprite',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (serving) return `export default ${JSON.stringify(SERVED)};`;
      const file = this.emitFile({ type: 'asset', name: 'sprite.svg', source: spriteSource() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (_, answer) => {
        answer.setHeader('Content-Type', 'image/svg+xml');
        answer.end(spriteSource());
      });
    },
  };
}
