import { randomOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { events } from './events.ts';
import { senjutsu } from './game.ts';
import { imagine } from './imagine.ts';
import { scenario, stopHere, type Table } from './rules/testing/fight.ts';
import { playOutTo } from './rules/testing/play-out.ts';
import type { FoeCard } from './solo/foe.ts';
import type { Senjutsu } from './state.ts';

const DECK = ['solo-003', 'solo-014', 'solo-017', 'solo-024', 'solo-028', 'solo-031'];

/** The Master looks at two cards of an AI opponent by Deep Meditation. */
function peeked(table: Table): void {
  table.given({
    format: 'solo',
    cards: { 0: 'deep-meditation' },
    heroes: [
      { hero: 'master', cell: '0,4', facing: 0 },
      { hero: 'ronin', cell: '2,2' },
    ],
    foes: [{ cell: '0,-4', facing: 3, deck: ['solo-025', ...DECK] }],
  });
  playOutTo(table, 'chooseAlternative');
  table.seat(0).takes({ at: 1 });
  stopHere(table);
}

const deckOf = ({ fighters }: Senjutsu): readonly FoeCard[] => {
  const foe = fighters.at(-1);
  return foe?.is === 'foe' ? foe.deck : [];
};

const imagined = (state: Senjutsu, seat: 0 | 1, game: number) => deckOf(imagine(state, seat, randomOf(`game ${game}`)));
const GAMES = Array.from({ length: 20 }, (_, game) => game);

describe('what is imagined of the decks of AI opponents', () => {
  scenario('SEN-SOLO-PEEK-a, -c: what a seat has seen stays on top, in any order', (table) => {
    peeked(table);
    const seen = deckOf(table.state).slice(0, 2).toSorted();
    const tops = GAMES.map((game) => imagined(table.state, 0, game).slice(0, 2));

    expect(tops.map((top) => top.toSorted())).toEqual(GAMES.map(() => seen));
    expect(new Set(tops.map((top) => top.join())).size).toBe(2);
    expect(table.view(0).fighters.at(-1)).toMatchObject({ known: seen });
    expect(senjutsu.text.en.board(table.view(0))).toContain('on top: ');
    expect(senjutsu.text.en.board(table.view(1))).not.toContain('on top: ');
  });

  scenario('SEN-SOLO-PEEK-a: others know nothing of it', (table) => {
    peeked(table);

    expect(new Set(GAMES.map((game) => imagined(table.state, 1, game)[0])).size).toBeGreaterThan(2);
    expect(table.view(1).fighters.at(-1)).toMatchObject({ known: [] });
    expect(table.view('spectator').fighters.at(-1)).toMatchObject({ known: [] });
  });

  scenario('SEN-SOLO-PEEK-a: a card that was turned up since is not among them', (table) => {
    peeked(table);
    const [first, second] = deckOf(table.state);
    const shown = events.foeDiscarded.apply(table.state, {
      is: 'foeDiscarded',
      fighter: table.state.fighters.at(-1)?.id ?? (2 as never),
      cards: first === undefined ? [] : [first],
      from: 'deck',
      face: 'up',
      rule: 'SEN-SOLO-CTR-a',
    });

    for (const game of GAMES) expect(imagined(shown, 0, game)[0]).toBe(second);
  });

  scenario('SEN-SOLO-PEEK-a: what is shuffled, or discarded face down, is not known any more', (table) => {
    peeked(table);
    const foe = table.state.fighters.at(-1);
    if (foe?.is !== 'foe') throw new Error('there is an AI opponent');
    const shuffled = events.foeDeckShuffled.apply(table.state, {
      is: 'foeDeckShuffled',
      fighter: foe.id,
      deck: foe.deck,
      how: 'shuffled',
      rule: 'SEN-SOLO-ST-stun-b',
    });
    const buried = events.foeDiscarded.apply(table.state, {
      is: 'foeDiscarded',
      fighter: foe.id,
      cards: foe.deck.slice(0, 1),
      from: 'deck',
      face: 'down',
      rule: 'SEN-SOLO-ST-bleed',
    });

    for (const state of [shuffled, buried])
      expect(new Set(GAMES.map((game) => imagined(state, 0, game)[0])).size).toBeGreaterThan(2);
  });

  test('without AI opponents nothing is dealt', () => {
    const state = { fighters: [] } as unknown as Senjutsu;
    expect(imagine(state, 0, randomOf('x'))).toBe(state);
  });
});
