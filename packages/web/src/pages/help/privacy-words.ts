import type { Lang } from '@kronika/kernel';

interface PrivacyWords {
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly facts: readonly string[] }[];
}

export const PRIVACY_WORDS: Readonly<Record<Lang, PrivacyWords>> = {
  pl: {
    lead: 'Krótko: nikt cię tu nie śledzi, nic nie trafia do osób trzecich, a grać można bez konta.',
    sections: [
      {
        title: 'Czego tu nie ma',
        facts: [
          'Żadnych reklam, liczników, analityki ani skryptów z innych witryn. Strona łączy się tylko ze swoim serwerem; pisma, ikony i dźwięki są częścią programu.',
          'Żadnych adresów e-mail ani prawdziwych nazwisk. Przy stole nazywasz się, jak chcesz.',
          'Adresów sieciowych serwer nie zapisuje: liczy je w pamięci, żeby nikt go nie przeciążył, i zapomina.',
        ],
      },
      {
        title: 'Co zachowuje twoja przeglądarka',
        facts: [
          'Program, żeby działał bez sieci.',
          'Partie z botem i przy jednym ekranie, twoje talie, zapisy i ustawienia. Nie wychodzą z urządzenia, póki sam ich nie wyślesz.',
          'Klucze do twoich miejsc przy stołach online. Kto ma klucz, siedzi na miejscu; serwer zna tylko jego skrót.',
          'Jeśli się zalogujesz: ciasteczko z kluczem sesji, niedostępne dla skryptów. Innych ciasteczek nie ma.',
          'Wszystko to usuniesz, czyszcząc dane tej witryny w przeglądarce.',
        ],
      },
      {
        title: 'Co zachowuje serwer',
        facts: [
          'Stoły online: imiona podane przy stole, talie, ruchy i to, co przy stole napisano. Stół na zaproszenie zna tylko ten, kto ma jego adres.',
          'Dziennik techniczny, bez imion, kluczy i adresów stołów.',
        ],
      },
      {
        title: 'Jeśli założysz konto',
        facts: [
          'Konto to nazwa i hasło, po to, by partie i talie mieć na kilku urządzeniach. Nazwy konta nie widzi nikt inny.',
          'Z hasła serwer ma tylko skrót (argon2id); zgubionego hasła nie da się odzyskać.',
          'Do tego: sesje (przeglądarka i system w dwóch słowach, kiedy użyte), twoje talie i lista twoich miejsc przy stołach.',
          'Swoje dane pobierzesz w jednym pliku. Usunięcie konta działa od razu: znika konto, sesje, talie i lista miejsc, a w rozegranych partiach znika twoje imię i to, co napisałeś lub napisałaś.',
        ],
      },
      {
        title: 'Kto za to odpowiada',
        facts: [
          'Ten, kto prowadzi serwer, z którym się łączysz. Kronika jest otwarta: możesz sprawdzić, co robi, i prowadzić ją u siebie.',
        ],
      },
    ],
  },
  en: {
    lead: 'In short: nobody tracks you here, nothing goes to third parties, and no account is needed to play.',
    sections: [
      {
        title: 'What there is not',
        facts: [
          'No advertisements, counters, analytics or scripts of other sites. The page talks to its own server only; typefaces, icons and sounds are part of the program.',
          'No e-mail addresses, no real names. At a table you are called as you like.',
          'The server writes down no network addresses: it counts them in memory, so that nobody can overload it, and forgets them.',
        ],
      },
      {
        title: 'What your browser keeps',
        facts: [
          'The program, so that it works without a network.',
          'Matches against bots and at one screen, your decks, records and settings. They do not leave the device unless you send them.',
          'The keys to your seats at online tables. Whoever has a key has the seat; the server knows only a hash of it.',
          'If you sign in: a cookie with the key of the session, out of reach of scripts. There are no other cookies.',
          'All of it is gone when you clear the data of this site in your browser.',
        ],
      },
      {
        title: 'What the server keeps',
        facts: [
          'Online tables: the names given there, decks, moves, and what was written at the table. A table by invitation is known only to who has its address.',
          'A technical log, without names, keys or addresses of tables.',
        ],
      },
      {
        title: 'If you make an account',
        facts: [
          'An account is a name and a passphrase, so that you have matches and decks on several devices. Nobody else sees the name of the account.',
          'Of the passphrase the server has only a hash (argon2id); a lost one cannot be recovered.',
          'Besides: sessions (browser and system in two words, when they were used), your decks, and the list of your seats at tables.',
          'You get your data in one file. Deleting the account takes effect at once: account, sessions, decks and the list of seats are gone, and from matches that were played your name and what you wrote.',
        ],
      },
      {
        title: 'Who answers for it',
        facts: [
          'Whoever runs the server you connect to. Kronika is open: you can see what it does, and run it yourself.',
        ],
      },
    ],
  },
};
