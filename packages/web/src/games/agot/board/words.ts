import type { ChallengeStep, ChallengeType } from '@kronika/agot';
import { type Lang, plural } from '@kronika/kernel';
import { type ChallengeStanding, isLeftTold } from './challenge-standing.ts';
import type { DominanceForecast } from './dominance-forecast.ts';
import type { Forecast } from './forecast.ts';

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
  /** How a seat stands with its challenges of a type. */
  readonly challengeTold: (type: ChallengeType, standing: ChallengeStanding) => string;
  readonly attack: string;
  readonly defense: string;
  readonly claimWord: string;
  /** What happens to the loser if the claim is applied. */
  readonly claim: (claim: number, type: ChallengeType) => string;
  /** What is open in the challenge now. */
  readonly steps: Readonly<Record<ChallengeStep, string>>;
  /** How the challenge stands, or how it was decided. */
  readonly forecast: (forecast: Forecast) => string;
  /** The same where there is little room: what the other side lacks. */
  readonly short: (forecast: Forecast) => string;
  /** What a seat counts for dominance is made of. */
  readonly dominanceParts: (parts: {
    readonly strength: number;
    readonly gold: number;
    readonly more: number;
  }) => string;
  /** Who wins dominance, or would as things are; nobody in a tie. */
  readonly dominanceTold: (is: DominanceForecast['is'], winner: string | undefined) => string;
  readonly nobody: string;
  readonly bypassed: string;
  readonly bypassedShort: string;
  readonly uncounted: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly setupCards: string;
  readonly placed: string;
  readonly setupGold: (cost: number) => string;
  readonly aside: string;
  readonly charactersOf: (name: string) => string;
  readonly locationsOf: (name: string) => string;
  readonly plots: string;
  readonly plotOf: (name: string) => string;
  readonly chosenPlot: string;
  readonly holdings: (name: string) => string;
  readonly locations: string;
  readonly piles: Readonly<Record<PileKind, string>>;
  readonly duplicateOf: (name: string) => string;
  readonly on: (host: string) => string;
  readonly attacks: string;
  readonly defends: string;
}

const PL_CHALLENGES: Readonly<Record<ChallengeType, string>> = {
  military: 'Wyzwanie militarne',
  intrigue: 'Wyzwanie intrygi',
  power: 'Wyzwanie władzy',
};

const EN_CHALLENGES: Readonly<Record<ChallengeType, string>> = {
  military: 'Military challenge',
  intrigue: 'Intrigue challenge',
  power: 'Power challenge',
};

const PL_CLAIMS: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) => (claim === 1 ? 'zginie 1 postać' : `${few(claim) ? 'zginą' : 'zginie'} ${claim} postaci`),
  intrigue: (claim) =>
    `z ręki: ${claim} ${plural('pl', claim, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`,
  power: (claim) => `przejdzie władza: ${claim}`,
};

/** Whether the verb stands in the plural, as after 2, 3, 4, 22. */
const few = (count: number): boolean => plural('pl', count, { one: '', few: 'few', many: '', other: '' }) === 'few';

const EN_CLAIMS: Readonly<Record<ChallengeType, (claim: number) => string>> = {
  military: (claim) => `${claim} ${plural('en', claim, { one: 'character dies', other: 'characters die' })}`,
  intrigue: (claim) => `${claim} ${plural('en', claim, { one: 'card', other: 'cards' })} from hand`,
  power: (claim) => `${claim} power moves`,
};

/** A tie is for the attacker (AGOT-4.2.2-k). */
function plForecast({ is, winner, margin, unopposed }: Forecast): string {
  const bonus = unopposed ? (is === 'decided' ? ', niebronione' : 'niebronione: +1 władza') : '';
  if (is === 'decided') {
    if (winner === 'nobody') return 'nikt nie wygrał';
    const by = margin === 0 ? 'przy remisie' : `o ${margin}`;
    return `${winner === 'attacking' ? 'atak wygrał' : 'obrona wygrała'} ${by}${bonus}`;
  }
  if (winner === 'nobody') return 'na razie bez zwycięzcy';
  if (unopposed) return `na razie ${bonus}`;
  if (margin === 0) return 'remis: wygrywa atak';
  return `${winner === 'attacking' ? 'atak' : 'obrona'} prowadzi o ${margin}`;
}

