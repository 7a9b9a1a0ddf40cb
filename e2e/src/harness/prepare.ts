import { builtServer } from '../../../tools/build-server.mjs';

/** Builds the server once, before several files of tests want it at the same time. */
export async function setup(): Promise<void> {
  await builtServer();
}
