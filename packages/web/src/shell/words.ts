import type { Lang } from '@kronika/kernel';
import type { AnimationSpeed } from '../table/props.ts';
import type { Theme } from './preferences/preferences.ts';

/** What stands around every page. */
export interface ShellWords {
  readonly skip: string;
  readonly mainNavigation: string;
  readonly home: string;
  readonly tables: string;
  readonly decks: string;
  readonly cards: string;
  readonly rules: string;
  readonly replays: string;
  readonly chronicles: string;
  readonly chroniclesHint: string;
  readonly credits: string;
  readonly about: string;
  readonly help: string;
  readonly privacy: string;
  readonly hosting: string;
  readonly unofficial: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly preferences: string;
  readonly account: string;
  readonly noAccount: string;
  readonly statistics: string;
  readonly statisticsHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly animation: string;
  readonly animations: Readonly<Record<AnimationSpeed, string>>;
  /** How somebody is called who did not say their name. */
  readonly nameless: string;
  readonly loading: string;
  readonly close: string;
  readonly broken: string;
  readonly brokenHint: string;
  readonly reload: string;
  readonly toTables: string;
  readonly unreachable: string;
  readonly offline: string;
  readonly offlineHint: string;
  readonly noNetwork: string;
  readonly noNetworkHint: string;
  readonly newEdition: string;
  readonly newEditionHint: string;
  readonly reloadNow: string;
  readonly later: string;
  readonly install: string;
  readonly installHint: string;
}

export const SHELL_WORDS: Readonly<Record<Lang, ShellWords>> = {
  pl: {
    skip: 'Przejdź do treści',
    mainNavigation: 'Główna nawigacja',
    home: 'Kronika, strona główna',
    tables: 'Stoły',
    decks: 'Talie',
    cards: 'Karty',
    rules: 'Zasady',
    replays: 'Powtórki',
    chronicles: 'Kroniki',
    chroniclesHint: 'partie, które się łączą',
    credits: 'Autorzy i licencje',
    about: 'O programie',
    help: 'Pomoc',
    privacy: 'Prywatność',
    hosting: 'Własny serwer',
    unofficial: 'Nieoficjalny projekt fanowski, niezwiązany z wydawcami gier.',
    toLight: 'Jasny motyw',
    toDark: 'Ciemny motyw',
    preferences: 'Ustawienia',
    account: 'Konto',
    noAccount: 'niepotrzebne do gry',
    statistics: 'Historia',
    statisticsHint: 'partie i wykresy',
    name: 'Twoje imię przy stole',
    nameHint: 'np. Jadwiga',
    language: 'Język',
    theme: 'Motyw',
    themes: { system: 'jak w systemie', dark: 'ciemny', light: 'jasny' },
    animation: 'Animacje',
    animations: { normal: 'zwykłe', fast: 'szybkie', off: 'wyłączone' },
    nameless: 'Gość',
    loading: 'Wczytuję…',
    close: 'Zamknij',
    broken: 'Coś się popsuło',
    brokenHint: 'Partia jest zapisana po każdym ruchu, więc nic nie przepadło. Odśwież stronę i graj dalej.',
    reload: 'Odśwież stronę',
    toTables: 'Wróć do stołów',
    offline: 'gra działa offline',
    offlineHint: 'Cały program jest już na tym urządzeniu: bez sieci działa wszystko oprócz stołów online.',
    noNetwork: 'bez sieci',
    noNetworkHint: 'Stoły online wrócą same, gdy wróci sieć. Wszystko inne działa bez niej.',
    newEdition: 'Jest nowa wersja.',
    newEditionHint: 'Odśwież, kiedy Ci pasuje; partia nie przepadnie.',
    reloadNow: 'Odśwież',
    later: 'Nie teraz',
    install: 'Zainstaluj na tym urządzeniu',
    installHint: 'Własne okno i ikona; działa też bez sieci.',
    unreachable: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  },
  en: {
    skip: 'Skip to content',
    mainNavigation: 'Main navigation',
    home: 'Kronika, home',
    tables: 'Tables',
    decks: 'Decks',
    cards: 'Cards',
    rules: 'Rules',
    replays: 'Replays',
    chronicles: 'Chronicles',
    chroniclesHint: 'games that continue',
    credits: 'Credits and licences',
    about: 'About',
    help: 'Help',
    privacy: 'Privacy',
    hosting: 'Your own server',
    unofficial: 'An unofficial fan project, not affiliated with the publishers of the games.',
    toLight: 'Light theme',
    toDark: 'Dark theme',
    preferences: 'Settings',
    account: 'Account',
    noAccount: 'not needed to play',
    statistics: 'History',
    statisticsHint: 'matches and charts',
    name: 'Your name at the table',
    nameHint: 'e.g. Jadwiga',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'like the system', dark: 'dark', light: 'light' },
    animation: 'Animations',
    animations: { normal: 'normal', fast: 'fast', off: 'off' },
    nameless: 'Guest',
    loading: 'Loading…',
    close: 'Close',
    broken: 'Something went wrong',
    brokenHint: 'The match is saved after every move, so nothing is lost. Reload the page and keep playing.',
    reload: 'Reload the page',
    toTables: 'Back to the tables',
    offline: 'plays offline',
    offlineHint: 'The whole program is on this device: everything but online tables works without a network.',
    noNetwork: 'no network',
    noNetworkHint: 'Online tables will be back when the network is. Everything else works without it.',
    newEdition: 'There is a new version.',
    newEditionHint: 'Reload when it suits you; your match stays.',
    reloadNow: 'Reload',
    later: 'Not now',
    install: 'Install on this device',
    installHint: 'Its own window and icon; works without a network, too.',
    unreachable: 'The server is not responding. Check your connection and try again.',
  },
};
