import type { Lang } from '@kronika/kernel';

export interface ReportWords {
  readonly title: string;
  readonly what: string;
  readonly hint: string;
  /** What goes along, by where the match is. */
  readonly attached: Readonly<Record<'table' | 'device' | 'record', string>>;
  readonly send: string;
  readonly sending: string;
  readonly sent: (report: string) => string;
  readonly noServer: string;
  readonly save: string;
  readonly saved: string;
  readonly close: string;
}

export const REPORT_WORDS: Readonly<Record<Lang, ReportWords>> = {
  pl: {
    title: 'Zgłoś problem',
    what: 'Co się stało, a co powinno było się stać?',
    hint: 'Na przykład: „Ta karta nie powinna być do wyboru, bo postać jest w ukłonie”.',
    attached: {
      table:
        'Serwer dołączy zapis tej partii aż do teraz, razem z zakrytymi kartami, i zachowa go u siebie. Nikt przy stole go nie zobaczy. Imiona i rozmowy nie są dołączane.',
      device:
        'Do zgłoszenia dołączymy zapis tej partii aż do teraz, razem z zakrytymi kartami. Trafi tylko na serwer. Imiona nie są dołączane.',
      record: 'Do zgłoszenia dołączymy zapis tej partii i numer ruchu, na który patrzysz. Imiona nie są dołączane.',
    },
    send: 'Wyślij zgłoszenie',
    sending: 'Wysyłam…',
    sent: (report) => `Dziękujemy. Zgłoszenie zapisano pod nazwą ${report}.`,
    noServer: 'Serwer nie przyjął zgłoszenia. Możesz zapisać je jako plik i wysłać później komuś, kto dba o serwer.',
    save: 'Zapisz jako plik',
    saved: 'Zapisano plik.',
    close: 'Zamknij',
  },
  en: {
    title: 'Report a problem',
    what: 'What happened, and what should have happened?',
    hint: 'For example: "This card should not be offered, because the character is bowed".',
    attached: {
      table:
        'The server attaches the record of this match so far, hidden cards included, and keeps it private. Nobody at the table will see it. Names and chat are not included.',
      device:
        'The record of this match so far is attached, hidden cards included. It is sent to the server only. Names are not included.',
      record:
        'The record of this match and the number of the move you are looking at are attached. Names are not included.',
    },
    send: 'Send the report',
    sending: 'Sending…',
    sent: (report) => `Thank you. The report was saved as ${report}.`,
    noServer:
      'The server did not accept the report. You can save it as a file and send it later to whoever runs the server.',
    save: 'Save as a file',
    saved: 'The file is saved.',
    close: 'Close',
  },
};
