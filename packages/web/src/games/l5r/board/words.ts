import type { Lang } from '@kronika/kernel';
import { plural } from '@kronika/kernel';
import type { ConflictType } from '@kronika/l5r';

type Phase = 'dynasty' | 'draw' | 'conflict' | 'fate' | 'regroup';

/** What the board says besides what the game says. */
export interface BoardWords {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly round: (round: number) => string;
  readonly setup: string;
  readonly you: string;
  readonly honor: string;
  readonly fate: string;
  readonly dial: string;
  readonly dialShows: (number: number) => string;
  readonly cards: (count: number) => string;
  readonly first: string;
  readonly favor: string;
  readonly favorSide: Readonly<Record<ConflictType, string>>;
  readonly glory: string;
  readonly conflictsLeft: (count: number) => string;
  readonly rings: string;
  readonly unclaimed: string;
  readonly contested: string;
  readonly yours: string;
  readonly fateOn: (count: number) => string;
  readonly conflict: Readonly<Record<ConflictType, string>>;
  readonly conflictType: Readonly<Record<ConflictType, string>>;
  readonly attack: string;
  readonly defense: string;
  readonly strength: (strength: number) => string;
  readonly leads: (by: number) => string;
  readonly trails: (by: number) => string;
  readonly tied: string;
  readonly missing: (amount: number) => string;
  readonly missingShort: (amount: number) => string;
  readonly enough: string;
  readonly hiddenProvince: string;
  readonly facedownProvince: string;
  readonly strongholdProvince: string;
  readonly hiddenCard: string;
  readonly province: string;
  readonly wholeProvinces: string;
  readonly stronghold: string;
  readonly role: string;
  readonly broken: string;
  readonly attacked: string;
  readonly empty: string;
  readonly provincesOf: (name: string) => string;
  readonly homeOf: (name: string) => string;
  readonly hand: string;
  readonly nobody: string;
  readonly duel: string;
  readonly duelBids: string;
  readonly duelReveals: string;
  readonly duelType: Readonly<Record<ConflictType, string>>;
  readonly duelWon: (name: string) => string;
  readonly duelDrawn: string;
  readonly evaded: string;
  readonly aside: string;
  readonly piles: Readonly<
    Record<'dynastyDeck' | 'dynastyDiscard' | 'conflictDeck' | 'conflictDiscard' | 'removed', string>
  >;
  readonly facedown: string;
  readonly on: (host: string) => string;
  readonly attacks: string;
  readonly defends: string;
  readonly strongholdStrength: string;
  readonly declaring: string;
  readonly chosenRing: string;
  readonly chooseProvince: string;
  readonly chooseAttackers: string;
  readonly attacking: (count: number) => string;
  readonly attackersChosen: (count: number) => string;
  readonly chooseDefenders: string;
  readonly defending: (count: number) => string;
  readonly mayDefend: string;
  readonly nobodyMayDefend: string;
  readonly allTogether: string;
  readonly unknownStrength: string;
  readonly noSkill: string;
  /** What becomes of an attack that nobody defends against. */
  readonly undefended: Readonly<{
    breaks: (name: string) => string;
    short: (by: number, name: string) => string;
    unknown: (name: string) => string;
  }>;
  /** What becomes of it if everybody defends. */
  readonly ifAllDefend: (attack: number, defense: number) => string;
  readonly attackLoses: (by: number) => string;
  readonly attackWins: (by: number) => string;
  readonly attackBreaks: string;
  readonly attackTies: string;
  readonly wouldBreak: (missing: number) => string;
  readonly wouldHold: (missing: number) => string;
  readonly wouldWin: string;
  readonly unopposed: string;
  readonly yourAttack: string;
  readonly yourDefense: string;
  readonly ownedBy: (name: string) => string;
  readonly bowedShort: string;
}

const plCards = (count: number) =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;

