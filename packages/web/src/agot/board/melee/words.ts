import type { Lang } from '@kronika/kernel';
import type { Bond } from './bonds.ts';

/** What only a table of three and more says. */
export interface MeleeWords {
  readonly others: string;
  readonly open: (name: string) => string;
  readonly close: (name: string) => string;
  readonly turn: (turn: number) => string;
  readonly eliminated: string;
  /** To who looks; the name is that of the other. */
  readonly bond: Readonly<Record<Bond, string>>;
  /** To who only watches; the name is that of the seat below. */
  readonly bondOf: Readonly<Record<Bond, (name: string) => string>>;
  readonly claim: (claim: number) => string;
  readonly defence: (strength: number) => string;
  readonly titles: string;
  readonly titlesLarge: string;
  readonly noTitle: string;
  readonly titleTaken: string;
  readonly shortTitles: Readonly<Record<string, string>>;
  readonly free: string;
  readonly offered: string;
  readonly held: (name: string) => string;
  readonly takenInSecret: (name: string) => string;
  readonly supports: (titles: string) => string;
  readonly rivals: (titles: string) => string;
  readonly legend: Readonly<Record<'supports' | 'rivals', string>>;
  readonly redirect: Readonly<Record<'open' | 'spent', string>>;
  readonly bonusGained: (winner: string, loser: string) => string;
  readonly chooseTitle: string;
  readonly elsewhere: string;
  readonly against: (attacker: string, defender: string) => string;
  readonly redirectedFrom: (name: string) => string;
  readonly order: string;
  readonly relations: string;
  readonly locations: string;
}

export const MELEE_WORDS: Readonly<Record<Lang, MeleeWords>> = {
  pl: {
    others: 'Pozostali gracze',
    open: (name) => `Rozwiń: ${name}`,
    close: (name) => `Zwiń: ${name}`,
    turn: (turn) => `${turn}. w kolejności graczy`,
    eliminated: 'poza grą',
    bond: {
      supports: 'wspierasz: nie atakujesz',
      supported: 'wspiera cię: nie zaatakuje',
      rival: 'rywal: +1 władza za wygraną',
      rivalSpent: 'rywal: premia już wzięta',
      none: 'bez relacji',
    },
    bondOf: {
      supports: (name) => `ma wsparcie, daje je ${name}`,
      supported: (name) => `wspiera: ${name}`,
      rival: (name) => `rywal: ${name}`,
      rivalSpent: (name) => `rywal po premii: ${name}`,
      none: () => 'bez relacji',
    },
    claim: (claim) => `roszczenia ${claim}`,
    defence: (strength) => `obrona do ${strength}`,
    titles: 'Tytuły',
    titlesLarge: 'Pokaż tytuły w dużym widoku',
    noTitle: 'bez tytułu',
    titleTaken: 'tytuł wybrany, zakryty',
    shortTitles: {
      'hand-of-the-king': 'Namiestnik',
      'master-of-laws': 'Prawa',
      'master-of-coin': 'Moneta',
      'master-of-ships': 'Statki',
      'master-of-whispers': 'Szepty',
      'crown-regent': 'Regent',
    },
    free: 'wolny',
    offered: 'do wzięcia',
    held: (name) => `ma go ${name}`,
    takenInSecret: (name) => `w tajemnicy wybrany: ${name}`,
    supports: (titles) => `wspiera: ${titles}`,
    rivals: (titles) => `rywale: ${titles}`,
    legend: { supports: 'wspiera: nie atakuje', rivals: 'rywale: +1 władza' },
    redirect: { open: 'przekierowanie: jeszcze dostępne', spent: 'przekierowanie: zużyte w tej rundzie' },
    bonusGained: (winner, loser) => `premia za rywala: ${winner} nad ${loser}`,
    chooseTitle: 'Wybierz tytuł na tę rundę',
    elsewhere: 'wzięty wcześniej albo odłożony',
    against: (attacker, defender) => `${attacker} atakuje, broni się ${defender}`,
    redirectedFrom: (name) => `przekierowane, pierwotny cel: ${name}`,
    order: 'Kolejność graczy',
    relations: 'Relacje z tytułów',
    locations: 'miejsca',
  },
  en: {
    others: 'The other players',
    open: (name) => `Open: ${name}`,
    close: (name) => `Fold: ${name}`,
    turn: (turn) => `number ${turn} in player order`,
    eliminated: 'out of the game',
    bond: {
      supports: 'you support: no attack',
      supported: 'supports you: no attack',
      rival: 'rival: +1 power for a win',
      rivalSpent: 'rival: bonus taken',
      none: 'no relation',
    },
    bondOf: {
      supports: (name) => `supported by ${name}`,
      supported: (name) => `supports ${name}`,
      rival: (name) => `rival of ${name}`,
      rivalSpent: (name) => `rival of ${name}, bonus taken`,
      none: () => 'no relation',
    },
    claim: (claim) => `claim ${claim}`,
    defence: (strength) => `defends with up to ${strength}`,
    titles: 'Titles',
    titlesLarge: 'Show the titles large',
    noTitle: 'no title',
    titleTaken: 'title chosen, facedown',
    shortTitles: {
      'hand-of-the-king': 'Hand',
      'master-of-laws': 'Laws',
      'master-of-coin': 'Coin',
      'master-of-ships': 'Ships',
      'master-of-whispers': 'Whispers',
      'crown-regent': 'Regent',
    },
    free: 'free',
    offered: 'to be taken',
    held: (name) => `held by ${name}`,
    takenInSecret: (name) => `chosen in secret by ${name}`,
    supports: (titles) => `supports ${titles}`,
    rivals: (titles) => `rivals: ${titles}`,
    legend: { supports: 'supports: no attack', rivals: 'rivals: +1 power' },
    redirect: { open: 'redirect: not used yet', spent: 'redirect: used this round' },
    bonusGained: (winner, loser) => `rivalry bonus: ${winner} over ${loser}`,
    chooseTitle: 'Choose a title for this round',
    elsewhere: 'taken before, or set aside',
    against: (attacker, defender) => `${attacker} attacks, ${defender} defends`,
    redirectedFrom: (name) => `redirected, at first against ${name}`,
    order: 'Player order',
    relations: 'Relations by titles',
    locations: 'locations',
  },
};
