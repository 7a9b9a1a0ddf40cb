import type { Lang } from '@kronika/kernel';

export interface AccountWords {
  readonly title: string;
  readonly lead: string;
  readonly whatFor: string;
  readonly reasons: readonly { readonly head: string; readonly text: string }[];
  readonly without: string;
  readonly way: string;
  readonly ways: Readonly<Record<'up' | 'in', string>>;
  readonly name: string;
  readonly nameHint: string;
  readonly passphrase: string;
  readonly passphraseHint: string;
  readonly show: string;
  readonly hide: string;
  readonly noRecovery: string;
  readonly go: Readonly<Record<'up' | 'in', string>>;
  readonly working: string;
  readonly signedInAs: string;
  since(date: string): string;
  readonly signOut: string;
  readonly signOutHint: string;
  readonly devices: string;
  readonly devicesHint: string;
  readonly unknownDevice: string;
  readonly thisDevice: string;
  began(date: string): string;
  lastSeen(date: string): string;
  readonly end: string;
  endOf(device: string): string;
  readonly endOthers: string;
  readonly change: string;
  readonly changeHint: string;
  readonly old: string;
  readonly next: string;
  readonly changeGo: string;
  readonly changed: string;
  readonly data: string;
  readonly dataHint: string;
  readonly exportGo: string;
  readonly toStatistics: string;
  readonly remove: string;
  readonly removeHint: string;
  readonly removeConfirm: string;
  readonly removeGo: string;
  readonly removed: string;
  readonly signedOut: string;
  readonly unreachable: string;
  readonly again: string;
}

