import { begin, isRefusal, present } from '@kronika/kernel';
import { type HeroId, type SenjutsuView, senjutsu } from '@kronika/senjutsu';

/** A match that has just begun, as its first seat sees it. */
export function aDuel(seed: string, heroes: readonly HeroId[] = ['master', 'ronin'], format = 'duel'): SenjutsuView {
  const begun = begin(
    senjutsu,
    {
      seats: heroes.length,
      format,
      decks: heroes.map((hero) => ({ hero, weapon: 'own', deck: deckOf(hero) })),
    },
    seed,
  );
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return senjutsu.view(begun.match.state, 0);
}

/** The first ready deck of a hero. */
export function deckOf(hero: HeroId): string {
  const part = senjutsu.setup.brings?.parts.find(({ key }) => key === 'deck');
  return present(
    part?.options.find((option) => JSON.stringify(option.with).includes(`"${hero}"`)),
    'a deck',
  ).value;
}
