import { describe, expect, test } from 'vitest';
import { codeOf, importsOf } from './source.ts';

describe('the code of a source', () => {
  test.each([
    ['a; // Date', 'a;        '],
    ['a; /* Date\nDate */ b', 'a;        \n        b'],
    ["say('Date')", 'say(      )'],
    ['say("it\'s \\" Date") + b', 'say(              ) + b'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source is a template
    ['`Date ${now({ a: `Date` })} Date`', '        now({ a:        })       '],
    ["/['`]/.test(a) && Date", '      .test(a) && Date'],
    ['a / b; Date / c', 'a / b; Date / c'],
  ])('%s', (source, code) => {
    expect(codeOf(source)).toBe(code);
  });
});

test('imports are found in every form, and only where they are code', () => {
  const source = `
    import a from 'one';
    import type { B } from "two";
    import 'three';
    export * from './four.ts';
    const five = await import('five');
    // import 'comment';
    const text = "import x from 'string'";
    Array.from('abc');
  `;

  expect(importsOf(source)).toEqual(['one', 'two', 'three', './four.ts', 'five']);
});
