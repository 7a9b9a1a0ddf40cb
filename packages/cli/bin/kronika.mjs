#!/usr/bin/env node
// The sources are TypeScript, and there is no build step: tsx lets Node import them as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
