import type { Lang } from '@kronika/kernel';
import type { Opponent } from '../match/choice.ts';
import type { Turn } from './my-match.ts';

export interface LobbyWords {
  readonly title: string;
  readonly lead: string;
  readonly how: string;
  readonly modes: Readonly<Record<Opponent, string>>;
  readonly play: Readonly<Record<Opponent, string>>;
  readonly playing: string;
  /** The way to everything that can be chosen before a match. */
  choose(what: string | undefined): string;
  readonly learn: string;
  readonly inPreparation: string;
  readonly sandbox: string;
  readonly puzzles: string;
  tables(count: number): string;
  readonly myMatches: string;
  readonly noMatches: string;
  readonly noMatchesButton: string;
  readonly turns: Readonly<Record<Turn, string>>;
  waitsFor(name: string): string;
  won(name: string): string;
  readonly draw: string;
  /** Against opponents that the rules play. */
  readonly lost: string;
  against(names: readonly string[]): string;
  inSeries(number: number): string;
  readonly thisDevice: string;
  readonly openSeat: string;
  removeOf(title: string): string;
  readonly replay: string;
  readonly replayOf: (title: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly showAll: string;
  readonly showFewer: string;
  readonly openTables: string;
  readonly newTable: string;
  readonly noTables: string;
  readonly noTablesButton: string;
  readonly unreachable: string;
  readonly unreachableButton: string;
  readonly noNetwork: string;
  readonly needsNetwork: string;
  readonly awayAtServer: string;
  readonly join: string;
  readonly watch: string;
  seatsTaken(taken: number, all: number): string;
  ago(milliseconds: number): string;
}

const MINUTE = 60_000;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** How long ago something was, in words. */
function agoIn(lang: Lang, now: string): LobbyWords['ago'] {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  return (milliseconds) => {
    const unit = UNITS.find(([, length]) => milliseconds >= length);
    return unit === undefined ? now : format.format(-Math.floor(milliseconds / unit[1]), unit[0]);
  };
}

function tablesInPolish(count: number): string {
  const form = new Intl.PluralRules('pl').select(count);
  return `${count} ${form === 'one' ? 'stół' : form === 'few' ? 'stoły' : 'stołów'}`;
}

export const LOBBY_WORDS: Readonly<Record<Lang, LobbyWords>> = {
  pl: {
    title: 'W co dziś zagramy?',
    lead: 'Kronika to cyfrowy stół do gier, który zna zasady. Każdą partię można odłożyć i dokończyć później.',
    how: 'Sposób gry',
    modes: { link: 'Przez sieć', here: 'Na jednym ekranie', bot: 'Z botem' },
    play: { link: 'Zaproś', here: 'Zagraj', bot: 'Graj' },
    playing: 'Rozkładam…',
    choose: (what = 'Przeciwnik i zegar') => `${what}…`,
    learn: 'Pierwszy raz? Naucz się w 10 minut',
    inPreparation: 'w przygotowaniu',
    sandbox: 'piaskownica',
    puzzles: 'łamigłówki',
    tables: tablesInPolish,
    myMatches: 'Twoje partie',
    noMatches: 'Nie masz jeszcze żadnej partii. Pierwsza zaczyna się jednym kliknięciem.',
    noMatchesButton: 'Graj z botem',
    turns: { mine: 'Twój ruch', theirs: 'czeka', gathering: 'czeka na graczy', over: 'zakończona' },
    waitsFor: (name) => `ruch: ${name}`,
    won: (name) => `wygrywa ${name}`,
    draw: 'bez zwycięzcy',
    lost: 'przegrana',
    against: (names) => names.join(' – '),
    inSeries: (number) => `partia nr ${number} w serii`,
    thisDevice: 'na tym urządzeniu',
    openSeat: 'wolne miejsce',
    removeOf: (title) => `Usuń partię: ${title}`,
    replay: 'Powtórka',
    replayOf: (title) => `Obejrzyj powtórkę: ${title}`,
    removeYes: 'Usuń na zawsze',
    removeNo: 'Zostaw',
    showAll: 'wszystkie',
    showFewer: 'mniej',
    openTables: 'Otwarte stoły',
    newTable: 'załóż stół',
    noTables: 'Nikt teraz nie czeka przy stole. Załóż swój i zaproś kogoś linkiem.',
    noTablesButton: 'Załóż stół',
    unreachable: 'Serwer nie odpowiada, więc stołów w sieci nie widać. Gra na tym urządzeniu działa bez niego.',
    unreachableButton: 'Graj z botem',
    noNetwork: 'Nie ma sieci, więc stoły online czekają. Wrócą same razem z nią; wszystko inne działa bez niej.',
    needsNetwork: 'potrzebny serwer',
    awayAtServer: 'Twoje partie na serwerze pokażą się, gdy wróci sieć.',
    join: 'Dołącz',
    watch: 'Oglądaj',
    seatsTaken: (taken, all) => `zajęte miejsca: ${taken} z ${all}`,
    ago: agoIn('pl', 'przed chwilą'),
  },
  en: {
    title: 'What shall we play?',
    lead: 'Kronika is a digital table that knows the rules. You can leave any match and finish it later.',
    how: 'How to play',
    modes: { link: 'Online', here: 'On one screen', bot: 'Against a bot' },
    play: { link: 'Invite', here: 'Play', bot: 'Play' },
    playing: 'Setting up…',
    choose: (what = 'Opponent and clock') => `${what}…`,
    learn: 'First time? Learn in ten minutes',
    inPreparation: 'in preparation',
    sandbox: 'sandbox',
    puzzles: 'puzzles',
    tables: (count) => `${count} ${count === 1 ? 'table' : 'tables'}`,
    myMatches: 'Your matches',
    noMatches: 'You have no match yet. The first one is a single click away.',
    noMatchesButton: 'Play against a bot',
    turns: { mine: 'Your move', theirs: 'waiting', gathering: 'waiting for players', over: 'over' },
    waitsFor: (name) => `move: ${name}`,
    won: (name) => `${name} wins`,
    draw: 'no winner',
    lost: 'lost',
    against: (names) => names.join(' – '),
    inSeries: (number) => `match ${number} of the series`,
    thisDevice: 'on this device',
    openSeat: 'open seat',
    removeOf: (title) => `Remove the match: ${title}`,
    replay: 'Replay',
    replayOf: (title) => `Watch the replay: ${title}`,
    removeYes: 'Remove for good',
    removeNo: 'Keep',
    showAll: 'all',
    showFewer: 'fewer',
    openTables: 'Open tables',
    newTable: 'open a table',
    noTables: 'Nobody is waiting at a table right now. Open one and invite somebody with a link.',
    noTablesButton: 'Open a table',
    unreachable: 'The server is not responding, so online tables cannot be listed. You can still play on this device.',
    unreachableButton: 'Play against a bot',
    noNetwork:
      'You are offline, so online tables have to wait. They will be back when the network is; everything else works without it.',
    needsNetwork: 'needs the server',
    awayAtServer: 'Your matches on the server will be listed again when the network is back.',
    join: 'Join',
    watch: 'Watch',
    seatsTaken: (taken, all) => `seats taken: ${taken} of ${all}`,
    ago: agoIn('en', 'just now'),
  },
};
