import { SENJUTSU_SETUP, senjutsu } from '@kronika/senjutsu';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../table/testing/mapping.ts';
import { senjutsuBoard } from './module.tsx';

const brought = (hero: string, deck: string) => ({ hero, weapon: 'own', deck });
/** The first ready deck of a hero. */
function deckOf(hero: string): string {
  const decks = SENJUTSU_SETUP.brings.parts.find(({ key }) => key === 'deck')?.options ?? [];
  return (
    decks.find(
      (option) =>
        'with' in option &&
        Object.values(option.with)
          .flat()
          .some((one) => one === hero),
    )?.value ?? ''
  );
}

describe('every option of every question is offered in exactly one way', () => {
  test.each([
    ['duel', ['master', 'ronin']],
    ['brawl', ['student', 'warrior', 'ronin']],
    ['horde', ['warrior']],
  ] as const)('%s', (format, heroes) => {
    const setup = { seats: heroes.length, format, decks: heroes.map((hero) => brought(hero, deckOf(hero))) };
    const kinds = mappingOf({ game: senjutsu, board: senjutsuBoard, setup, bot: 'random', seed: format, most: 160 });

    expect([...kinds]).toEqual(expect.arrayContaining(['chooseCard', 'moveTo']));
  });
});
