import { type Lang, plural } from '@kronika/kernel';

export interface ChronicleWords {
  readonly title: string;
  readonly lead: string;
  readonly mine: string;
  readonly none: string;
  readonly first: string;
  readonly open: string;
  readonly games: (count: number) => string;
  readonly onDevice: string;
  readonly start: (number: number) => string;
  readonly starting: string;
  readonly otherPlayers: string;
  readonly goTo: (number: number) => string;
  readonly missing: string;
  readonly unreachable: string;
  readonly notOver: string;
  readonly back: string;
  readonly bring: string;
  readonly bringHint: string;
  readonly read: string;
  readonly begin: string;
  readonly loading: string;
}

const GAMES = { one: 'partia', few: 'partie', many: 'partii', other: 'partii' };

export const CHRONICLE_WORDS: Readonly<Record<Lang, ChronicleWords>> = {
  pl: {
    title: 'Kroniki',
    lead: 'Partie, które wynikają jedna z drugiej: kto zwyciężył, co zbudowano i jak zmienił się świat. Następna zaczyna się tam, gdzie skończyła się poprzednia.',
    mine: 'Twoje kroniki',
    none: 'Żadna partia nie napisała jeszcze kroniki. Rozegraj pierwszą albo wczytaj kronikę z innego programu.',
    first: 'Pierwsza partia',
    open: 'Otwórz kronikę',
    games: (count) => `${count} ${plural('pl', count, GAMES)}`,
    onDevice: 'to urządzenie',
    start: (number) => `Rozpocznij partię ${number}`,
    starting: 'Przygotowuję stół…',
    otherPlayers: 'Z innymi graczami…',
    goTo: (number) => `Przejdź do partii ${number}`,
    missing: 'Nie ma takiej kroniki. Być może jej stół był na innym urządzeniu.',
    unreachable: 'Serwer nie odpowiada. Kroniki z tego urządzenia są dostępne także bez niego.',
    notOver: 'Pierwsza partia tej kroniki jeszcze trwa.',
    back: 'Wszystkie kroniki',
    bring: 'Wczytaj kronikę',
    bringHint:
      'Wklej tekst zapisany tutaj albo w innym programie. Zanim zacznie się partia, zobaczysz, co z niego odczytano.',
    read: 'Odczytaj',
    begin: 'Ustaw partię',
    loading: 'Otwieram kronikę…',
  },
  en: {
    title: 'Chronicles',
    lead: 'Matches that follow from each other: who won, what was built and how the world changed. The next one begins where the last one ended.',
    mine: 'Your chronicles',
    none: 'No match has written a chronicle yet. Play the first one, or bring a chronicle from another program.',
    first: 'First game',
    open: 'Open the chronicle',
    games: (count) => `${count} ${count === 1 ? 'game' : 'games'}`,
    onDevice: 'this device',
    start: (number) => `Start game ${number}`,
    starting: 'Setting up the table…',
    otherPlayers: 'With other players…',
    goTo: (number) => `Go to game ${number}`,
    missing: 'There is no such chronicle. Its table may have been on another device.',
    unreachable: 'The server does not answer. Chronicles on this device can be read without it.',
    notOver: 'The first game of this chronicle is still going on.',
    back: 'All chronicles',
    bring: 'Bring a chronicle',
    bringHint:
      'Paste a text that was saved here or in another program. You will see what was read before a game begins.',
    read: 'Read it',
    begin: 'Set up the game',
    loading: 'Opening the chronicle…',
  },
};
