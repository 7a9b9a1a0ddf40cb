import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Edition } from '../src/service-worker/edition.ts';
import { ICONS, manifest } from './manifest.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = 'index.html';
const MANIFEST = 'manifest.webmanifest';
const SERVICE_WORKER = 'sw.js';

/**
 * Makes the program installable and able to do without a network: a manifest with icons, and a service worker that knows
 * every file of the build. The page says which edition it is of.
 */
export function offline(): Plugin {
  return {
    name: 'kronika-offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') this.error(`the build made no ${PAGE}`);
        const iconAt = (file: string) => {
          const source = readFileSync(join(ROOT, 'src/shell/icons', file));
          return `/${this.getFileName(this.emitFile({ type: 'asset', name: file, source }))}`;
        };
        const icons = new Map(ICONS.map(({ file }) => [file, iconAt(file)]));
        const manifestSource = manifest(({ file }) => icons.get(file) ?? '');
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifestSource });

        const files = [
          ...new Set([...Object.keys(bundle).map((name) => `/${name}`), ...icons.values(), `/${MANIFEST}`]),
        ]
          .filter((path) => path !== `/${PAGE}`)
          .sort();
        const html = String(page.source);
        const code = await serviceWorkerCode();
        const version = hashOf([...files, html, manifestSource, code]);
        page.source = html.replace('</head>', `  <meta name="edition" content="${version}" />\n  </head>`);
        const edition: Edition = { version, files };
        this.emitFile({
          type: 'asset',
          fileName: SERVICE_WORKER,
          source: `const EDITION = ${JSON.stringify(edition)};\n${code}`,
        });
      },
    },
  };
}

/** A classic script: not every browser takes modules for a service worker. */
async function serviceWorkerCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/service-worker/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
  });
  return outputFiles.map(({ text }) => text).join('');
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}
