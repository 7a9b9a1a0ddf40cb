import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT } from './journal.ts';
import { type Mutant, mutantsOf } from './mutant.ts';
import { typeFault } from './types.ts';

const project = { root: mkdtempSync(join(tmpdir(), 'mutate-types-')), config: 'vitest.config.ts' };
const LIMIT =
  "import { most } from './most.ts';\n\nexport const limit: { readonly count: number } = { count: most };\n";
const MOST = 'export const most = 3;\n';

beforeAll(() => {
  mkdirSync(join(project.root, 'src'));
  writeFileSync(join(project.root, 'src/limit.ts'), LIMIT);
  writeFileSync(join(project.root, 'src/most.ts'), MOST);
});
afterAll(() => rmSync(project.root, { recursive: true, force: true }));

function mutant(file: string, source: string, kind: string): Mutant {
  const found = mutantsOf(file, source).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`${file} has no mutant of the kind ${kind}`);
  return found;
}

test('without settings for the compiler it has nothing to say', async () => {
  expect(await typeFault(project, mutant('src/limit.ts', LIMIT, 'property'))).toBeUndefined();
});

test('a property that must be there is missed, another number is not noticed', async () => {
  const compilerOptions = {
    strict: true,
    module: 'NodeNext',
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(project.root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));

  expect(await typeFault(project, mutant('src/limit.ts', LIMIT, 'property'))).toContain("'count' is missing");
  expect(await typeFault(project, mutant('src/most.ts', MOST, 'number'))).toBeUndefined();
  expect(readdirSync(join(project.root, KEPT))).toEqual([]);
});
