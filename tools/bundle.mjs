import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

/**
 * Builds programs for Node into one folder, each found there by its name. Only packages of ours are built; `outside` says
 * where each of the others is taken from, or nothing for what is built.
 *
 * @param {{ entries: readonly string[], folder: string, outside: (path: string) => string | undefined }} what
 */
export async function bundle({ entries, folder, outside }) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'ours',
        setup: (plugin) =>
          plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            const from = kind === 'entry-point' ? undefined : outside(path);
            return from === undefined ? undefined : { path: from, external: true };
          }),
      },
    ],
  });
}
