import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordJsonSchema } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A piece of code in a document, and the file it says it is from. */
interface Excerpt {
  readonly file: string | undefined;
  readonly code: string;
}

function documents(): readonly string[] {
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
  return [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/record.md',
    'docs/protocol.md',
    'docs/hosting.md',
    'docs/design-system.md',
    'docs/performance.md',
    'docs/dependencies.md',
    ...decisions,
  ];
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function excerptsIn(text: string): readonly Excerpt[] {
  return [...text.matchAll(/^```ts(?: file=(\S+))?\n([\s\S]*?)^```$/gm)].map(([, file, code = '']) => ({ file, code }));
}

/** Addresses of other files, without the part behind #. */
function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

describe.each(documents())('%s', (path) => {
  const text = read(path);

  test('shows code only as it stands in the sources', () => {
    for (const { file, code } of excerptsIn(text)) {
      expect(file, `an excerpt in ${path} does not say its file`).toBeDefined();
      expect(read(file ?? ''), `${path} shows code that is not in ${file}`).toContain(code.trimEnd());
    }
  });

  test('links to files that exist', () => {
    for (const link of linksIn(text)) expect(() => readOrList(join(path, '..', link)), link).not.toThrow();
  });
});

function readOrList(path: string): unknown {
  try {
    return read(path);
  } catch {
    return readdirSync(join(ROOT, path));
  }
}

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
