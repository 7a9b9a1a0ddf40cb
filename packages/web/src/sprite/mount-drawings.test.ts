// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountDrawings } from './mount-drawings.ts';

const spriteOf = (...ids: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${ids.map((id) => `<symbol id="${id}" viewBox="0 0 1 1"/>`).join('')}</svg>`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('an icon that two games show lies in the page once, and what only the second shows is there, too', async () => {
  vi.stubGlobal(
    'fetch',
    async (url: string) =>
      new Response(url === 'first' ? spriteOf('i-crown', 'i-sword') : spriteOf('i-crown', 'i-harp')),
  );

  await mountDrawings(document, 'first');
  await mountDrawings(document, 'second');

  expect([...document.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['i-crown', 'i-sword', 'i-harp']);
});
