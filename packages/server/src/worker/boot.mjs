// The first thing a thread runs. The sources are TypeScript, and what the process registered to read them
// does not hold for its threads.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
