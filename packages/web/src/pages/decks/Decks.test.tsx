// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gamesWith } from '../../games/parts.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { Decks } from './Decks.tsx';

const games = gamesWith('decks');

// What the page loads of each game is tested with the games.
vi.mock('../setup/DeckFaces.tsx', () => ({ DeckFaces: () => null }));
vi.mock('../../library/use-kept-decks.ts', () => ({ useKeptDecks: () => [] }));
vi.mock('./use-deck-choices.ts', () => ({ useGameDecks: (game: string) => ({ ready: [readyDeck(game)] }) }));

function readyDeck(game: string) {
  const said = { pl: `Talia ${game}`, en: `Deck of ${game}` };
  const badge = { allegiance: 'neutral', shape: 'octa', icon: 'x-enso' };
  return { id: game, name: said, about: said, side: said, badge, faces: [] };
}

beforeEach(() => {
  languagePreference.set('pl');
  history.replaceState(null, '', '/decks');
});

afterEach(cleanup);

test('with one game there is nothing to choose', () => {
  render(<Decks games={games.slice(0, 1)} />);

  expect(screen.getByRole('heading', { name: 'Talia l5r' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Gra' })).toBeNull();
});

test('with several games each shows its own ready decks, and new ones are for the game that is chosen', () => {
  render(<Decks games={games} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Gra o Tron' }));

  expect(screen.getByRole('heading', { name: 'Talia agot' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nowa talia' }).getAttribute('href')).toBe('/decks/agot/new');
  expect(new URLSearchParams(location.search).get('game')).toBe('agot');
});