function enForecast({ is, winner, margin, unopposed }: Forecast): string {
  const bonus = unopposed ? (is === 'decided' ? ', unopposed' : 'unopposed so far: +1 power') : '';
  if (is === 'decided') {
    if (winner === 'nobody') return 'nobody won';
    const by = margin === 0 ? 'the tie' : `by ${margin}`;
    return `${winner === 'attacking' ? 'attack won' : 'defense won'} ${by}${bonus}`;
  }
  if (winner === 'nobody') return 'no winner so far';
  if (unopposed) return bonus;
  if (margin === 0) return 'tied: the attack wins';
  return `${winner === 'attacking' ? 'attack' : 'defense'} leads by ${margin}`;
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
    challenge: PL_CHALLENGES,
    challenges: 'Wyzwania w tej rundzie',
    challengeTold: (type, standing) => {
      const said = { open: 'jeszcze nie', now: 'trwa', again: 'było', done: 'było', barred: 'na razie niedozwolone' };
      const left = isLeftTold(standing) ? `, zostało: ${standing.left}` : '';
      return `${PL_CHALLENGES[type]}: ${said[standing.is]}${left}`;
    },
    attack: 'atak',
    defense: 'obrona',
    claimWord: 'roszczenia',
    claim: (claim, type) => (claim === 0 ? 'nic się nie stanie' : PL_CLAIMS[type](claim)),
    steps: {
      attack: 'atak ogłoszony',
      attackWindow: 'okno akcji przed obroną',
      defense: 'wybór obrońców',
      defenseWindow: 'okno akcji po obronie',
      end: 'rozstrzygnięcie',
    },
    forecast: plForecast,
    short: ({ is, winner, missing, unopposed }) => {
      if (winner === 'nobody') return 'bez zwycięzcy';
      if (is === 'decided') return winner === 'attacking' ? 'atak wygrał' : 'obrona wygrała';
      if (unopposed) return 'niebronione: +1';
      return winner === 'attacking' ? `obronie brakuje ${missing}` : `atakowi brakuje ${missing}`;
    },
    dominanceParts: ({ strength, gold, more }) =>
      [`siła ${strength}`, `złoto ${gold}`, ...(more === 0 ? [] : [`inne ${more}`])].join(' + '),
    dominanceTold: (is, winner) => {
      if (winner === undefined) return is === 'decided' ? 'remis: nikt nie wygrywa dominacji' : 'na razie remis';
      return is === 'decided' ? `${winner} wygrywa dominację: +1 władza` : `na razie wygrywa ${winner}: +1 władza`;
    },
    nobody: 'nikt',
    bypassed: 'ominięta podstępem',
    bypassedShort: 'podstęp',
    uncounted: 'jej siła się nie liczy',
    hand: 'Twoja ręka',
    handOf: (name) => `Ręka: ${name}`,
    setupCards: 'Karty początkowe',
    placed: 'wyłożona',
    setupGold: (cost) => `${cost} z 8 złota`,
    aside: 'Rozgrywane',
    charactersOf: (name) => `Postaci: ${name}`,
    locationsOf: (name) => `Miejsca i stosy: ${name}`,
    plots: 'Odkryte fabuły',
    plotOf: (name) => `Fabuła: ${name}`,
    chosenPlot: 'wybrana, zakryta fabuła',
    holdings: (name) => `Miejsca, stosy, stronnictwo: ${name}`,
    locations: 'miejsca',
    piles: {
      deck: 'talia',
      discard: 'odrzucone',
      dead: 'zabite',
      plotDeck: 'talia fabuły',
      usedPlots: 'wykorzystane fabuły',
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
    challenge: EN_CHALLENGES,
    challenges: 'Challenges this round',
    challengeTold: (type, standing) => {
      const said = { open: 'not yet', now: 'under way', again: 'done', done: 'done', barred: 'not allowed for now' };
      const left = isLeftTold(standing) ? `, ${standing.left} left` : '';
      return `${EN_CHALLENGES[type]}: ${said[standing.is]}${left}`;
    },
    attack: 'attack',
    defense: 'defense',
    claimWord: 'claim',
    claim: (claim, type) => (claim === 0 ? 'nothing happens' : EN_CLAIMS[type](claim)),
    steps: {
      attack: 'attack declared',
      attackWindow: 'actions before defense',
      defense: 'choosing defenders',
      defenseWindow: 'actions after defense',
      end: 'being decided',
    },
    forecast: enForecast,
    short: ({ is, winner, missing, unopposed }) => {
      if (winner === 'nobody') return 'no winner';
      if (is === 'decided') return winner === 'attacking' ? 'attack won' : 'defense won';
      if (unopposed) return 'unopposed: +1';
      return winner === 'attacking' ? `defense lacks ${missing}` : `attack lacks ${missing}`;
    },
    dominanceParts: ({ strength, gold, more }) =>
      [`STR ${strength}`, `gold ${gold}`, ...(more === 0 ? [] : [`other ${more}`])].join(' + '),
    dominanceTold: (is, winner) => {
      if (winner === undefined) return is === 'decided' ? 'tied: nobody wins dominance' : 'tied so far';
      return is === 'decided' ? `${winner} wins dominance: +1 power` : `${winner} would win: +1 power`;
    },
    nobody: 'nobody',
    bypassed: 'bypassed by stealth',
    bypassedShort: 'stealth',
    uncounted: 'its STR does not count',
    hand: 'Your hand',
    handOf: (name) => `Hand: ${name}`,
    setupCards: 'Setup cards',
    placed: 'placed',
    setupGold: (cost) => `${cost} of 8 gold`,
    aside: 'Being played',
    charactersOf: (name) => `Characters: ${name}`,
    locationsOf: (name) => `Locations and piles: ${name}`,
    plots: 'Revealed plots',
    plotOf: (name) => `Plot: ${name}`,
    chosenPlot: 'chosen facedown plot',
    holdings: (name) => `Locations, piles, faction: ${name}`,
    locations: 'locations',
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
