// A program of the benchmarks in a process of its own: node boot.mjs <module> <arguments …>
import { register } from 'tsx/esm/api';

register();
// Who measures asks for the processor time: on a busy machine the clock on the wall tells little.
process.on('message', () => process.send?.(process.cpuUsage()));
await import(process.argv[2]);
