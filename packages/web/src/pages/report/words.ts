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
    hint: 'Na przykład: „Ta karta nie powinna być do wyboru, bo postać jest pochylona”.',
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
        'The server adds the record of this match up to now, with its hidden cards, and keeps it to itself. Nobody at the table will see it. Names and talk are not added.',
      device:
        'The record of this match up to now goes along, with its hidden cards. It goes to the server only. Names are not added.',
      record: 'The record of this match and the number of the move you are looking at go along. Names are not added.',
    },
    send: 'Send the report',
    sending: 'Sending…',
    sent: (report) => `Thank you. The report is kept under the name ${report}.`,
    noServer:
      'The server did not take the report. You can save it as a file and send it later to who looks after the server.',
    save: 'Save as a file',
    saved: 'The file is saved.',
    close: 'Close',
  },
};
