#!/usr/bin/env node
// The sources are TypeScript; they are built when they changed, which takes about a second.
import { builtServer } from '../build/build-server.mjs';

await import(new URL(`../../../${await builtServer()}`, import.meta.url).href);
