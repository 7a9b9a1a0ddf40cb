import type { Chance } from './worker/messages.ts';

/**
 * The chances of a match that began even. Decks that suit the bots which play the match out would otherwise put one side
 * far ahead before anything has happened, so what they make of the start is taken off: wholly at the start, less and less
 * towards the end, where the result speaks for itself.
 */
export function sinceTheStart(played: readonly Chance[], first: number, last: number): readonly Chance[] {
  const start = played.find(({ move }) => move === first);
  if (start === undefined || last <= first) return played;
  return played.map(({ move, chances }) => {
    const ahead = 1 - (move - first) / (last - first);
    const odds = chances.map((chance, seat) => chance / (start.chances[seat] ?? 1) ** ahead);
    const sum = odds.reduce((total, one) => total + one, 0);
    return { move, chances: odds.map((one) => one / sum) };
  });
}
