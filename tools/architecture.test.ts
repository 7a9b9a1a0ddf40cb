import { describe, expect, test } from 'vitest';
import { faultsOf, type Package } from './architecture.ts';
import { LAYERS } from './layers.ts';
import { allPackages } from './packages.ts';

test.each(allPackages())('$name keeps to the architecture', (checked) => {
  expect(faultsOf(checked)).toEqual([]);
});

test('the layers have no cycle: each package uses only what comes before it in some order', () => {
  const placed = new Set<string>();
  for (let before = -1; before < placed.size; ) {
    before = placed.size;
    for (const [name, { uses }] of Object.entries(LAYERS)) if (uses.every((used) => placed.has(used))) placed.add(name);
  }

  expect([...placed].sort()).toEqual(Object.keys(LAYERS).sort());
});

/** A small package in the place of `lcg`. */
function lcgWith(source: string, other: Partial<Package> = {}): Package {
  const files = [{ path: 'src/window/window.ts', source }];
  return { name: 'lcg', dependencies: [], devDependencies: [], files, ...other };
}

describe('the check finds', () => {
  test.each([
    ["import { x } from '@kronika/l5r';", 'the table of layers does not allow it'],
    ["import { x } from '@kronika/testkit';", 'the table of layers does not allow it'],
    ["import { x } from '@kronika/kernel/src/match/run.ts';", 'it goes past the index of the package'],
    ["import { x } from '../../../kernel/src/index.ts';", 'it leaves the package'],
    ["import { x } from 'zod';", 'package.json does not name it'],
    ["import { readFile } from 'node:fs/promises';", 'an engine uses no input or output'],
    ["const fs = require('fs');", 'uses require'],
    ['const now = new Date();', 'uses Date'],
    ['const now = performance.now();', 'uses performance'],
    ['setTimeout(go, 10);', 'uses setTimeout'],
    ['const n = Math.random();', 'uses Math.random'],
    ['const { random } = Math;', 'uses Math.random'],
    ["const n = Math['random']();", 'uses Math.random'],
    ['const id = crypto.randomUUID();', 'uses crypto'],
    ["await fetch('x');", 'uses fetch'],
    ['const all = { ...process };', 'uses process'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the snippet is a template
    ['const text = `seed ${Date.now()}`;', 'uses Date'],
    ['console.log(1);', 'uses console'],
    ['globalThis.x = 1;', 'uses globalThis'],
    ['export function then() {}', 'exports "then"'],
    ['export { now, later as then };', 'exports "then"'],
  ])('%s', (source, fault) => {
    expect(faultsOf(lcgWith(source))).toEqual([expect.stringContaining(fault)]);
  });

  test('a dependency nobody imports', () => {
    expect(faultsOf(lcgWith('', { dependencies: ['zod'] }))).toEqual([expect.stringContaining('names zod')]);
  });

  test('a package without a place in the table', () => {
    expect(faultsOf(lcgWith('', { name: 'utils' }))).toEqual([expect.stringContaining('missing from the table')]);
  });
});

describe('the check leaves alone', () => {
  test.each([
    "import * as z from 'zod';",
    "import { seatsOf } from '@kronika/kernel';",
    "import { open } from './open.ts';",
    '// Date and Math.random are not for engines',
    "const text = 'the process takes a Date';",
    'export const soon = later.then(go);',
    'const most = Math.max(1, state.process, event.Date);',
  ])('%s', (source) => {
    const dependencies = ['zod', '@kronika/kernel'].filter((name) => source.includes(name));

    expect(faultsOf(lcgWith(source, { dependencies }))).toEqual([]);
  });

  test('the test kit and a clock in a test', () => {
    const source = "import { play } from '@kronika/testkit';\nimport { test } from 'vitest';\nnew Date();";
    const files = [{ path: 'src/window.test.ts', source }];

    expect(faultsOf(lcgWith('', { devDependencies: ['vitest'], files }))).toEqual([]);
  });
});
