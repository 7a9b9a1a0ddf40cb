import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordJsonSchema } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { excerptsIn, leadsSomewhere, linksIn, pathsIn, read, repositoryPaths } from './documents.ts';
import { ROOT } from './packages.ts';

const PATHS = repositoryPaths();
const DOCUMENTS = [...PATHS].filter((path) => path.endsWith('.md')).sort();

test('the documents are found', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/rules.md', 'docs/testing.md']),
  );
});

describe.each(DOCUMENTS)('%s', (path) => {
  const text = read(path);

  test('shows code only as it stands in the sources', () => {
    for (const { file, code } of excerptsIn(text)) {
      expect(file, `an excerpt in ${path} does not say its file`).toBeDefined();
      expect(read(file ?? ''), `${path} shows code that is not in ${file}`).toContain(code.trimEnd());
    }
  });

  test('links to files that exist', () => {
    expect(linksIn(path, text).filter((link) => !PATHS.has(link))).toEqual([]);
  });

  test('names only paths that exist', () => {
    expect(pathsIn(text).filter((named) => !leadsSomewhere(named, PATHS))).toEqual([]);
  });
});

test('every dependency is named with its reason', () => {
  const named = read('docs/dependencies.md');
  const folders = ['.', 'bench', 'e2e', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)];
  for (const folder of folders) {
    const manifest: unknown = JSON.parse(read(join(folder, 'package.json')));
    for (const dependency of dependenciesOf(manifest)) expect(named).toContain(`[${dependency}]`);
  }
});

function dependenciesOf(manifest: unknown): readonly string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const lists = ['dependencies', 'devDependencies'].map((key): unknown => Reflect.get(manifest, key));
  return lists.flatMap((list) => Object.keys(list ?? {})).filter((name) => !name.startsWith('@kronika/'));
}

test('docs/record.schema.json is the schema of the records that are read and written', () => {
  const documented: unknown = JSON.parse(read('docs/record.schema.json'));
  expect(documented).toEqual(JSON.parse(JSON.stringify(recordJsonSchema())));
});
