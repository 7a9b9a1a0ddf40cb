import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

const TEXT = /\.(js|css|html|webmanifest)$/;

/** The program as it might be built the next time. */
export interface NextEdition {
  readonly folder: string;
  readonly version: string;
  remove(): void;
}

/**
 * Makes another edition of the built pages, as a new build would: all scripts whose names begin with one of these have
 * other names, and the old ones are gone.
 */
export function nextEdition(renamed: readonly string[]): NextEdition {
  const folder = mkdtempSync(join(tmpdir(), 'kronika-edition-'));
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const now = versionIn(readFileSync(join(folder, 'index.html'), 'utf8'));
  const version = now.split('').reverse().join('');
  const changes: [string, string][] = [[now, version]];
  for (const name of readdirSync(assets).filter((file) => isRenamed(file, renamed))) {
    const next = name.replace(/-[^-]{8}\.js$/, '-nextnext.js');
    renameSync(join(assets, name), join(assets, next));
    changes.push([name, next]);
  }
  for (const path of [...readdirSync(folder), ...readdirSync(assets).map((name) => join('assets', name))])
    if (TEXT.test(path)) rewrite(join(folder, path), changes);
  return { folder, version, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isRenamed(file: string, renamed: readonly string[]): boolean {
  return renamed.some((name) => file.startsWith(`${name}-`)) && file.endsWith('.js');
}

function rewrite(path: string, changes: readonly (readonly [string, string])[]): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    changes.reduce((changed, [before, after]) => changed.replaceAll(before, after), text),
  );
}

function versionIn(page: string): string {
  const version = /name="edition" content="(\w+)"/.exec(page)?.[1];
  if (version === undefined) throw new Error('the page does not say its edition');
  return version;
}
