import { type Lang, plural } from '@kronika/kernel';

/** So much honor: `2 honor`, `2 honoru`. */
export function honorWord(lang: Lang, count: number): string {
  return lang === 'en' ? `${count} honor` : `${count} ${count === 1 ? 'honor' : 'honoru'}`;
}

/** So much fate. */
export function fateWord(lang: Lang, count: number): string {
  return lang === 'en' ? `${count} fate` : `${count} ${count === 1 ? 'los' : 'losu'}`;
}

/** So many cards, as somebody draws or discards them. */
export function cardsWord(lang: Lang, count: number): string {
  return lang === 'en'
    ? `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`
    : `${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`;
}

/** So many characters, as somebody has them. */
export function charactersWord(lang: Lang, count: number): string {
  return lang === 'en'
    ? `${count} ${plural('en', count, { one: 'character', other: 'characters' })}`
    : `${count} ${plural('pl', count, { one: 'postać', few: 'postacie', many: 'postaci', other: 'postaci' })}`;
}

/** A number that is added: `+2`, `–1`. */
export function signedNumber(count: number): string {
  return count < 0 ? `–${-count}` : `+${count}`;
}
