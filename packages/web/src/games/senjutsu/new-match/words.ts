import type { Lang } from '@kronika/kernel';

export interface NewMatchWords {
  readonly modes: string;
  players(min: number, max: number): string;
  readonly heroes: string;
  readonly you: string;
  readonly advantage: string;
  readonly hand: string;
  readonly wounds: string;
  readonly weapon: string;
  readonly weaponHint: string;
  /** Heroes with two weapons carry those of their deck. */
  readonly weaponsOfDeck: string;
  readonly deck: string;
  readonly deckHint: string;
  readonly build: string;
  readonly board: string;
  boards(count: number): string;
  cells(count: number): string;
  readonly foes: string;
  readonly foesHint: string;
  readonly seats: string;
  seated(count: number, most: number): string;
  readonly ownSeat: string;
  readonly change: string;
  readonly changing: string;
  readonly remove: string;
  readonly add: string;
  readonly addHint: string;
  readonly choosesThemselves: string;
  readonly more: string;
  readonly moreHint: string;
}

export const NEW_MATCH_WORDS: Readonly<Record<Lang, NewMatchWords>> = {
  pl: {
    modes: 'Rodzaj partii',
    players: (min, max) => (max === 1 ? 'dla jednej osoby' : min === max ? `${min} graczy` : `${min}–${max} graczy`),
    heroes: 'Bohater',
    you: 'Ty',
    advantage: 'Przewaga',
    hand: 'ręka',
    wounds: 'Rany',
    weapon: 'Broń',
    weaponHint: 'siatka karty Głównej Broni',
    weaponsOfDeck: 'Ten bohater nosi dwie bronie: te, które należą do talii.',
    deck: 'Talia',
    deckHint: 'talie tego bohatera',
    build: 'Zbuduj własną talię',
    board: 'Pole walki',
    boards: (count) => (count > 4 ? `${count} plansz` : `${count} plansze`),
    cells: (count) => `pól: ${count}`,
    foes: 'Przeciwnicy SI',
    foesHint: 'kierują nimi zasady gry',
    seats: 'Miejsca',
    seated: (count, most) => `${count} z ${most}`,
    ownSeat: 'miejsce 1',
    change: 'Wybierz bohatera',
    changing: 'wybierasz',
    remove: 'Usuń z partii',
    add: 'Dodaj gracza',
    addHint: 'wtedy każdy na każdego',
    choosesThemselves: 'bohatera wybierze, gdy usiądzie',
    more: 'Więcej ustawień',
    moreHint: 'zegar, talie, trucizny, okna reakcji, kwestie sporne',
  },
  en: {
    modes: 'Kind of match',
    players: (min, max) => (max === 1 ? 'for one' : min === max ? `${min} players` : `${min}–${max} players`),
    heroes: 'Hero',
    you: 'You',
    advantage: 'Advantage',
    hand: 'hand',
    wounds: 'wounds',
    weapon: 'Weapon',
    weaponHint: 'the grid of its core card',
    weaponsOfDeck: 'This hero carries two weapons: those of the deck.',
    deck: 'Deck',
    deckHint: 'decks of this hero',
    build: 'Build a deck of your own',
    board: 'Battlefield',
    boards: (count) => `${count} boards`,
    cells: (count) => `${count} cells`,
    foes: 'AI opponents',
    foesHint: 'played by the rules of the game',
    seats: 'Seats',
    seated: (count, most) => `${count} of ${most}`,
    ownSeat: 'seat 1',
    change: 'Choose the hero',
    changing: 'choosing',
    remove: 'Remove from the match',
    add: 'Add a player',
    addHint: 'then everybody fights everybody',
    choosesThemselves: 'they choose a hero when they sit down',
    more: 'More settings',
    moreHint: 'clock, decks, poisons, response windows, disputed rules',
  },
};
