// `npm start`: from a fresh clone to a game at the terminal. What is given behind `--` goes to `kronika play`:
// npm start -- --lang pl --seat 2
import { installIfNeeded } from './install.mjs';
import { runScript } from './run.mjs';

const GAME = 'skirmish';

installIfNeeded();
process.exitCode = runScript('packages/cli/bin/kronika.mjs', ['play', GAME, ...process.argv.slice(2)]);
