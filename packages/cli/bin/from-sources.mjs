// The program without a build: tsx lets Node import the sources as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
