import type { Lang } from '@kronika/kernel';

export interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly game: string;
  readonly inPreparation: string;
  readonly firstSeat: string;
  seat(number: number): string;
  readonly otherSeats: string;
  readonly seatCount: string;
  whoSits(seat: number): string;
  readonly paceOfAll: string;
  readonly nameInSeat: string;
  readonly deckInSeat: string;
  readonly yourDeck: string;
  readonly inTheDeck: string;
  readonly opposite: string;
  readonly level: string;
  readonly pace: string;
  readonly theirName: string;
  readonly theirDeck: string;
  readonly theirDeckLater: string;
  readonly options: string;
  readonly clock: string;
  readonly perPlayer: string;
  readonly windows: string;
  readonly table: string;
  readonly waitingFor: string;
  readonly start: string;
  readonly invite: string;
  readonly founding: string;
  readonly loadingDecks: string;
  readonly botName: string;
  readonly windowsShort: Readonly<Record<'open' | 'brief', string>>;
  readonly tableShort: Readonly<Record<'invitation' | 'public' | 'device', string>>;
  readonly noClock: string;
  versus(mine: string, theirs: string): string;
}

export const SETUP_WORDS: Readonly<Record<Lang, SetupWords>> = {
  pl: {
    title: 'Nowa partia',
    lead: 'Wybierz talie i przeciwników. Partię można przerwać w każdej chwili i wrócić do niej później.',
    game: 'Gra',
    inPreparation: 'w przygotowaniu',
    firstSeat: 'miejsce 1 · Ty',
    seat: (number) => `miejsce ${number}`,
    otherSeats: 'Pozostałe miejsca',
    seatCount: 'Liczba graczy',
    whoSits: (seat) => `Kto siada na miejscu ${seat}`,
    paceOfAll: 'Tempo botów',
    nameInSeat: 'Imię',
    deckInSeat: 'Talia',
    yourDeck: 'Twoja talia',
    inTheDeck: 'W tej talii',
    opposite: 'Kto siada naprzeciw',
    level: 'Poziom',
    pace: 'Tempo bota',
    theirName: 'Imię drugiej osoby',
    theirDeck: 'Talia przeciwnika',
    theirDeckLater: 'Swoją talię wybierze ta osoba, gdy usiądzie.',
    options: 'Ustawienia stołu',
    clock: 'Zegar',
    perPlayer: 'na gracza',
    windows: 'Okna reakcji',
    table: 'Stół',
    waitingFor: 'Wolne miejsce',
    start: 'Rozpocznij partię',
    invite: 'Załóż stół',
    founding: 'Rozkładam…',
    loadingDecks: 'Wczytuję talie…',
    botName: 'Bot',
    windowsShort: { open: 'okna otwarte', brief: 'okna krótkie' },
    tableShort: { invitation: 'stół prywatny', public: 'stół publiczny', device: 'na tym urządzeniu' },
    noClock: 'bez zegara',
    versus: (mine, theirs) => `${mine} przeciw: ${theirs}`,
  },
  en: {
    title: 'New match',
    lead: 'Choose decks and opponents. You can stop at any moment and come back later.',
    game: 'Game',
    inPreparation: 'in preparation',
    firstSeat: 'seat 1 · You',
    seat: (number) => `seat ${number}`,
    otherSeats: 'The other seats',
    seatCount: 'Players',
    whoSits: (seat) => `Who sits in seat ${seat}`,
    paceOfAll: 'Pace of the bots',
    nameInSeat: 'Name',
    deckInSeat: 'Deck',
    yourDeck: 'Your deck',
    inTheDeck: 'In this deck',
    opposite: 'Who sits opposite',
    level: 'Level',
    pace: 'Pace of the bot',
    theirName: 'The other one’s name',
    theirDeck: 'Their deck',
    theirDeckLater: 'They choose their own deck when they sit down.',
    options: 'Options of the table',
    clock: 'Clock',
    perPlayer: 'per player',
    windows: 'Reaction windows',
    table: 'Table',
    waitingFor: 'Open seat',
    start: 'Start the match',
    invite: 'Open the table',
    founding: 'Setting up…',
    loadingDecks: 'Loading the decks…',
    botName: 'Bot',
    windowsShort: { open: 'open windows', brief: 'brief windows' },
    tableShort: { invitation: 'private table', public: 'public table', device: 'on this device' },
    noClock: 'no clock',
    versus: (mine, theirs) => `${mine} against ${theirs}`,
  },
};
