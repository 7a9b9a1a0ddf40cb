// `npm run soak -- oath --games 1000`: plays many random games and checks every state of each. See docs/testing.md.
import { installIfNeeded } from './install.mjs';
import { handOver } from './run.mjs';

installIfNeeded();
handOver('tools/soak/main.ts', process.argv.slice(2), ['--import', 'tsx']);
