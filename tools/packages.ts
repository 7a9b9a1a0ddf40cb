import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Package, SourceFile } from './architecture.ts';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every package of the project. What the root declares for development, all tests may use. */
export function allPackages(): readonly Package[] {
  const shared = namesIn(ROOT, 'devDependencies');
  const folders = [...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name)), 'bench'];
  return folders
    .map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({
      name: basename(folder),
      dependencies: namesIn(folder, 'dependencies'),
      devDependencies: [...namesIn(folder, 'devDependencies'), ...shared],
      files: [...sourcesIn(folder, 'src'), ...sourcesIn(folder, 'bin')],
    }));
}

function namesIn(folder: string, field: 'dependencies' | 'devDependencies'): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : undefined;
  return typeof names === 'object' && names !== null ? Object.keys(names) : [];
}

function sourcesIn(folder: string, part: string): readonly SourceFile[] {
  if (!existsSync(join(folder, part))) return [];
  return readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?tsx?$|\.mjs$/.test(name))
    .map((name) => ({
      path: `${part}/${name.replaceAll('\\', '/')}`,
      source: readFileSync(join(folder, part, name), 'utf8'),
    }));
}
