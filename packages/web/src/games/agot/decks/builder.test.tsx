// @vitest-environment happy-dom
import { READY_DECKS } from '@kronika/agot';
import type { DeckList } from '@kronika/decks';
import { present } from '@kronika/kernel';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Builder } from '../../../decks/Builder.tsx';
import { languagePreference } from '../../../shell/preferences/preferences.ts';
import { agotDecks } from './module.tsx';

const STARK = present(
  READY_DECKS.find(({ id }) => id === 'starter-stark'),
  'the deck',
).deck;

/** A few of the cards are enough to see that they come through. */
const FEW = [
  ...['house-stark', 'house-martell', 'banner-of-the-rose', 'the-winds-of-winter', 'summons'],
  ...['eddard-stark', 'left', 'the-roseroad', 'the-hands-judgment'],
];
const module = { ...agotDecks, cards: agotDecks.cards.filter(({ id }) => FEW.includes(id)) };

function build(deck: DeckList): void {
  render(
    <Builder
      module={module}
      opened={{ address: `/decks/agot/new?${deck.name}`, deck, origin: 'new' }}
      onSaved={() => undefined}
      copy={() => undefined}
    />,
  );
}

/** What the selector finds; looking by role among all cards is slow. */
const part = (selector: string) =>
  within(present(document.querySelector<HTMLElement>(selector) ?? undefined, selector));

const deckPanel = () => screen.getByRole('complementary', { name: 'Talia' });

beforeEach(() => {
  // As wide as a desktop.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  languagePreference.set('pl');
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a deck of A Game of Thrones in the builder', () => {
  test('AGOT-COMP-b: a ready deck is legal, and shows its faction, agenda and numbers', () => {
    build(STARK);

    expect(screen.getByText('Talia jest zgodna z zasadami.')).toBeTruthy();
    expect(part('.crest').getByRole('button', { name: /Ród Starków.*stronnictwo/ })).toBeTruthy();
    expect(part('.crest').getByRole('button', { name: /Sztandar Róży.*agenda/ })).toBeTruthy();
    expect(screen.getByText('Nielojalne karty Tyrellów').parentElement?.textContent).toContain('14co najmniej 12');
    expect(part('.crest').getByRole('list', { name: 'Postacie z symbolami wyzwań' })).toBeTruthy();
    expect(part('.crest').getByRole('region', { name: 'Karty fabuły, średnio' }).textContent).toContain('dochód');
  });

  test('AGOT-DECK-c: a card taken out breaks a rule, which is a sentence with its id', () => {
    build(STARK);
    fireEvent.click(part('[data-card="eddard-stark"]').getByRole('button', { name: 'Eddard Stark: wyjmij kopię' }));

    expect(
      part('.broken').getByRole('button', { name: /W talii: 59 kart w talii dobierania; potrzeba co najmniej 60\./ }),
    ).toBeTruthy();
    expect(part('.broken').getByRole('button', { name: /AGOT-DECK-c/ })).toBeTruthy();
  });

  test('AGOT-DECK-a: an empty deck asks for a faction, and gets the one that is added', () => {
    build({ name: 'Nowa', cards: [], meta: {} });
    fireEvent.click(part('.crest').getByRole('button', { name: /Wybierz stronnictwo/ }));
    const grid = screen.getByRole('region', { name: 'Karty' });
    expect(within(grid).getByRole('heading', { name: 'Stronnictwo i agenda' })).toBeTruthy();
    fireEvent.click(within(grid).getByRole('button', { name: 'Ród Martellów: dodaj kopię' }));

    expect(within(deckPanel()).getByRole('button', { name: /Ród Martellów.*stronnictwo/ })).toBeTruthy();
  });

  test('AGOT-ANAT-c: plots are a part of their own', () => {
    build(STARK);
    fireEvent.click(within(deckPanel()).getByRole('radio', { name: /Fabuła/ }));

    expect(within(deckPanel()).getByRole('heading', { name: /Karty fabuły/ }).textContent).toContain('7 z 7');
    expect(screen.getByRole('img', { name: /^Wichry zimy, karta fabuły, dochód 3/ })).toBeTruthy();
  });
});
