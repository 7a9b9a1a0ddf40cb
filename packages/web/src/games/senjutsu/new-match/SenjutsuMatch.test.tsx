// @vitest-environment happy-dom
import { SENJUTSU_SETUP } from '@kronika/senjutsu';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { MatchChoice } from '../../../pages/match/choice.ts';
import { choiceIn } from '../../../pages/match/choice-in-address.ts';
import { SENJUTSU_DECKS } from '../decks/deck-choices.ts';
import { SenjutsuMatch } from './SenjutsuMatch.tsx';

afterEach(cleanup);

/** The page with what is chosen on it. */
function opened(search: string): () => MatchChoice {
  let chosen = choiceIn('senjutsu', SENJUTSU_SETUP, search);
  function Opened() {
    const [choice, setChoice] = useState(chosen);
    chosen = choice;
    const change = (changed: Partial<MatchChoice>) => setChoice({ ...choice, ...changed });
    return (
      <SenjutsuMatch
        choice={choice}
        form={SENJUTSU_SETUP}
        decks={SENJUTSU_DECKS.ready}
        change={change}
        seats=""
        start=""
      />
    );
  }
  render(<Opened />);
  return () => chosen;
}

const heroes = () => within(screen.getByRole('group', { name: /^(Bohater|Hero)$/u }));
const hero = (name: RegExp) => heroes().getByRole<HTMLInputElement>('radio', { name });
const pressed = (name: RegExp, at = 0) => {
  const found = screen.getAllByRole('button', { name })[at];
  if (found === undefined) throw new Error(`no button ${name}`);
  fireEvent.click(found);
};

describe('the page of a new match of Senjutsu', () => {
  test('proposes a duel against a bot with another hero', () => {
    const { format, brings, others } = opened('')();

    expect([format, others.map(({ opponent }) => opponent)]).toEqual(['duel', ['bot']]);
    expect(others[0]?.brings.hero).not.toBe(brings.hero);
  });

  test('a hero comes with its deck, and offers its weapons', () => {
    const chosen = opened('');

    fireEvent.click(hero(/Uczeń|Student/u));
    const weapons = within(screen.getByRole('group', { name: /^(Broń|Weapon)$/u }));
    fireEvent.click(weapons.getByRole('radio', { name: /Tanto/u }));

    expect(chosen().brings).toMatchObject({ hero: 'student', deck: 'student', weapon: 'tanto-slice' });
    fireEvent.click(hero(/Ronin/u));
    expect(chosen().brings).toMatchObject({ hero: 'ronin', deck: 'ronin', weapon: 'own' });
    expect(screen.queryByRole('radio', { name: /Tanto/u })).toBeNull();
  });

  test('the deck of forty is one of two', () => {
    const chosen = opened('?hero=warrior');

    const decks = within(screen.getByRole('group', { name: /^(Talia talie|Deck decks)/u })).getAllByRole('radio');
    expect(decks).toHaveLength(2);
    for (const deck of decks) fireEvent.click(deck);
    expect(chosen().brings.deck).toBe('warrior-full');
  });

  test('a hero who carries two weapons carries those of the deck', () => {
    const chosen = opened('?hero=yasuke');

    expect(screen.queryByRole('group', { name: /^(Broń|Weapon)$/u })).toBeNull();
    expect(chosen().brings).toMatchObject({ hero: 'yasuke', weapon: 'own' });
  });

  test('heroes are chosen for the seat that is marked', () => {
    const chosen = opened('');
    const before = chosen().brings;

    pressed(/Wybierz bohatera|Choose the hero/u);
    fireEvent.click(hero(/Wojowniczka|Warrior/u));

    expect(chosen().brings).toEqual(before);
    expect(chosen().others[0]?.brings).toMatchObject({ hero: 'warrior', deck: 'warrior' });
  });

  test('whoever comes by a link chooses for themselves', () => {
    const chosen = opened('');
    pressed(/Wybierz bohatera|Choose the hero/u);
    fireEvent.click(screen.getByRole('radio', { name: /przez link|by link/u }));

    fireEvent.click(hero(/Wojowniczka|Warrior/u));

    expect(chosen().brings.hero).toBe('warrior');
  });

  test('with a third player a duel is a brawl, and a duel again without', () => {
    const chosen = opened('');

    pressed(/Dodaj gracza|Add a player/u);
    pressed(/Dodaj gracza|Add a player/u);
    expect([chosen().format, chosen().others.length]).toEqual(['brawl', 3]);
    expect(
      new Set([chosen().brings, ...chosen().others.map(({ brings }) => brings)].map(({ hero }) => hero)).size,
    ).toBe(4);
    expect(screen.queryByRole('button', { name: /Dodaj gracza|Add a player/u })).toBeNull();
    pressed(/Usuń z partii|Remove from the match/u);
    pressed(/Usuń z partii|Remove from the match/u);

    expect([chosen().format, chosen().others.length]).toEqual(['duel', 1]);
    expect(screen.queryByRole('button', { name: /Usuń z partii|Remove from the match/u })).toBeNull();
  });

  test('teams of four say who plays with whom', () => {
    const chosen = opened('?format=teams&seats=4');

    fireEvent.click(screen.getByRole('radio', { name: '1+2 – 3+4' }));

    expect(chosen().teams).toEqual([0, 0, 1, 1]);
  });

  test('one fights any standee or hero, as many as one likes', () => {
    const chosen = opened('?format=solo');
    const foes = within(screen.getByRole('group', { name: /^(Przeciwnik|Opponent)$/u }));

    expect(foes.getAllByRole('radio')).toHaveLength(18);
    fireEvent.click(foes.getByRole('radio', { name: /Yojimbo/u }));
    fireEvent.change(screen.getByLabelText(/Ilu przeciwników|How many opponents/u), { target: { value: '3' } });

    expect(chosen().options).toMatchObject({ foeKind: 'yojimbo', foes: 3 });
  });

  test('a horde is for one, on boards where it is known where the waves come from', () => {
    const chosen = opened('?format=horde');

    expect(screen.queryByRole('button', { name: /Dodaj gracza|Add a player/u })).toBeNull();
    const boards = within(screen.getByRole('group', { name: /^(Plansza|Board)$/u })).getAllByRole('radio');
    expect(boards.length).toBeLessThan(8);
    for (const board of boards) fireEvent.click(board);
    expect(chosen().options.hordeBoard).toBeDefined();
  });
});
