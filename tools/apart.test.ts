import { describe, expect, test } from 'vitest';
import { isApart, testsApart } from './apart.ts';

describe('a test is run apart if it', () => {
  test.each([
    ['replaces a module', "vi.mock(import('./fact.ts'), other);"],
    ['replaces a global', "vi.stubGlobal('fetch', other);"],
    ['changes the clock', 'vi.useFakeTimers();'],
    ['gives cards other texts', "define({ 'eager-scout': text });"],
    // In one piece the comment would give this file a page, too.
    ['wants a page around it', ['// @vitest', 'environment happy-dom'].join('-')],
  ])('%s', (_, source) => {
    expect(isApart(source)).toBe(true);
  });
});

describe('a test shares its process if it', () => {
  test.each([
    ['leaves nothing behind', "test('x', () => expect(1).toBe(1));"],
    ['only listens', 'const heard = vi.fn();'],
    ['only speaks of it', "// vi.mock\nconst text = 'define(';"],
    ['defines something of its own', 'Object.define(x); layer.define(y); redefine(z);'],
  ])('%s', (_, source) => {
    expect(isApart(source)).toBe(false);
  });
});

test('the files are named from the root', () => {
  expect(testsApart()).toContain('packages/l5r/src/rules/duplicate-versions.test.ts');
  expect(testsApart()).not.toContain('packages/l5r/src/open-windows.test.ts');
});
