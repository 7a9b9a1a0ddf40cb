import type { Lang } from '@kronika/kernel';

export interface NewMatchWords {
  readonly world: string;
  readonly first: string;
  readonly firstHint: string;
  readonly continued: string;
  readonly continuedHint: string;
  readonly noChronicle: string;
  readonly text: string;
  readonly textHint: string;
  readonly which: string;
  readonly after: (game: string, line: string) => string;
  readonly read: string;
  readonly law: string;
  readonly lawHint: string;
  readonly history: string;
}

export const NEW_MATCH_WORDS: Readonly<Record<Lang, NewMatchWords>> = {
  pl: {
    world: 'Świat',
    first: 'Pierwsza partia',
    firstHint: 'Początkowa mapa i talia, przysięga Hegemonii.',
    continued: 'Dalsza kronika',
    continuedHint: 'Świat, jaki zostawiła Twoja poprzednia partia; gracze mogą być inni.',
    noChronicle: 'Żadna Twoja partia nie napisała jeszcze kroniki.',
    text: 'Z ciągu wymiany',
    textHint: 'Kronika zapisana tutaj albo w innym programie.',
    which: 'Która kronika',
    after: (game, line) => `po partii ${game} · ${line}`,
    read: 'Wklej ciąg wymiany',
    law: 'Sporne zasady',
    lawHint: 'każdą można ustawić osobno',
    history: 'Otwórz kronikę',
  },
  en: {
    world: 'World',
    first: 'First game',
    firstHint: 'The starting map and deck, under the Oath of Supremacy.',
    continued: 'Continue a chronicle',
    continuedHint: 'The world your last game left behind; the players may change.',
    noChronicle: 'None of your games has written a chronicle yet.',
    text: 'From an exchange string',
    textHint: 'A chronicle saved here or in another program.',
    which: 'Which chronicle',
    after: (game, line) => `after game ${game} · ${line}`,
    read: 'Paste an exchange string',
    law: 'Disputed rules',
    lawHint: 'each can be set on its own',
    history: 'Open the chronicle',
  },
};
