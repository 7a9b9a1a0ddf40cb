// `npm start`: from a fresh clone to the tabletop in a browser. What is given behind `--` goes to `kronika serve`:
// npm start -- --port 9000 --data ~/kronika
import { readFileSync } from 'node:fs';
import { builtServer } from '../packages/cli/build/build-server.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { handOver } from './run.mjs';

installIfNeeded();
const built = buildWebIfNeeded();
if (built !== 0) process.exit(built);
const flags = JSON.parse(readFileSync(new URL('../packages/server/src/node-flags.json', import.meta.url), 'utf8'));
handOver(await builtServer(), ['serve', ...process.argv.slice(2)], flags);
