// A server in a process of its own, for tests that end it: node main.mjs <port> <data>
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
