import type { Lang } from '@kronika/kernel';
import type { Verdict } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import type { Order } from '../../history/tally.ts';

export const OPPONENTS = ['all', 'people', 'bots'] as const;
export type Opponents = (typeof OPPONENTS)[number];

export interface StatisticsWords {
  readonly title: string;
  readonly lead: string;
  readonly leadAlone: string;
  readonly toAccount: string;
  readonly against: string;
  readonly opponents: Readonly<Record<Opponents, string>>;
  readonly game: string;
  readonly none: string;
  readonly noneOfThese: string;
  readonly play: string;
  readonly unreachable: string;
  matches(count: number): string;
  readonly won: string;
  readonly lost: string;
  readonly other: string;
  readonly share: string;
  readonly medianRounds: string;
  readonly medianTime: string;
  readonly overTime: string;
  readonly overTimeHint: string;
  matrixHint(splitBy: HistoryModule['splitBy']): string;
  readonly byOrder: string;
  readonly orders: Readonly<Record<Order, string>>;
  readonly byWay: string;
  readonly ways: Readonly<Record<'resigned' | 'timeUp' | 'timeCalled', string>>;
  readonly bySeats: string;
  players(count: number): string;
  readonly byRounds: string;
  rounds(count: number): string;
  readonly month: string;
  readonly numbers: string;
  readonly notYet: string;
  /** What a chart shows, for readers who cannot see it. */
  plot(title: string, rows: readonly string[]): string;
  row(label: string, won: number, lost: number, other: number): string;
  readonly history: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly replay: string;
  replayOf(title: string): string;
  readonly more: string;
  readonly date: string;
  readonly opponent: string;
  readonly result: string;
  readonly length: string;
  readonly thisDevice: string;
  minutes(count: number): string;
  hours(count: number): string;
  days(count: number): string;
  decisions(count: number): string;
}

const rules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

function inPolish(count: number, one: string, few: string, many: string): string {
  const form = rules.pl.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const inEnglish = (count: number, one: string, other: string): string =>
  `${count} ${rules.en.select(count) === 'one' ? one : other}`;

export const STATISTICS_WORDS: Readonly<Record<Lang, StatisticsWords>> = {
  pl: {
    title: 'Historia i statystyki',
    lead: 'Zakończone partie z tej przeglądarki i z Twojego konta.',
    leadAlone: 'Zakończone partie z tej przeglądarki. Partie z innych urządzeń pokaże konto.',
    toAccount: 'Konto',
    against: 'Przeciwnicy',
    opponents: { all: 'wszyscy', people: 'ludzie', bots: 'boty' },
    game: 'Gra',
    none: 'Nie masz jeszcze zakończonej partii. Gdy dograsz pierwszą, zobaczysz ją tutaj, a z każdą następną wykresy powiedzą więcej.',
    noneOfThese: 'Takiej partii jeszcze tu nie ma.',
    play: 'Zagraj z botem',
    unreachable: 'Nie udało się wczytać historii. Spróbuj odświeżyć stronę.',
    matches: (count) => inPolish(count, 'partia', 'partie', 'partii'),
    won: 'wygrane',
    lost: 'przegrane',
    other: 'bez rozstrzygnięcia',
    share: 'wygranych',
    medianRounds: 'rundy w typowej partii',
    medianTime: 'typowy czas partii',
    overTime: 'Partie w czasie',
    overTimeHint: 'ostatnie dwanaście miesięcy',
    matrixHint: (splitBy) =>
      `wygrane i przegrane; wiersz to Twoja strona, kolumna to strona przeciwnika${splitBy === 'seats' ? ' (przy większym stole każdego z nich)' : ''}`,
    byOrder: 'Kto zaczynał',
    orders: { first: 'zaczynasz', second: 'zaczyna przeciwnik' },
    byWay: 'Jak się kończyły',
    ways: { resigned: 'poddanie', timeUp: 'koniec czasu gracza', timeCalled: 'koniec czasu partii' },
    bySeats: 'Ilu grało',
    players: (count) => inPolish(count, 'gracz', 'graczy', 'graczy'),
    byRounds: 'Długość w rundach',
    rounds: (count) => inPolish(count, 'runda', 'rundy', 'rund'),
    month: 'miesiąc',
    numbers: 'Pokaż liczby',
    notYet: 'Za mało partii, żeby coś tu pokazać.',
    plot: (title, rows) => `Wykres: ${title}. ${rows.join('; ')}.`,
    row: (label, won, lost, other) =>
      `${label}: wygrane ${won}, przegrane ${lost}${other === 0 ? '' : `, bez rozstrzygnięcia ${other}`}`,
    history: 'Zakończone partie',
    verdicts: { won: 'wygrana', lost: 'przegrana', drawn: 'bez zwycięzcy', shared: 'przy jednym stole' },
    replay: 'Powtórka',
    replayOf: (title) => `Powtórka: ${title}`,
    more: 'Pokaż starsze',
    date: 'data',
    opponent: 'przeciwnik',
    result: 'wynik',
    length: 'długość',
    thisDevice: 'na tym urządzeniu',
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} godz.`,
    days: (count) => inPolish(count, 'dzień', 'dni', 'dni'),
    decisions: (count) => inPolish(count, 'decyzja', 'decyzje', 'decyzji'),
  },
  en: {
    title: 'History and statistics',
    lead: 'Finished matches from this browser and your account.',
    leadAlone: 'Finished matches from this browser. With an account you also see those from other devices.',
    toAccount: 'Account',
    against: 'Opponents',
    opponents: { all: 'everybody', people: 'people', bots: 'bots' },
    game: 'Game',
    none: 'You have no finished match yet. The first one will be here when it is over, and the charts say more with every match you add.',
    noneOfThese: 'No such matches yet.',
    play: 'Play against a bot',
    unreachable: 'Your history could not be loaded. Try reloading the page.',
    matches: (count) => inEnglish(count, 'match', 'matches'),
    won: 'won',
    lost: 'lost',
    other: 'undecided',
    share: 'won',
    medianRounds: 'rounds in a typical match',
    medianTime: 'length of a typical match',
    overTime: 'Matches over time',
    overTimeHint: 'the last twelve months',
    matrixHint: (splitBy) =>
      `won and lost; the row is your side, the column that of the opponent${splitBy === 'seats' ? ' (of each one at a larger table)' : ''}`,
    byOrder: 'Who went first',
    orders: { first: 'you first', second: 'opponent first' },
    byWay: 'How they ended',
    ways: { resigned: 'resignation', timeUp: 'a player out of time', timeCalled: 'the match out of time' },
    bySeats: 'How many played',
    players: (count) => inEnglish(count, 'player', 'players'),
    byRounds: 'Length in rounds',
    rounds: (count) => inEnglish(count, 'round', 'rounds'),
    month: 'month',
    numbers: 'Show the numbers',
    notYet: 'Too few matches to show anything here.',
    plot: (title, rows) => `Chart: ${title}. ${rows.join('; ')}.`,
    row: (label, won, lost, other) => `${label}: won ${won}, lost ${lost}${other === 0 ? '' : `, undecided ${other}`}`,
    history: 'Finished matches',
    verdicts: { won: 'won', lost: 'lost', drawn: 'no winner', shared: 'at one table' },
    replay: 'Replay',
    replayOf: (title) => `Replay: ${title}`,
    more: 'Show older ones',
    date: 'date',
    opponent: 'opponent',
    result: 'result',
    length: 'length',
    thisDevice: 'on this device',
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
    days: (count) => inEnglish(count, 'day', 'days'),
    decisions: (count) => inEnglish(count, 'decision', 'decisions'),
  },
};
