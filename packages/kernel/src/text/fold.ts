/** Letters that Unicode does not take apart into a base letter and a mark. */
const UNDIVIDED: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A line without typographic white space: NBSP and tabs become spaces, runs of them one, none at the ends. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * A name in the form in which names are compared: lower case, without diacritics, with plain quotes and
 * dashes. Players paste names from sites, chats and word processors, and each of them writes `’` its own way.
 */
export function fold(name: string): string {
  // Before Unicode takes a lone accent for a space with a mark, and behind it, for signs it makes of others.
  const plain = plainSigns(plainSigns(name).normalize('NFKD'))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/gu, (letter) => UNDIVIDED[letter] ?? letter);
  return tidy(plain);
}

function plainSigns(text: string): string {
  return text
    .replace(/[‘’‚‛′´`]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[‐‑‒–—―−]/gu, '-');
}

/** A name as a card id of the deck sites: `The Hand's Judgment` is `the-hands-judgment`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/['"!?.,:()]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