export const ACCOUNT_WORDS: Readonly<Record<Lang, AccountWords>> = {
  pl: {
    title: 'Konto',
    lead: 'Do grania nie jest potrzebne. Przydaje się, gdy grasz na więcej niż jednym urządzeniu.',
    whatFor: 'Po co konto',
    reasons: [
      {
        head: 'Partie na każdym urządzeniu',
        text: 'Partię przez sieć zaczętą na komputerze dokończysz na telefonie.',
      },
      {
        head: 'Talie zawsze przy sobie',
        text: 'Talie z tej przeglądarki i z konta są takie same, także po powrocie z miejsca bez zasięgu.',
      },
      {
        head: 'Historia i statystyki',
        text: 'Zakończone partie ze wszystkich urządzeń w jednym miejscu.',
      },
    ],
    without:
      'Bez konta wszystko działa tak samo, tylko zostaje w tej przeglądarce. Nikt nie zobaczy nazwy konta: przy stole przedstawiasz się, jak chcesz.',
    way: 'Konto',
    ways: { up: 'Załóż konto', in: 'Zaloguj się' },
    name: 'Nazwa konta',
    nameHint: 'Tylko do logowania. Wielkość liter i ogonki nie mają znaczenia.',
    passphrase: 'Hasło',
    passphraseHint: 'Co najmniej 10 znaków. Najlepiej kilka przypadkowych słów.',
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    noRecovery:
      'Nie pytamy o adres e-mail, więc zgubionego hasła nie da się odzyskać. Zapisz je w bezpiecznym miejscu.',
    go: { up: 'Załóż konto', in: 'Zaloguj' },
    working: 'Chwila…',
    signedInAs: 'Zalogowano',
    since: (date) => `Konto od ${date}`,
    signOut: 'Wyloguj',
    signOutHint: 'Talie i partie tego urządzenia zostają na nim.',
    devices: 'Zalogowane urządzenia',
    devicesHint: 'Nie poznajesz któregoś? Wyloguj je i zmień hasło.',
    unknownDevice: 'Nieznane urządzenie',
    thisDevice: 'to urządzenie',
    began: (date) => `zalogowane ${date}`,
    lastSeen: (date) => `ostatnio ${date}`,
    end: 'Wyloguj',
    endOf: (device) => `Wyloguj urządzenie: ${device}`,
    endOthers: 'Wyloguj wszystkie pozostałe',
    change: 'Zmiana hasła',
    changeHint: 'Po zmianie wszystkie pozostałe urządzenia zostaną wylogowane.',
    old: 'Obecne hasło',
    next: 'Nowe hasło',
    changeGo: 'Zmień hasło',
    changed: 'Hasło zmienione. Pozostałe urządzenia zostały wylogowane.',
    data: 'Twoje dane',
    dataHint: 'Jeden plik JSON ze wszystkim, co jest o Tobie zapisane: konto, urządzenia, talie i partie.',
    exportGo: 'Pobierz dane',
    toStatistics: 'Historia i statystyki',
    remove: 'Usunięcie konta',
    removeHint:
      'Znikną konto, logowania i talie na koncie. Partie zostaną u pozostałych graczy, bez Twojego imienia i Twoich wiadomości. To, co jest w tej przeglądarce, zostaje. Tego nie da się cofnąć.',
    removeConfirm: 'Hasło, żeby potwierdzić',
    removeGo: 'Usuń konto na zawsze',
    removed: 'Konto zostało usunięte.',
    signedOut: 'Na tym urządzeniu nikt nie jest już zalogowany.',
    unreachable: 'Serwer nie odpowiada. Sprawdź połączenie; grać na tym urządzeniu można i bez niego.',
    again: 'Spróbuj jeszcze raz',
  },
  en: {
    title: 'Account',
    lead: 'You do not need one to play. It helps when you play on more than one device.',
    whatFor: 'What an account is for',
    reasons: [
      {
        head: 'Matches on every device',
        text: 'Start an online match on your computer and finish it on your phone.',
      },
      {
        head: 'Your decks with you',
        text: 'Decks in this browser and in your account stay in sync, even after time offline.',
      },
      { head: 'History and statistics', text: 'Finished matches from all your devices in one place.' },
    ],
    without:
      'Without an account everything works the same, but stays in this browser. Nobody sees your account name: at a table you go by any name you like.',
    way: 'Account',
    ways: { up: 'Sign up', in: 'Sign in' },
    name: 'Account name',
    nameHint: 'Only used to sign in. Capitals and accents do not matter.',
    passphrase: 'Passphrase',
    passphraseHint: 'At least 10 characters. A few random words are best.',
    show: 'Show the passphrase',
    hide: 'Hide the passphrase',
    noRecovery:
      'We do not ask for an e-mail address, so a lost passphrase cannot be recovered. Keep it somewhere safe.',
    go: { up: 'Sign up', in: 'Sign in' },
    working: 'One moment…',
    signedInAs: 'Signed in',
    since: (date) => `Account since ${date}`,
    signOut: 'Sign out',
    signOutHint: 'Decks and matches on this device stay here.',
    devices: 'Signed-in devices',
    devicesHint: 'Do not recognise one? Sign it out and change your passphrase.',
    unknownDevice: 'Unknown device',
    thisDevice: 'this device',
    began: (date) => `signed in ${date}`,
    lastSeen: (date) => `last seen ${date}`,
    end: 'Sign out',
    endOf: (device) => `Sign out the device: ${device}`,
    endOthers: 'Sign out all others',
    change: 'Change the passphrase',
    changeHint: 'All other devices will be signed out.',
    old: 'Current passphrase',
    next: 'New passphrase',
    changeGo: 'Change the passphrase',
    changed: 'Passphrase changed. All other devices were signed out.',
    data: 'Your data',
    dataHint: 'One JSON file with everything stored about you: account, devices, decks and matches.',
    exportGo: 'Download the data',
    toStatistics: 'History and statistics',
    remove: 'Delete the account',
    removeHint:
      'Your account, its sessions and its decks are deleted. Matches stay with the other players, without your name and your messages. What is in this browser stays. This cannot be undone.',
    removeConfirm: 'Passphrase, to confirm',
    removeGo: 'Delete the account for good',
    removed: 'The account was deleted.',
    signedOut: 'Nobody is signed in on this device any more.',
    unreachable: 'The server is not responding. Check your connection; you can still play on this device.',
    again: 'Try again',
  },
};