export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  pl: {
    phases: { dynasty: 'Dynastia', draw: 'Dobieranie', conflict: 'Konflikt', fate: 'Los', regroup: 'Przegrupowanie' },
    round: (round) => `Runda ${round}`,
    setup: 'Przygotowanie',
    you: 'Ty',
    honor: 'honor',
    fate: 'los',
    dial: 'stawka honoru',
    dialShows: (number) => `licznik pokazuje ${number}`,
    cards: plCards,
    first: 'Pierwszy',
    favor: 'Łaska',
    favorSide: { military: 'militarna', political: 'polityczna' },
    glory: 'chwała',
    conflictsLeft: (count) => `konflikty: ${count}`,
    rings: 'Kręgi',
    unclaimed: 'niezajęty',
    contested: 'trwa konflikt',
    yours: 'Twój',
    fateOn: (count) => `${count} ${count === 1 ? 'los' : 'losu'}`,
    conflict: { military: 'Konflikt militarny', political: 'Konflikt polityczny' },
    conflictType: { military: 'militarny', political: 'polityczny' },
    attack: 'atak',
    defense: 'obrona',
    strength: (strength) => `siła ${strength}`,
    leads: (by) => `atak prowadzi o ${by}`,
    trails: (by) => `obrona prowadzi o ${by}`,
    tied: 'remis',
    missing: (amount) => `do spustoszenia brakuje ${amount}`,
    missingShort: (amount) => `brakuje ${amount}`,
    enough: 'wystarcza do spustoszenia',
    hiddenProvince: 'Zakryta',
    facedownProvince: 'Zakryta prowincja',
    strongholdProvince: 'Prowincja twierdzy',
    hiddenCard: 'zakryta karta',
    province: 'prowincja',
    wholeProvinces: 'całe prowincje',
    stronghold: 'twierdza',
    role: 'rola',
    broken: 'spustoszona',
    attacked: 'atakowana',
    empty: 'pusta',
    provincesOf: (name) => `Prowincje: ${name}`,
    homeOf: (name) => `Dom: ${name}`,
    hand: 'Twoja ręka',
    nobody: 'nikt',
    duel: 'Pojedynek',
    duelBids: 'tajna licytacja',
    duelReveals: 'liczniki odkryte',
    duelType: { military: 'militarny', political: 'polityczny' },
    duelWon: (name) => `wygrywa ${name}`,
    duelDrawn: 'bez zwycięzcy',
    evaded: 'ominięta ukryciem',
    aside: 'Rozgrywane',
    piles: {
      dynastyDeck: 'talia dynastii',
      dynastyDiscard: 'odrzucone karty dynastii',
      conflictDeck: 'talia konfliktu',
      conflictDiscard: 'odrzucone karty konfliktu',
      removed: 'usunięte z gry',
    },
    facedown: 'zakryta',
    on: (host) => `na: ${host}`,
    attacks: 'atakuje',
    defends: 'broni',
    strongholdStrength: 'twierdza',
    declaring: 'Wypowiadany konflikt',
    chosenRing: 'wybrany',
    chooseProvince: 'wskaż prowincję',
    chooseAttackers: 'wskaż, kto atakuje',
    attacking: (count) =>
      `${plural('pl', count, { one: 'atakuje', few: 'atakują', many: 'atakuje', other: 'atakuje' })} ${count} · wskaż ponownie, by cofnąć`,
    attackersChosen: (count) => `atakujący: ${count}`,
    chooseDefenders: 'wskaż, kto broni',
    defending: (count) =>
      `${plural('pl', count, { one: 'broni', few: 'bronią', many: 'broni', other: 'broni' })} ${count} · wskaż ponownie, by cofnąć`,
    mayDefend: 'mogą bronić',
    nobodyMayDefend: 'nikt nie może bronić',
    allTogether: 'wszyscy razem',
    unknownStrength: 'siła nieznana',
    noSkill: 'atak 0: nikt nie wygra',
    undefended: {
      breaks: (name) => `bez obrony: spustoszysz, ${name} −1 honor`,
      short: (by, name) => `bez obrony: do spustoszenia brak ${by}, ${name} −1 honor`,
      unknown: (name) => `bez obrony: ${name} −1 honor`,
    },
    ifAllDefend: (attack, defense) => `gdy obronią wszyscy: ${attack} : ${defense}`,
    attackLoses: (by) => `przegrasz o ${by}`,
    attackWins: (by) => `wygrasz o ${by}`,
    attackBreaks: 'i tak spustoszysz',
    attackTies: 'remis, wygrasz',
    wouldBreak: (missing) => `spustoszona, brakuje ${missing}`,
    wouldHold: (missing) => `prowincja stoi, do wygranej ${missing}`,
    wouldWin: 'wygrywasz obronę',
    unopposed: 'nikt nie broni: −1 honor',
    yourAttack: 'Twój atak',
    yourDefense: 'Twoja obrona',
    ownedBy: (name) => `gracza ${name}`,
    bowedShort: 'ukłon',
  },
  en: {
    phases: { dynasty: 'Dynasty', draw: 'Draw', conflict: 'Conflict', fate: 'Fate', regroup: 'Regroup' },
    round: (round) => `Round ${round}`,
    setup: 'Set-up',
    you: 'You',
    honor: 'honor',
    fate: 'fate',
    dial: 'honor dial',
    dialShows: (number) => `the dial shows ${number}`,
    cards: (count) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`,
    first: 'First player',
    favor: 'Favor',
    favorSide: { military: 'military', political: 'political' },
    glory: 'glory',
    conflictsLeft: (count) => `conflicts: ${count}`,
    rings: 'Rings',
    unclaimed: 'unclaimed',
    contested: 'contested',
    yours: 'Yours',
    fateOn: (count) => `${count} fate`,
    conflict: { military: 'Military conflict', political: 'Political conflict' },
    conflictType: { military: 'military', political: 'political' },
    attack: 'attack',
    defense: 'defense',
    strength: (strength) => `strength ${strength}`,
    leads: (by) => `attack leads by ${by}`,
    trails: (by) => `defense leads by ${by}`,
    tied: 'tied',
    missing: (amount) => `${amount} missing to break it`,
    missingShort: (amount) => `${amount} missing`,
    enough: 'enough to break it',
    hiddenProvince: 'Facedown',
    facedownProvince: 'Facedown province',
    strongholdProvince: 'Stronghold province',
    hiddenCard: 'facedown card',
    province: 'province',
    wholeProvinces: 'provinces unbroken',
    stronghold: 'stronghold',
    role: 'role',
    broken: 'broken',
    attacked: 'under attack',
    empty: 'empty',
    provincesOf: (name) => `Provinces: ${name}`,
    homeOf: (name) => `Home: ${name}`,
    hand: 'Your hand',
    nobody: 'nobody',
    duel: 'Duel',
    duelBids: 'bidding in secret',
    duelReveals: 'dials are open',
    duelType: { military: 'military', political: 'political' },
    duelWon: (name) => `${name} wins`,
    duelDrawn: 'nobody wins',
    evaded: 'evaded by covert',
    aside: 'Being played',
    piles: {
      dynastyDeck: 'dynasty deck',
      dynastyDiscard: 'dynasty discard pile',
      conflictDeck: 'conflict deck',
      conflictDiscard: 'conflict discard pile',
      removed: 'removed from the game',
    },
    facedown: 'facedown',
    on: (host) => `on ${host}`,
    attacks: 'attacks',
    defends: 'defends',
    strongholdStrength: 'stronghold',
    declaring: 'Conflict being declared',
    chosenRing: 'chosen',
    chooseProvince: 'choose a province',
    chooseAttackers: 'choose who attacks',
    attacking: (count) => `${count} attacking · pick again to take back`,
    attackersChosen: (count) => `attackers: ${count}`,
    chooseDefenders: 'choose who defends',
    defending: (count) => `${count} defending · pick again to take back`,
    mayDefend: 'may defend',
    nobodyMayDefend: 'nobody can defend',
    allTogether: 'all together',
    unknownStrength: 'strength unknown',
    noSkill: 'attack 0: nobody wins',
    undefended: {
      breaks: (name) => `undefended: you break it, ${name} −1 honor`,
      short: (by, name) => `undefended: ${by} short of breaking it, ${name} −1 honor`,
      unknown: (name) => `undefended: ${name} −1 honor`,
    },
    ifAllDefend: (attack, defense) => `if everybody defends: ${attack} : ${defense}`,
    attackLoses: (by) => `you lose by ${by}`,
    attackWins: (by) => `you win by ${by}`,
    attackBreaks: 'you still break it',
    attackTies: 'a tie, you win',
    wouldBreak: (missing) => `it breaks, ${missing} missing`,
    wouldHold: (missing) => `it holds, ${missing} missing to win`,
    wouldWin: 'you win the defense',
    unopposed: 'undefended: −1 honor',
    yourAttack: 'your attack',
    yourDefense: 'your defense',
    ownedBy: (name) => `of ${name}`,
    bowedShort: 'bowed',
  },
};
