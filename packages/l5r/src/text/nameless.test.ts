import { expect, test, vi } from 'vitest';

vi.mock('./card-names.ts', () => ({ POLISH_CARD_NAMES: {} }));
vi.mock('./trait-names.ts', () => ({ TRAIT_NAMES: {} }));

test('a card without a Polish name stops nothing from loading: it goes by its English name', async () => {
  const { l5rCatalogue } = await import('../decks/catalogue.ts');
  await import('../index.ts');
  await import('../compendium/index.ts');
  await import('../sandbox/index.ts');

  expect(l5rCatalogue.cards.map(({ name }) => name.pl)).toEqual(l5rCatalogue.cards.map(({ name }) => name.en));
  const { traitName } = await import('./names.ts');
  expect(traitName('battle-maiden')).toEqual({ pl: 'Battle Maiden', en: 'Battle Maiden' });
});
