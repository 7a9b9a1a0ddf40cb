import { type Lang, plural } from '@kronika/kernel';

export interface CardsPageWords {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly allGames: string;
  readonly loading: string;
  all(count: number): string;
  readonly showMore: string;
  readonly toCards: string;
  readonly facts: string;
  readonly decks: string;
  readonly noDecks: string;
  readonly ownDeck: string;
  copies(count: number): string;
  readonly rules: string;
  readonly noRules: string;
  readonly ruling: string;
  readonly example: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly noCard: string;
  readonly noCardHint: string;
  readonly noGame: string;
}

export const CARDS_PAGE_WORDS: Readonly<Record<Lang, CardsPageWords>> = {
  pl: {
    title: 'Karty',
    lead: 'Wszystkie karty wszystkich gier: po nazwie, cesze albo słowach z tekstu, po polsku i po angielsku.',
    games: 'Gra',
    allGames: 'Wszystkie gry',
    loading: 'Wczytuję karty…',
    all: (count) =>
      `Pokaż wszystkie ${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`,
    showMore: 'Pokaż więcej',
    toCards: 'Wszystkie karty',
    facts: 'O karcie',
    decks: 'W taliach',
    noDecks: 'Nie ma jej w żadnej gotowej talii ani w Twoich.',
    ownDeck: 'Twoja talia',
    copies: (count) => `${count}×`,
    rules: 'Zasady i rozstrzygnięcia',
    noRules: 'Ta karta nie potrzebuje osobnych wyjaśnień: działa tak, jak na niej napisano.',
    ruling: 'Rozstrzygnięcie',
    example: 'Przykład',
    copyLink: 'Kopiuj link do karty',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować. Adres jest w pasku przeglądarki.',
    noCard: 'Nie ma takiej karty',
    noCardHint: 'Może w adresie jest literówka. Poszukaj jej po nazwie.',
    noGame: 'Kart tej gry jeszcze tu nie ma',
  },
  en: {
    title: 'Cards',
    lead: 'Every card of every game: by name, trait or words of its text, in Polish and in English.',
    games: 'Game',
    allGames: 'All games',
    loading: 'Loading the cards…',
    all: (count) => `Show all ${count} ${count === 1 ? 'card' : 'cards'}`,
    showMore: 'Show more',
    toCards: 'All cards',
    facts: 'About the card',
    decks: 'In decks',
    noDecks: 'It is in no ready deck and in none of yours.',
    ownDeck: 'your deck',
    copies: (count) => `${count}×`,
    rules: 'Rules and rulings',
    noRules: 'This card needs no further explanation: it does what it says.',
    ruling: 'Ruling',
    example: 'Example',
    copyLink: 'Copy a link to this card',
    copied: 'Copied',
    copyFailed: 'It could not be copied. The address is in the bar of your browser.',
    noCard: 'There is no such card',
    noCardHint: 'Perhaps the address has a typo. Search for the card by its name.',
    noGame: 'The cards of this game are not here yet',
  },
};
