// A program of the benchmarks in a process of its own, from its source: node boot.mjs <module> <arguments …>
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
