import type { ChallengeType } from '@kronika/agot';
import { type Lang, plural } from '@kronika/kernel';

type Phase = 'plot' | 'draw' | 'marshaling' | 'challenges' | 'dominance' | 'standing' | 'taxation';
export type PileKind = 'deck' | 'discard' | 'dead' | 'plotDeck' | 'usedPlots';

/** What the board says besides what the game says. */
export interface BoardWords {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: (round: number) => string;
  readonly setup: string;
  readonly power: (power: number) => string;
  readonly powerWord: string;
  readonly gold: string;
  readonly inHand: string;
  readonly cards: (count: number) => string;
  readonly first: string;
  readonly active: string;
  readonly challenge: Readonly<Record<ChallengeType, string>>;
  readonly challenges: string;
  readonly challengeState: Readonly<Record<'open' | 'now' | 'done', string>>;
  readonly attack: string;
  readonly defense: string;
  readonly claim: (claim: number, type: ChallengeType) => string;
  readonly unopposed: string;
  readonly winning: Readonly<Record<'attacking' | 'defending', string>>;
  readonly nobody: string;
  readonly bypassed: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly setupCards: string;
  readonly aside: string;
  readonly charactersOf: (name: string) => string;
  readonly locationsOf: (name: string) => string;
  readonly plots: string;
  readonly piles: Readonly<Record<PileKind, string>>;
  readonly duplicateOf: (name: string) => string;
  readonly on: (host: string) => string;
  readonly attacks: string;
  readonly defends: string;
}

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  pl: {
    phases: {
      plot: 'Fabuła',
      draw: 'Dobieranie',
      marshaling: 'Mobilizacja',
      challenges: 'Wyzwania',
      dominance: 'Dominacja',
      standing: 'Wstawanie',
      taxation: 'Podatki',
    },
    round: (round) => `Runda ${round}`,
    setup: 'Przygotowanie',
    power: (power) => `władza ${power} z 15`,
    powerWord: 'władza',
    gold: 'złoto',
    inHand: 'ręka',
    cards: (count) => `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`,
    first: 'pierwszy gracz',
    active: 'aktywny gracz',
    challenge: { military: 'Wyzwanie militarne', intrigue: 'Wyzwanie intrygi', power: 'Wyzwanie władzy' },
    challenges: 'Wyzwania w tej rundzie',
    challengeState: { open: 'jeszcze nie', now: 'trwa', done: 'było' },
    attack: 'atak',
    defense: 'obrona',
    claim: (claim, type) =>
      `roszczenia ${claim}: ${{ military: 'giną postaci', intrigue: 'karty z ręki', power: 'żetony władzy' }[type]}`,
    unopposed: 'na razie niebronione: +1 władza',
    winning: { attacking: 'atak prowadzi', defending: 'obrona prowadzi' },
    nobody: 'nikogo',
    bypassed: 'ominięta podstępem',
    hand: 'Twoja ręka',
    handOf: (name) => `Ręka: ${name}`,
    setupCards: 'Karty początkowe',
    aside: 'Rozgrywane',
    charactersOf: (name) => `Postaci: ${name}`,
    locationsOf: (name) => `Miejsca i stosy: ${name}`,
    plots: 'Odkryte fabuły',
    piles: {
      deck: 'talia',
      discard: 'odrzucone',
      dead: 'zabite',
      plotDeck: 'talia fabuł',
      usedPlots: 'użyte fabuły',
    },
    duplicateOf: (name) => `duplikat: ${name}`,
    on: (host) => `na: ${host}`,
    attacks: 'atakuje',
    defends: 'broni',
  },
  en: {
    phases: {
      plot: 'Plot',
      draw: 'Draw',
      marshaling: 'Marshaling',
      challenges: 'Challenges',
      dominance: 'Dominance',
      standing: 'Standing',
      taxation: 'Taxation',
    },
    round: (round) => `Round ${round}`,
    setup: 'Set-up',
    power: (power) => `power ${power} of 15`,
    powerWord: 'power',
    gold: 'gold',
    inHand: 'hand',
    cards: (count) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`,
    first: 'first player',
    active: 'active player',
    challenge: { military: 'Military challenge', intrigue: 'Intrigue challenge', power: 'Power challenge' },
    challenges: 'Challenges this round',
    challengeState: { open: 'not yet', now: 'under way', done: 'done' },
    attack: 'attack',
    defense: 'defense',
    claim: (claim, type) =>
      `claim ${claim}: ${{ military: 'characters die', intrigue: 'cards of the hand', power: 'power moves' }[type]}`,
    unopposed: 'unopposed so far: +1 power',
    winning: { attacking: 'attack leads', defending: 'defense leads' },
    nobody: 'nobody',
    bypassed: 'bypassed by stealth',
    hand: 'Your hand',
    handOf: (name) => `Hand: ${name}`,
    setupCards: 'Setup cards',
    aside: 'Being played',
    charactersOf: (name) => `Characters: ${name}`,
    locationsOf: (name) => `Locations and piles: ${name}`,
    plots: 'Revealed plots',
    piles: {
      deck: 'deck',
      discard: 'discard pile',
      dead: 'dead pile',
      plotDeck: 'plot deck',
      usedPlots: 'used plots',
    },
    duplicateOf: (name) => `duplicate of ${name}`,
    on: (host) => `on ${host}`,
    attacks: 'attacks',
    defends: 'defends',
  },
};
