import { type Lang, plural } from '@kronika/kernel';
import type { BrokenLink } from './link/deck-link.ts';

/** What is said where decks are built. */
export interface DeckWords {
  readonly decks: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filters: string;
  readonly clearFilters: string;
  readonly partOfDeck: string;
  readonly onlyAllowed: string;
  readonly onlyChosen: string;
  readonly more: string;
  readonly fewer: string;
  found(count: number): string;
  readonly order: string;
  readonly nothingFound: string;
  readonly didYouMean: string;
  readonly showAll: string;
  readonly cards: string;
  look(name: string): string;
  add(name: string): string;
  take(name: string): string;
  of(limit: number): string;
  copies(count: number): string;
  readonly cannotAdd: string;
  readonly deck: string;
  readonly deckName: string;
  readonly nameless: string;
  readonly format: string;
  readonly saveDeck: string;
  readonly saveDraft: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly restored: string;
  readonly discard: string;
  readonly undo: string;
  readonly actions: string;
  readonly importing: string;
  unclear(count: number): string;
  readonly share: string;
  readonly testHand: string;
  readonly copyDeck: string;
  copyOf(name: string): string;
  readonly play: string;
  readonly legal: string;
  readonly legalHint: string;
  readonly notAtTable: string;
  readonly toMend: string;
  broken(count: number): string;
  readonly showMending: string;
  readonly mending: string;
  readonly endMending: string;
  readonly openRule: string;
  readonly noRule: string;
  readonly allRules: string;
  readonly total: string;
  readonly average: string;
  readonly others: string;
  readonly unknown: string;
  remove(name: string): string;
  readonly emptyPart: string;
  readonly openDeck: string;
  readonly openFilters: string;
  readonly links: Readonly<Record<BrokenLink, string>>;
  readonly brokenLink: string;
  readonly noSuchGame: string;
  readonly noSuchDeck: string;
  readonly noSuchDeckHint: string;
  readonly toDecks: string;
  readonly shared: string;
}

