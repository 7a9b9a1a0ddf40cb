import { describe, expect, test } from 'vitest';
import { applied, type Mutator } from '../change.ts';
import { spotsIn } from '../syntax.ts';
import { body } from './bodies.ts';
import { method } from './calls.ts';
import { negation } from './conditions.ts';
import { MUTATORS } from './index.ts';
import { literal } from './literals.ts';
import { arithmetic, comparison, logic } from './operators.ts';
import { element, property, statement } from './removals.ts';

/** Every source that a mutator makes of one. */
function mutated(source: string, ...mutators: readonly Mutator[]): readonly string[] {
  return spotsIn('snippet.ts', source).flatMap((spot) =>
    mutators.flatMap((mutator) => mutator(spot)).map((change) => applied(source, change)),
  );
}

function describeMutator(name: string, mutator: Mutator, cases: Readonly<Record<string, readonly string[]>>) {
  describe(name, () => {
    test.each(Object.entries(cases))('%s', (source, expected) => {
      expect(mutated(source, mutator)).toEqual(expected);
    });
  });
}

describeMutator('comparison', comparison, {
  'a < b': ['a <= b'],
  'a <= b': ['a < b'],
  'a > b': ['a >= b'],
  'a >= b': ['a > b'],
  '(a) === (b)': ['(a) !== (b)'],
  'a !== b': ['a === b'],
  'a + b': [],
});

describeMutator('arithmetic', arithmetic, {
  'a + b': ['a - b'],
  'a - b': ['a + b'],
  'a * b': ['a / b'],
  'a / b': ['a * b'],
  'a % b': ['a * b'],
  'a += b': ['a -= b'],
  'a -= b': ['a += b'],
  'a++': ['a--'],
  '--a': ['++a'],
  "a + 'text' + b": [],
  'a = b': [],
});

describeMutator('logic', logic, {
  'a && b': ['a || b'],
  'a || b': ['a && b'],
  'a ?? b': ['a'],
});

describeMutator('negation', negation, {
  '!a': ['a'],
  'if (a) b();': ['if (!(a)) b();'],
  'a ? b : c': ['!(a) ? b : c'],
  'while (a) b();': ['while (!(a)) b();'],
  'if (a < b) c();': ['if (!(a < b)) c();'],
  // Taking === for !== is the same.
  'if (a === b) c();': [],
});

describeMutator('literal', literal, {
  'f(true)': ['f(false)'],
  'f(0)': ['f(1)'],
  'f(3)': ['f(4)'],
  "a === 'military'": ["a === ''"],
  "['military']": ["['']"],
  "switch (a) { case 'military': b(); }": ["switch (a) { case '': b(); }"],
  "say('military')": [],
  '({ 3: a })': [],
});

describeMutator('element', element, {
  '[a, b]': ['[ b]', '[a, ]'],
  '[...a]': ['[]'],
  'const [a] = b;': [],
});

describeMutator('property', property, {
  '({ limit: once, costs })': ['({  costs })', '({ limit: once,  })'],
  "({ is: 'action' })": [],
  'const { a } = b;': [],
  '({ long: [\n1,\n2,\n3,\n] })': [],
});

describeMutator('statement', statement, {
  'a();': [';'],
  'function f() { return a; }': ['function f() { ; }'],
  'function f() { if (a) return b; return c; }': [
    'function f() { ; return c; }',
    'function f() { if (a) return b; ; }',
  ],
  'if (a) b(); else c();': [';', 'if (a) ; else c();', 'if (a) b(); else ;'],
  'for (const a of b) c(a);': [';', 'for (const a of b) ;'],
  'throw a;': [';'],
  'function f() { return impossible(a); }': [],
  'const a = b;': [],
});

describeMutator('method', method, {
  'a.filter(b).map(c)': ['a.map(c)'],
  'a.some(b)': ['a.every(b)'],
  'a.every(b)': ['a.some(b)'],
  'Math.min(a, b)': ['Math.max(a, b)'],
  'Math.max(a, b)': ['Math.min(a, b)'],
  'filter(a)': [],
  'a.toString()': [],
});

describeMutator('body', body, {
  '() => f(a)': ['() => undefined'],
  '() => [a, b]': ['() => []'],
  '() => a === b': ['() => true', '() => false'],
  '() => !a': ['() => true', '() => false'],
  '() => isReady(a) && hasTrait(a, b)': ['() => true', '() => false'],
  '() => a.some(b)': ['() => true', '() => false'],
  '() => true': ['() => false'],
  '() => ({ a })': ['() => undefined'],
  '() => { a(); }': [],
  '() => undefined': [],
});

test('types, imports and re-exports are left alone', () => {
  const source = `
    import { a } from 'a';
    export { b } from 'b';
    type Count = 1 | 2 | readonly ['military'];
    interface Rule { readonly limit: 3 }
    export const rule: Rule = found satisfies { limit: 3 };
    function typed(value: true): value is true;
  `;

  expect(mutated(source, ...MUTATORS)).toEqual([]);
});

test('what stands inside a cast is mutated', () => {
  expect(mutated('f(1 as const)', literal)).toEqual(['f(2 as const)']);
});
