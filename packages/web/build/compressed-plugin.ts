import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|html|json)$/;

/** Below this a file fits into one packet anyway. */
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts a compressed copy beside each file that gets smaller by it, so that a server need not compress while it serves. */
export function compressed(): Plugin {
  return {
    name: 'kronika-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      for (const [name, output] of Object.entries(bundle)) {
        const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (!WORTH_IT.test(name) || content.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        await writeFile(join(dir, `${name}.br`), await brotli(content, { params }));
        await writeFile(join(dir, `${name}.gz`), await gzipped(content));
      }
    },
  };
}
