import { expect, test, vi } from 'vitest';

vi.mock('./card-names.ts', () => ({ POLISH_CARD_NAMES: {} }));

test('a card without a Polish name stops nothing from loading: it goes by its English name', async () => {
  const { agotCatalogue } = await import('../decks/catalogue.ts');
  await import('../index.ts');
  await import('../compendium/index.ts');
  await import('../sandbox/index.ts');

  expect(agotCatalogue.cards.map(({ name }) => name.pl)).toEqual(agotCatalogue.cards.map(({ name }) => name.en));
});
