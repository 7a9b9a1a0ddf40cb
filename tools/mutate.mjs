// `npm run mutate -- packages/agot/src/cards`: makes small faults in the sources and shows which of them no test
// notices. See docs/testing.md.
import { installIfNeeded } from './install.mjs';
import { handOver } from './run.mjs';

installIfNeeded();
handOver('tools/mutate/main.ts', process.argv.slice(2), ['--import', 'tsx']);
