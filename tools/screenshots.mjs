// `npm run screenshots`: pictures of all screens, into docs/screenshots. `npm run screenshots -- conflict` makes only
// those whose names have the word in them.
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { runScript } from './run.mjs';

installIfNeeded();
const built = buildWebIfNeeded();
process.exit(
  built !== 0
    ? built
    : runScript('node_modules/tsx/dist/cli.mjs', ['e2e/src/screenshots/main.ts', ...process.argv.slice(2)]),
);
