/** Letters of other alphabets that look like Latin ones, and signs that are taken for letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ь: 'b',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ς: 'c',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'p',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '|': 'i',
  '!': 'i',
  $: 's',
  '@': 'a',
};

/**
 * What is left of a name when everything is made the same that people take for the same: capitals, accents, spaces,
 * letters of other alphabets, digits that stand for letters. `i` and `l` become one, because a capital one looks like
 * the small other.
 */
export function folded(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[\p{P}\p{Z}\p{C}\s]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