export const DECK_WORDS: Readonly<Record<Lang, DeckWords>> = {
  pl: {
    decks: 'Talie',
    search: 'Szukaj kart',
    searchHint: 'nazwa, cecha, tekst',
    filters: 'Filtry',
    clearFilters: 'Wyczyść filtry',
    partOfDeck: 'Część talii',
    onlyAllowed: 'tylko dozwolone',
    onlyChosen: 'tylko już dodane',
    more: 'więcej',
    fewer: 'mniej',
    found: (count) =>
      `${count} ${plural('pl', count, { one: 'pasująca', few: 'pasujące', many: 'pasujących', other: 'pasujące' })}`,
    order: 'Sortuj',
    nothingFound: 'Żadna karta nie pasuje.',
    didYouMean: 'Może chodzi o:',
    showAll: 'Szukaj także wśród niedozwolonych',
    cards: 'Karty',
    look: (name) => `${name}: pokaż kartę`,
    add: (name) => `${name}: dodaj kopię`,
    take: (name) => `${name}: wyjmij kopię`,
    of: (limit) => `z ${limit}`,
    copies: (count) =>
      `${count} ${plural('pl', count, { one: 'kopia', few: 'kopie', many: 'kopii', other: 'kopie' })} w talii`,
    cannotAdd: 'Nie można dodać więcej.',
    deck: 'Talia',
    deckName: 'Nazwa talii',
    nameless: 'Nowa talia',
    format: 'Z czego budujesz',
    saveDeck: 'Zapisz talię',
    saveDraft: 'Zapisz szkic',
    saved: 'Zapisano',
    notSaved: 'Nie udało się zapisać talii w tej przeglądarce. Wyeksportuj ją do pliku, żeby jej nie stracić.',
    restored: 'To są Twoje niezapisane zmiany.',
    discard: 'Porzuć je',
    undo: 'Cofnij',
    actions: 'Co zrobić z talią',
    importing: 'Import',
    unclear: (count) =>
      `${count} ${plural('pl', count, { one: 'niejasna', few: 'niejasne', many: 'niejasnych', other: 'niejasne' })}`,
    share: 'Udostępnij',
    testHand: 'Próbna ręka',
    copyDeck: 'Kopiuj',
    copyOf: (name) => `${name} (kopia)`,
    play: 'Zagraj',
    legal: 'Talia jest zgodna z zasadami.',
    legalHint: 'Można nią grać przy każdym stole.',
    notAtTable: 'Talia jest zgodna ze swoim formatem, ale przy stołach gra się z pełnej kolekcji:',
    toMend: 'Do poprawienia',
    broken: (count) =>
      `${count} ${plural('pl', count, { one: 'złamana zasada', few: 'złamane zasady', many: 'złamanych zasad', other: 'złamane zasady' })}`,
    showMending: 'Pokaż karty, które to naprawią',
    mending: 'Karty, które to naprawią:',
    endMending: 'Pokaż znowu wszystkie',
    openRule: 'Pokaż zasadę',
    noRule: 'Tej zasady nie ma w spisie.',
    allRules: 'Otwórz w zasadach',
    total: 'razem',
    average: 'średnio',
    others: 'Inne',
    unknown: 'Nieznane karty',
    remove: (name) => `Usuń z talii: ${name}`,
    emptyPart: 'Tu jeszcze niczego nie ma. Dodawaj karty przyciskiem plus pod kartą.',
    openDeck: 'Pokaż talię',
    openFilters: 'Pokaż filtry',
    links: {
      empty: 'W tym adresie nie ma żadnej talii. Poproś o cały link: kończy się długim ciągiem liter po znaku #.',
      otherForm: 'Ten link nie wygląda na link do talii. Powinien mieć po znaku # litery „d1.” i dalszy ciąg.',
      damaged: 'Link jest ucięty albo uszkodzony. Skopiuj go jeszcze raz w całości.',
      noDeck: 'Link prowadzi do talii, której ta wersja programu nie rozumie. Poproś o eksport talii jako tekst.',
    },
    brokenLink: 'Nie da się otworzyć tej talii',
    noSuchGame: 'Talii tej gry nie można tu budować.',
    noSuchDeck: 'Nie ma takiej talii',
    noSuchDeckHint: 'Talia została usunięta albo zapisano ją w innej przeglądarce.',
    toDecks: 'Wróć do talii',
    shared: 'Talia z linku. Zapisz ją, żeby była Twoja.',
  },
  en: {
    decks: 'Decks',
    search: 'Search for cards',
    searchHint: 'name, trait, text',
    filters: 'Filters',
    clearFilters: 'Clear the filters',
    partOfDeck: 'Part of the deck',
    onlyAllowed: 'allowed cards only',
    onlyChosen: 'cards in the deck only',
    more: 'more',
    fewer: 'fewer',
    found: (count) => `${count} ${count === 1 ? 'card found' : 'cards found'}`,
    order: 'Sort by',
    nothingFound: 'No cards found.',
    didYouMean: 'Did you mean:',
    showAll: 'Include cards that are not allowed',
    cards: 'Cards',
    look: (name) => `${name}: show the card`,
    add: (name) => `${name}: add a copy`,
    take: (name) => `${name}: remove a copy`,
    of: (limit) => `of ${limit}`,
    copies: (count) => `${count} ${count === 1 ? 'copy' : 'copies'} in the deck`,
    cannotAdd: 'No more can be added.',
    deck: 'Deck',
    deckName: 'Deck name',
    nameless: 'New deck',
    format: 'Card pool',
    saveDeck: 'Save deck',
    saveDraft: 'Save draft',
    saved: 'Saved',
    notSaved: 'The deck could not be saved in this browser. Export it to a file so that you do not lose it.',
    restored: 'These are your unsaved changes.',
    discard: 'Discard them',
    undo: 'Undo',
    actions: 'What to do with the deck',
    importing: 'Import',
    unclear: (count) => `${count} unclear`,
    share: 'Share',
    testHand: 'Test hand',
    copyDeck: 'Copy',
    copyOf: (name) => `${name} (copy)`,
    play: 'Play',
    legal: 'The deck is legal.',
    legalHint: 'It can be played at any table.',
    notAtTable: 'The deck is legal in its format, but tables are played from the full collection:',
    toMend: 'To fix',
    broken: (count) => `${count} ${count === 1 ? 'rule broken' : 'rules broken'}`,
    showMending: 'Show cards that would fix it',
    mending: 'Cards that would fix it:',
    endMending: 'Show all cards again',
    openRule: 'Show the rule',
    noRule: 'This rule is not in the compendium.',
    allRules: 'Open in the rules',
    total: 'total',
    average: 'average',
    others: 'Others',
    unknown: 'Unknown cards',
    remove: (name) => `Remove from the deck: ${name}`,
    emptyPart: 'Nothing here yet. Add cards with the plus button below each card.',
    openDeck: 'Show the deck',
    openFilters: 'Show the filters',
    links: {
      empty: 'There is no deck in this address. Ask for the whole link: it ends in a long string of letters after a #.',
      otherForm: 'This does not look like a link to a deck. After the # there should be “d1.” and more letters.',
      damaged: 'The link is cut off or damaged. Copy all of it again.',
      noDeck: 'The link holds a deck that this version of the program does not understand. Ask for the deck as text.',
    },
    brokenLink: 'This deck cannot be opened',
    noSuchGame: 'Decks of this game cannot be built here.',
    noSuchDeck: 'There is no such deck',
    noSuchDeckHint: 'The deck was deleted, or it was saved in another browser.',
    toDecks: 'Back to the decks',
    shared: 'A deck from a link. Save it to make it yours.',
  },
};
