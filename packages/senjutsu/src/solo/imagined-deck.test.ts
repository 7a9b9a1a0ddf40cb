import { begin, isRefusal, type PrintedId, randomOf, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { soloFact } from '../cards/library.ts';
import { senjutsu } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { Senjutsu } from '../state.ts';
import type { Foe } from './foe.ts';

function solo(foeKind: string, more: object = {}): Senjutsu {
  const setup = { seats: 1, format: 'solo', foeKind, foes: 3, decks: [{ hero: 'master' }], ...more };
  const begun = begin(senjutsu, setup, 'decks');
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  return begun.match.state;
}

const foesOf = ({ fighters }: Senjutsu): readonly Foe[] => fighters.filter((one): one is Foe => one.is === 'foe');
const CHANCES = Array.from({ length: 30 }, (_, chance) => `chance ${chance}`);
const imagined = (state: Senjutsu): readonly (readonly Foe[])[] =>
  CHANCES.map((chance) => foesOf(imagine(state, 0, randomOf(chance))));

const from = ({ deck }: Foe, selection: number): number =>
  deck.filter((card) => card !== 'stun' && card !== 'poison' && soloFact(card).deck === selection).length;

describe('what may be in the deck of an AI opponent', () => {
  test('SEN-SOLO-REC-katana: what the recipe says, and no card twice', () => {
    for (const foes of imagined(solo('ashigaruKatana'))) {
      for (const foe of foes) {
        expect([from(foe, 2), from(foe, 4) + from(foe, 5)]).toEqual([1, 4]);
        expect(from(foe, 4)).toBeGreaterThanOrEqual(2);
        expect(from(foe, 5)).toBeGreaterThanOrEqual(1);
      }
      const cards = foes.flatMap(({ deck }) => deck);
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  test('it is not what really is there', () => {
    const state = solo('ashigaruKatana');
    const real = foesOf(state)[0]?.deck.toSorted();

    expect(new Set(imagined(state).map((foes) => foes[0]?.deck.toSorted().join())).size).toBeGreaterThan(20);
    expect(imagined(state).filter((foes) => foes[0]?.deck.toSorted().join() === real?.join()).length).toBeLessThan(5);
  });

  test('SEN-SOLO-REC-hero1: a hero has its own cards', () => {
    const state = solo('ronin', { foes: 1 });
    const own = (foe: Foe | undefined): number =>
      foe?.deck.filter((card) => card !== 'stun' && card !== 'poison' && soloFact(card).owner === 'ronin').length ?? 0;

    for (const [foe] of imagined(state)) expect(own(foe)).toBe(own(foesOf(state)[0]));
    expect(own(foesOf(state)[0])).toBeGreaterThan(0);
  });

  test('SEN-SOLO-NM-b: as many nightmares as there are', () => {
    for (const foes of imagined(solo('ashigaruKatana', { nightmare: 1 })))
      for (const foe of foes) expect(from(foe, 8)).toBe(1);
  });

  test('SEN-SOLO-NM-b: where more nightmares are wanted than there are, it does not matter who got them', () => {
    const state = solo('kojiro', { nightmare: 3 });

    for (const chance of CHANCES) {
      const other = imagine(state, 0, randomOf(`${chance}, other deal`));
      expect(imagine(other, 0, randomOf(chance))).toEqual(imagine(state, 0, randomOf(chance)));
    }
  });

  test('a card that lies open is in no deck, nor is the place in the recipe that it took', () => {
    const state = solo('ashigaruKatana');
    const [first] = foesOf(state);
    const shown = first?.deck.find(
      (card): card is PrintedId => card !== 'stun' && card !== 'poison' && soloFact(card).deck === 2,
    );
    if (first === undefined || shown === undefined) throw new Error('it has a meditation');
    const opened: Foe = {
      ...first,
      deck: first.deck.filter((card) => card !== shown),
      discard: [{ card: shown, face: 'up' }],
    };
    const fighters = state.fighters.map((one) => (one.id === first.id ? opened : one));

    for (const foes of imagined({ ...state, fighters })) {
      expect(foes.flatMap(({ deck }) => deck)).not.toContain(shown);
      expect(foes[0]?.deck).toHaveLength(4);
      expect(foes[0] === undefined ? -1 : from(foes[0], 2)).toBe(0);
    }
  });
});
