import { type Lang, plural } from '@kronika/kernel';
import type { Goal } from '@kronika/oath';

export interface ChronicleWords {
  readonly subtitle: (games: number, since: string) => string;
  readonly goals: Readonly<Record<Goal, string>>;
  readonly round: (round: number) => string;
  readonly vision: (name: string) => string;
  readonly built: string;
  readonly ruined: string;
  readonly lost: string;
  readonly next: string;
  readonly chancellor: string;
  readonly chancellorWinner: (name: string) => string;
  readonly citizens: string;
  readonly noCitizens: string;
  readonly map: string;
  readonly mapAfter: (faceup: number, facedown: number) => string;
  readonly deck: string;
  readonly deckAfter: (archive: number, dispossessed: number) => string;
  readonly edifices: string;
  readonly edificesHint: string;
  readonly inBox: string;
  readonly standing: Readonly<Record<'intact' | 'ruined' | 'none', string>>;
  readonly suits: string;
  readonly suitsHint: (count: number) => string;
  readonly start: string;
  readonly came: string;
  readonly left: string;
  readonly game: (roman: string) => string;
  readonly oath: string;
  readonly exchange: string;
  readonly exchangeHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly bring: string;
  readonly wins: string;
  readonly mapOf: (roman: string) => string;
  readonly stays: (count: number) => string;
  readonly about: (told: {
    readonly name: string;
    readonly game: number;
    readonly goal: string;
    readonly cards: number;
  }) => string;
  readonly damaged: (problem: string) => string;
}

const GAMES = { one: 'partia', few: 'partie', many: 'partii', other: 'partii' };
const FACEUP = { one: 'obszar odkryty', few: 'obszary odkryte', many: 'obszarów odkrytych', other: 'obszaru' };
const FACEDOWN = { one: 'zakryty', few: 'zakryte', many: 'zakrytych', other: 'zakrytego' };
const SITES = { one: 'obszar zostaje', few: 'obszary zostają', many: 'obszarów zostaje', other: 'obszaru zostaje' };

export const CHRONICLE_WORDS: Readonly<Record<Lang, ChronicleWords>> = {
  pl: {
    subtitle: (games, since) => `Kronika świata Oath · ${games} ${plural('pl', games, GAMES)} od ${since}`,
    goals: { supremacy: 'Hegemonia', people: 'Lud', protection: 'Protekcja', devotion: 'Oddanie' },
    round: (round) => `runda ${round}`,
    vision: (name) => `Wizja: ${name}`,
    built: 'powstaje',
    ruined: 'popada w ruinę',
    lost: 'wraca do Archiwum',
    next: 'Następna',
    chancellor: 'Kanclerz',
    chancellorWinner: (name) => `${name}, do zmiany`,
    citizens: 'Obywatele',
    noCitizens: 'brak',
    map: 'Mapa',
    mapAfter: (faceup, facedown) =>
      `${faceup} ${plural('pl', faceup, FACEUP)}, ${facedown} ${plural('pl', facedown, FACEDOWN)}`,
    deck: 'Pudełko',
    deckAfter: (archive, dispossessed) => `w Archiwum ${archive}, Wysiedleńców ${dispossessed}`,
    edifices: 'Budowle',
    edificesHint: 'każda barwa ma jedną',
    inBox: 'w pudełku',
    standing: { intact: 'stoi', ruined: 'w ruinie', none: 'w pudełku' },
    suits: 'Rodziny kart',
    suitsHint: (count) => `w grze: ${count}, według barw`,
    start: 'start',
    came: 'przybyli po ostatniej partii',
    left: 'odeszli do Wysiedleńców',
    game: (roman) => `Partia ${roman}`,
    oath: 'Przysięga',
    exchange: 'Ciąg wymiany',
    exchangeHint: 'cały świat w jednym wierszu',
    copy: 'Kopiuj ciąg',
    copied: 'Skopiowano',
    bring: 'Wczytaj ciąg',
    wins: 'zwycięstwa',
    mapOf: (roman) => `Mapa na końcu partii ${roman}`,
    stays: (count) => `${count} ${plural('pl', count, SITES)} na mapie`,
    about: ({ name, game, goal, cards }) =>
      `${name}: następna będzie partia ${game}, przysięga: ${goal}, w talii świata ${cards} kart.`,
    damaged: (problem) => `Tego ciągu nie da się odczytać. ${problem}`,
  },
  en: {
    subtitle: (games, since) => `A chronicle of Oath · ${games} ${games === 1 ? 'game' : 'games'} since ${since}`,
    goals: { supremacy: 'Supremacy', people: 'the People', protection: 'Protection', devotion: 'Devotion' },
    round: (round) => `round ${round}`,
    vision: (name) => `Vision: ${name}`,
    built: 'is built',
    ruined: 'falls into ruin',
    lost: 'returns to the box',
    next: 'Next game',
    chancellor: 'Chancellor',
    chancellorWinner: (name) => `${name}, or another`,
    citizens: 'Citizens',
    noCitizens: 'none',
    map: 'Map',
    mapAfter: (faceup, facedown) => `${faceup} faceup, ${facedown} facedown`,
    deck: 'Box',
    deckAfter: (archive, dispossessed) => `Archive ${archive}, Dispossessed ${dispossessed}`,
    edifices: 'Edifices',
    edificesHint: 'one for each suit',
    inBox: 'in the box',
    standing: { intact: 'stands', ruined: 'in ruins', none: 'in the box' },
    suits: 'Suits',
    suitsHint: (count) => `${count} cards in the world`,
    start: 'start',
    came: 'came after the last game',
    left: 'were dispossessed',
    game: (roman) => `Game ${roman}`,
    oath: 'Oath',
    exchange: 'Exchange string',
    exchangeHint: 'the whole world in one line',
    copy: 'Copy',
    copied: 'Copied',
    bring: 'Bring another',
    wins: 'wins',
    mapOf: (roman) => `The map at the end of game ${roman}`,
    stays: (count) => `${count} ${count === 1 ? 'site stays' : 'sites stay'} on the map`,
    about: ({ name, game, goal, cards }) =>
      `${name}: game ${game} comes next, the oath is ${goal}, and the world deck has ${cards} cards.`,
    damaged: (problem) => `This string cannot be read. ${problem}`,
  },
};
