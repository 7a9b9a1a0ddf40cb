import { type Lang, plural } from '@kronika/kernel';

/** So much gold, as somebody has or pays it. */
export function goldWord(lang: Lang, count: number): string {
  return lang === 'en' ? `${count} gold` : `${count} ${count === 1 ? 'złoto' : 'złota'}`;
}

/** So much power, as somebody gains or loses it. */
export function powerWord(lang: Lang, count: number): string {
  return lang === 'en' ? `${count} power` : `${count} ${count === 1 ? 'władzę' : 'władzy'}`;
}

/** So many cards, as somebody draws or discards them. */
export function cardsWord(lang: Lang, count: number): string {
  return lang === 'en'
    ? `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`
    : `${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`;
}

/** So many characters, as somebody has or kills them. */
export function charactersWord(lang: Lang, count: number): string {
  return lang === 'en'
    ? `${count} ${plural('en', count, { one: 'character', other: 'characters' })}`
    : `${count} ${count === 1 ? 'postać' : 'postaci'}`;
}
