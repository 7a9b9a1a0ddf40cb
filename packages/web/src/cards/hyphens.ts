const SOFT_HYPHEN = '\u00ad';
const LONG_WORD = 10;
/** A consonant that begins a syllable; two letters that are one sound stay together. */
const SYLLABLE =
  /(?<=[\p{L}]{3})(?=[bcdfghjklmnpqrstvwxzćłńśźż][aeiouyąęóōū]\p{L}{2})(?!(?<=[csrd])z)(?!(?<=[cstp])h)(?!(?<=d)[źż])/giu;

/** Long words may be broken in the middle, between two syllables, where a card is too narrow for them. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
    const best = places.toSorted(
      (one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2),
    )[0];
    return best === undefined ? word : `${word.slice(0, best)}${SOFT_HYPHEN}${word.slice(best)}`;
  });
}
