import type { Lang } from '@kronika/kernel';

interface PrivacyWords {
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly facts: readonly string[] }[];
}

export const PRIVACY_WORDS: Readonly<Record<Lang, PrivacyWords>> = {
  pl: {
    lead: 'Krótko: nikt Cię tu nie śledzi, nic nie trafia do osób trzecich, a grać można bez konta.',
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
        title: 'Co zachowuje Twoja przeglądarka',
        facts: [
          'Program, żeby działał bez sieci.',
          'Partie z botem i przy jednym ekranie, Twoje talie, zapisy i ustawienia. Nie wychodzą z urządzenia, póki sam ich nie wyślesz.',
          'Klucze do Twoich miejsc przy stołach online. Kto ma klucz, siedzi na miejscu; serwer zna tylko jego skrót.',
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
          'Do tego: sesje (przeglądarka i system w dwóch słowach, kiedy użyte), Twoje talie i lista Twoich miejsc przy stołach.',
          'Swoje dane pobierzesz w jednym pliku. Usunięcie konta działa od razu: znika konto, sesje, talie i lista miejsc, a w rozegranych partiach znika Twoje imię i to, co napisałeś lub napisałaś.',
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
        title: 'What you will not find here',
        facts: [
          'No ads, counters, analytics or scripts from other sites. The page only talks to its own server; fonts, icons and sounds are part of the program.',
          'No e-mail addresses, no real names. At a table you go by any name you like.',
          'The server stores no network addresses: it counts them in memory so that nobody can overload it, then forgets them.',
        ],
      },
      {
        title: 'What your browser keeps',
        facts: [
          'The program, so that it works without a network.',
          'Matches against bots and at one screen, your decks, records and settings. They do not leave the device unless you send them.',
          'The keys to your seats at online tables. Whoever has a key has the seat; the server knows only a hash of it.',
          'If you sign in: a cookie with the session key, out of reach of scripts. There are no other cookies.',
          'Clearing this site’s data in your browser removes all of it.',
        ],
      },
      {
        title: 'What the server keeps',
        facts: [
          'Online tables: the names given there, decks, moves, and what was written at the table. A table by invitation is known only to people who have its address.',
          'A technical log, without names, keys or addresses of tables.',
        ],
      },
      {
        title: 'If you make an account',
        facts: [
          'An account is a name and a passphrase, so that you have matches and decks on several devices. Nobody else sees the name of the account.',
          'The server only has a hash of your passphrase (argon2id); a lost one cannot be recovered.',
          'Besides: sessions (browser and system in two words, when they were used), your decks, and the list of your seats at tables.',
          'You can download your data as one file. Deleting the account takes effect at once: account, sessions, decks and the list of seats are deleted, and your name and messages are removed from the matches you played.',
        ],
      },
      {
        title: 'Who is responsible',
        facts: [
          'Whoever runs the server you connect to. Kronika is open: you can see what it does, and run it yourself.',
        ],
      },
    ],
  },
};
