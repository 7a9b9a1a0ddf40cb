import { type Lang, plural } from '@kronika/kernel';

export interface ImportWords {
  readonly title: string;
  readonly text: string;
  readonly file: string;
  readonly lines: string;
  readAs(form: string): string;
  readonly which: string;
  deckNumber(number: number): string;
  understood(count: number): string;
  unclear(count: number): string;
  readonly maybe: string;
  readonly noCard: string;
  line(number: number): string;
  addCards(count: number): string;
  readonly makeDeck: string;
  readonly chosenByYou: string;
  readonly stays: string;
  readonly added: string;
  readonly empty: string;
  address(site: string): string;
  tooLong(most: number): string;
  readonly noJson: string;
  readonly unknownJson: string;
  readonly otherGame: string;
  readonly newer: string;
  readonly unreadableFile: string;
}

export const IMPORT_WORDS: Readonly<Record<Lang, ImportWords>> = {
  pl: {
    title: 'Import talii',
    text: 'Lista kart',
    file: 'Wczytaj plik',
    lines: 'Co odczytano',
    readAs: (form) => `Odczytano jako: ${form}.`,
    which: 'Która talia z tego tekstu',
    deckNumber: (number) => `Talia ${number}`,
    understood: (count) =>
      `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`,
    unclear: (count) =>
      `${count} ${plural('pl', count, { one: 'wiersz niejasny', few: 'wiersze niejasne', many: 'wierszy niejasnych', other: 'wiersze niejasne' })}`,
    maybe: 'może',
    noCard: 'nie znaleziono karty',
    line: (number) => `Wiersz ${number}`,
    addCards: (count) =>
      `Dodaj ${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`,
    makeDeck: 'Zrób z tego talię',
    chosenByYou: 'wskazane przez Ciebie',
    stays: 'Niejasne wiersze zostaną w polu tekstowym.',
    added: 'Dodano karty.',
    empty: 'Wklej listę albo wczytaj plik, a tu pokaże się każdy wiersz z osobna.',
    address: (site) =>
      `To jest adres strony, a ${site} jest stąd nieosiągalne. Otwórz tę stronę, użyj tam eksportu talii (tekst albo JSON) i wklej tutaj skopiowany tekst.`,
    tooLong: (most) => `Ten tekst jest za długi na talię. Może mieć najwyżej ${most} znaków.`,
    noJson: 'To wygląda na JSON, ale jest ucięty albo uszkodzony. Skopiuj go jeszcze raz w całości.',
    unknownJson:
      'To jest JSON, ale nie talia w znanej postaci. Potrzebny jest plik Kroniki albo talia z jednej z wymienionych stron.',
    otherGame: 'Ta talia jest do innej gry.',
    newer: 'Ten plik zapisała nowsza wersja programu, której ta jeszcze nie rozumie.',
    unreadableFile: 'Tego pliku nie da się odczytać. Potrzebny jest plik tekstowy lub JSON z talią.',
  },
  en: {
    title: 'Import a deck',
    text: 'List of cards',
    file: 'Load a file',
    lines: 'What was read',
    readAs: (form) => `Read as: ${form}.`,
    which: 'Which deck in this text',
    deckNumber: (number) => `Deck ${number}`,
    understood: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    unclear: (count) => `${count} ${count === 1 ? 'line unclear' : 'lines unclear'}`,
    maybe: 'maybe',
    noCard: 'no card found',
    line: (number) => `Line ${number}`,
    addCards: (count) => `Add ${count} ${count === 1 ? 'card' : 'cards'}`,
    makeDeck: 'Make it a deck',
    chosenByYou: 'your choice',
    stays: 'Unclear lines stay in the box.',
    added: 'Cards added.',
    empty: 'Paste a list or load a file to see here how each line was read.',
    address: (site) =>
      `This is the address of a page, and ${site} cannot be reached from here. Open the page, export the deck there (text or JSON), and paste the text here.`,
    tooLong: (most) => `This text is too long for a deck. The limit is ${most} characters.`,
    noJson: 'This looks like JSON, but it is cut off or damaged. Copy all of it again.',
    unknownJson:
      'This is JSON, but not a deck in a known format. Use a Kronika file or a deck from one of the sites listed.',
    otherGame: 'This deck is for another game.',
    newer: 'This file was written by a newer version of the program, which this one cannot read yet.',
    unreadableFile: 'This file cannot be read. Use a text or JSON file with a deck.',
  },
};
