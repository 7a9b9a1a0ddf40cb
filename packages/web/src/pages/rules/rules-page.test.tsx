// @vitest-environment happy-dom

import { present } from '@kronika/kernel';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { gamesWith, partOf } from '../../games/parts.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { RulesPage } from './RulesPage.tsx';

// The books are loaded once, so that no test waits for them.
beforeAll(() => Promise.all(gamesWith('rules').map(({ id }) => partOf(id, 'rules'))), 60_000);
beforeEach(() => {
  languagePreference.set('en');
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** However busy the machine is. */
const PATIENT = { timeout: 60_000 };

/** Opens an address of the rules. */
function open(path: string) {
  const memory = memoryLocation({ path, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <Route path="/rules/:game?/:id?">{({ game, id }) => <RulesPage game={game} id={id} />}</Route>
    </Router>,
  );
  return memory;
}

const title = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' }, PATIENT);
/** What stands around something. */
function around(inside: Element, what: string) {
  return within(present(inside.closest<HTMLElement>(what) ?? undefined, `the ${what} around it`));
}

const tree = () => within(screen.getByLabelText('Table of rules'));

describe('the rules of several games', () => {
  test('each game has its own book, and one leads to the other', async () => {
    open('/rules/agot');
    await title('A Game of Thrones');
    expect(tree().getByRole('link', { name: /The plot phase/ })).toBeTruthy();
    expect(tree().getByRole('link', { name: 'GoT' }).getAttribute('aria-current')).toBe('true');
    expect(tree().getByRole('searchbox').getAttribute('placeholder')).toContain('4.2.2');

    fireEvent.click(tree().getByRole('link', { name: 'L5R' }));
    await title('Legend of the Five Rings');
    expect(tree().queryByRole('link', { name: /The plot phase/ })).toBeNull();
    expect(tree().getByRole('searchbox').getAttribute('placeholder')).toContain('3.2.5');
  });

  test('without a game in the address the first book opens', async () => {
    open('/rules');
    await title('Legend of the Five Rings');
  });

  test('a game without a book says so, and names those that have one', async () => {
    open('/rules/beacons');
    await title(/Beacons/);
    expect(screen.getByRole('link', { name: 'A Game of Thrones' }).getAttribute('href')).toBe('/rules/agot');
    expect(screen.getByRole('link', { name: 'Legend of the Five Rings' }).getAttribute('href')).toBe('/rules/l5r');
  });

  test('a rule of agot opens by its number, in both languages', async () => {
    open('/rules/agot/4.2.2-k');
    await title(/Who wins a challenge/);
    const clause = document.getElementById('AGOT-4.2.2-k');
    expect(clause?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByText(/Kompletnej|Rules Reference/).textContent).toContain('Rules Reference');

    languagePreference.set('pl');
    await title(/Kto wygrywa wyzwanie/);
    expect(document.getElementById('AGOT-4.2.2-k')?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByText(/Kompletnej Księdze Zasad/)).toBeTruthy();
  });

  test('an example of agot shows its cards with what they are worth', async () => {
    open('/rules/agot/challenge-winner');
    await title(/Who wins a challenge/);
    const example = around(present(screen.getAllByText('Example')[0], 'the example'), 'section');

    const cersei = example.getByText('Cersei Lannister').closest('li');
    expect(cersei?.textContent).toContain('STR 4');
    expect(cersei?.className).toBe('lannister');
    expect(example.getByText('The Red Keep').closest('li')?.textContent).toContain('location · cost 3');
  });

  test('the cards that have a keyword stand beside it', async () => {
    open('/rules/agot/keyword-ambush');
    await title(/Ambush/);
    const cards = around(screen.getByText('Cards that speak about it'), 'section');

    expect(cards.getAllByRole('listitem').length).toBe(4);
    fireEvent.click(cards.getByRole('button', { name: /Show all/ }));
    expect(cards.getByText('Areo Hotah')).toBeTruthy();
    expect(cards.getByText('Ambush (5)')).toBeTruthy();
  });

  test('what nobody knows is told with the numbers of this game', async () => {
    open('/rules/agot/4.2.2-z');
    await title(/There is no rule/);
    expect(screen.getByText(/4\.2\.2 or KW-STEALTH/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Who wins a challenge/ })).toBeTruthy();
  });

  test('words of other games find the rule', async () => {
    const memory = open('/rules/agot');
    await title('A Game of Thrones');
    fireEvent.change(tree().getByRole('searchbox'), { target: { value: 'graveyard' } });
    await screen.findByText('Discard pile and dead pile', { selector: '.rules-hit b' }, PATIENT);
    fireEvent.keyDown(tree().getByRole('searchbox'), { key: 'Enter' });
    await title(/Discard pile and dead pile/);
    expect(memory.history.at(-1)).toBe('/rules/agot/piles?q=graveyard');
  });
});
