import type { Lang } from '@kronika/kernel';

export interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly leadWithoutDecks: string;
  readonly loading: string;
  readonly game: string;
  readonly inPreparation: string;
  readonly firstSeat: string;
  seat(number: number): string;
  readonly otherSeats: string;
  readonly seatCount: string;
  readonly shape: string;
  readonly format: string;
  readonly teams: string;
  /** Of opponents without a seat. */
  readonly playedByRules: string;
  whoSits(seat: number): string;
  readonly paceOfAll: string;
  readonly nameInSeat: string;
  readonly deckInSeat: string;
  readonly inTheDeck: string;
  readonly opposite: string;
  readonly pace: string;
  readonly theirName: string;
  readonly theirDeck: string;
  readonly theirDeckLater: string;
  readonly theirPartsLater: string;
  readonly options: string;
  readonly clock: string;
  readonly perPlayer: string;
  readonly table: string;
  readonly waitingFor: string;
  readonly start: string;
  readonly invite: string;
  readonly founding: string;
  readonly botName: string;
  readonly you: string;
  readonly yes: string;
  readonly no: string;
  readonly tableShort: Readonly<Record<'invitation' | 'public' | 'device', string>>;
  readonly noClock: string;
  versus(mine: string, theirs: string): string;
}

export const SETUP_WORDS: Readonly<Record<Lang, SetupWords>> = {
  pl: {
    title: 'Nowa partia',
    lead: 'Wybierz talie i przeciwników. Partię można przerwać w każdej chwili i wrócić do niej później.',
    leadWithoutDecks: 'Wybierz, jak i z kim grasz. Partię można przerwać w każdej chwili i wrócić do niej później.',
    loading: 'Wczytuję grę…',
    game: 'Gra',
    inPreparation: 'w przygotowaniu',
    firstSeat: 'miejsce 1 · Ty',
    seat: (number) => `miejsce ${number}`,
    otherSeats: 'Pozostałe miejsca',
    seatCount: 'Liczba graczy',
    shape: 'Rodzaj partii',
    format: 'Wariant',
    teams: 'Drużyny',
    playedByRules: 'przeciwnik kierowany zasadami gry',
    whoSits: (seat) => `Kto siada na miejscu ${seat}`,
    paceOfAll: 'Tempo botów',
    nameInSeat: 'Imię',
    deckInSeat: 'Talia',
    inTheDeck: 'W tej talii',
    opposite: 'Kto siada naprzeciw',
    pace: 'Tempo bota',
    theirName: 'Imię drugiej osoby',
    theirDeck: 'Talia przeciwnika',
    theirDeckLater: 'Swoją talię wybierze ta osoba, gdy usiądzie.',
    theirPartsLater: 'Z czym gra, ta osoba wybierze, gdy usiądzie.',
    options: 'Ustawienia stołu',
    clock: 'Zegar',
    perPlayer: 'na gracza',
    table: 'Stół',
    waitingFor: 'Wolne miejsce',
    start: 'Rozpocznij partię',
    invite: 'Załóż stół',
    founding: 'Rozkładam…',
    botName: 'Bot',
    you: 'Ty',
    yes: 'tak',
    no: 'nie',
    tableShort: { invitation: 'stół prywatny', public: 'stół publiczny', device: 'na tym urządzeniu' },
    noClock: 'bez zegara',
    versus: (mine, theirs) => `${mine} przeciw: ${theirs}`,
  },
  en: {
    title: 'New match',
    lead: 'Choose decks and opponents. You can stop at any moment and come back later.',
    leadWithoutDecks: 'Choose how you play and with whom. You can stop at any moment and come back later.',
    loading: 'Loading the game…',
    game: 'Game',
    inPreparation: 'in preparation',
    firstSeat: 'seat 1 · You',
    seat: (number) => `seat ${number}`,
    otherSeats: 'The other seats',
    seatCount: 'Players',
    shape: 'Kind of match',
    format: 'Format',
    teams: 'Teams',
    playedByRules: 'opponent played by the rules',
    whoSits: (seat) => `Who sits in seat ${seat}`,
    paceOfAll: 'Bot speed',
    nameInSeat: 'Name',
    deckInSeat: 'Deck',
    inTheDeck: 'In this deck',
    opposite: 'Who sits opposite',
    pace: 'Bot speed',
    theirName: 'The other player’s name',
    theirDeck: 'Their deck',
    theirDeckLater: 'They choose their own deck when they sit down.',
    theirPartsLater: 'They choose what they play with when they sit down.',
    options: 'Table options',
    clock: 'Clock',
    perPlayer: 'per player',
    table: 'Table',
    waitingFor: 'Open seat',
    start: 'Start the match',
    invite: 'Open the table',
    founding: 'Setting up…',
    botName: 'Bot',
    you: 'You',
    yes: 'yes',
    no: 'no',
    tableShort: { invitation: 'private table', public: 'public table', device: 'on this device' },
    noClock: 'no clock',
    versus: (mine, theirs) => `${mine} against ${theirs}`,
  },
};
