import { LANGS, present } from '@kronika/kernel';
import { compendium } from '@kronika/senjutsu/compendium';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Scene } from './Scene.tsx';

const examples = compendium.flatMap(({ entries }) => entries).flatMap(({ examples: some = [] }) => some);

test('every example is drawn, with a field where it takes place on one', () => {
  for (const example of examples)
    for (const lang of LANGS) {
      const drawn = renderToStaticMarkup(<Scene example={example} lang={lang} />);
      expect(drawn.includes('rule-field'), example.text.en).toBe(example.situation !== undefined);
    }
});

test('the field of an example says in words who stands where', () => {
  const example = present(
    examples.find(({ situation }) => situation !== undefined),
    'an example on a field',
  );
  const drawn = renderToStaticMarkup(<Scene example={example} lang="pl" />);

  expect(/aria-label="([^"]*)"/.exec(drawn)?.[1]).toMatch(/rany \d\/\d/);
});
