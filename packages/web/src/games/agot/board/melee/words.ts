import type { Lang } from '@kronika/kernel';
import type { Bond } from './bonds.ts';

/** What the picture of titles means. */
interface Legend {
  readonly heading: string;
  readonly supports: string;
  readonly rivals: string;
  /** The lines of who looks, and of the seat below for who only watches. */
  readonly own: string;
  readonly ownOf: (name: string) => string;
  readonly faint: string;
  readonly open: string;
  readonly gained: string;
  readonly held: string;
  readonly regent: string;
}

/** What only a table of three and more says. */
export interface MeleeWords {
  readonly others: string;
  readonly open: (name: string) => string;
  readonly close: (name: string) => string;
  readonly turn: (turn: number) => string;
  readonly eliminated: string;
  readonly conceded: string;
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
  readonly legend: Legend;
  readonly redirect: Readonly<Record<'open' | 'spent', string>>;
  readonly bonusGained: (winner: string, loser: string) => string;
  readonly chooseTitle: string;
  readonly elsewhere: string;
  readonly against: (attacker: string, defender: string) => string;
  readonly redirectedFrom: (name: string) => string;
  /** The same where there is little room. */
  readonly redirectedShort: (name: string) => string;
  /** Why a seat is not offered for a second power challenge (AGOT-TITLE-HAND-a). */
  readonly anotherOpponent: string;
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
    conceded: 'poddanie',
    bond: {
      supports: 'wspierasz: nie atakujesz',
      supported: 'wspiera Cię: nie zaatakuje',
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
    legend: {
      heading: 'Co znaczy ten rysunek',
      supports: 'Strzałka: wspiera. Nie może inicjować wyzwań przeciwko temu, na kogo wskazuje.',
      rivals: 'Linia przerywana: rywale. Za wygraną z rywalem jest 1 żeton władzy, raz w rundzie za każdego rywala.',
      own: 'Linie grube: relacje Twojego tytułu.',
      ownOf: (name) => `Linie grube: relacje tytułu, który ma ${name}.`,
      faint: 'Linia blada: jednego z tych tytułów nikt w tej rundzie nie ma, więc relacja nie działa.',
      open: 'Krzyżyk: premia za tego rywala jest jeszcze do zdobycia.',
      gained: 'Ptaszek: premię za tego rywala ktoś już w tej rundzie zdobył.',
      held: 'Koło ma barwę stronnictwa, które nosi tytuł; z grubą obwódką jest Twój, bez barwy: nikt go nie ma.',
      regent:
        'Regent stoi pośrodku: nikogo nie wspiera i nie ma rywali. Z ptaszkiem: przekierował już wyzwanie w tej rundzie.',
    },
    redirect: { open: 'przekierowanie: jeszcze dostępne', spent: 'przekierowanie: zużyte w tej rundzie' },
    bonusGained: (winner, loser) => `premia za rywala: ${winner} nad ${loser}`,
    chooseTitle: 'Wybierz tytuł na tę rundę',
    elsewhere: 'wzięty wcześniej albo odłożony',
    against: (attacker, defender) => `${attacker} atakuje, broni się ${defender}`,
    redirectedFrom: (name) => `przekierowane, pierwotny cel: ${name}`,
    redirectedShort: (name) => `przekierowane, cel był: ${name}`,
    anotherOpponent: 'już było: teraz ktoś inny',
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
    conceded: 'gave up',
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
    legend: {
      heading: 'What the picture means',
      supports: 'An arrow: supports. May not initiate challenges against the one it points to.',
      rivals: 'A broken line: rivals. Beating a rival gains 1 power, once each round for every rival.',
      own: 'Thick lines: the relations of your title.',
      ownOf: (name) => `Thick lines: the relations of the title of ${name}.`,
      faint: 'A faint line: nobody holds one of these titles this round, so the relation does not count.',
      open: 'A cross: the bonus for this rival can still be gained.',
      gained: 'A check: somebody has gained the bonus for this rival this round.',
      held: 'A disc has the colour of the faction that holds the title; yours has a thick rim, one without a colour is held by nobody.',
      regent:
        'The regent stands in the middle: supports nobody, has no rivals. With a check: has redirected a challenge this round.',
    },
    redirect: { open: 'redirect: not used yet', spent: 'redirect: used this round' },
    bonusGained: (winner, loser) => `rivalry bonus: ${winner} over ${loser}`,
    chooseTitle: 'Choose a title for this round',
    elsewhere: 'taken before, or set aside',
    against: (attacker, defender) => `${attacker} attacks, ${defender} defends`,
    redirectedFrom: (name) => `redirected, at first against ${name}`,
    redirectedShort: (name) => `redirected from ${name}`,
    anotherOpponent: 'challenged before: now another',
    order: 'Player order',
    relations: 'Relations by titles',
    locations: 'locations',
  },
};
