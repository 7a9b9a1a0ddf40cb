import type { Lang } from '@kronika/kernel';
import type { Told } from './told.ts';

export const START = 'npm start -- --host 0.0.0.0 --port 80 --data /srv/kronika';

export const PROXY = `kronika.example {
  reverse_proxy 127.0.0.1:8080
}`;

export const OPTIONS = ['--port', '--host', '--data', '--origin', '--log-level'] as const;

interface HostingWords {
  readonly lead: string;
  readonly start: string;
  readonly startText: string;
  readonly options: string;
  readonly option: Readonly<Record<(typeof OPTIONS)[number], string>>;
  readonly proxy: string;
  readonly proxyText: string;
  readonly rest: readonly Told[];
}

export const HOSTING_WORDS: Readonly<Record<Lang, HostingWords>> = {
  pl: {
    lead: 'Kronikę może postawić każdy: dla rodziny, klubu albo dla wszystkich. Wystarczy komputer z Node.js 20 lub nowszym.',
    start: 'Uruchomienie',
    startText:
      'To jedno polecenie instaluje, buduje i uruchamia całość. Bez opcji serwer słucha tylko na tym komputerze, pod adresem http://127.0.0.1:8080/ albo na następnym wolnym porcie.',
    options: 'Opcje',
    option: {
      '--port': 'port stron, stołów i połączeń',
      '--host': 'adres, pod którym słucha; 0.0.0.0 znaczy: dla całej sieci',
      '--data': 'katalog ze wszystkimi danymi',
      '--origin': 'inne witryny, których strony mogą się łączyć',
      '--log-level': 'ile trafia do dziennika; nigdy nie ma w nim adresów stołów ani kluczy',
    },
    proxy: 'HTTPS',
    proxyText:
      'W internecie postaw przed serwerem pośrednika z HTTPS, na przykład Caddy. Bez HTTPS przeglądarki nie zachowają programu do gry bez sieci ani nie pokażą powiadomień.',
    rest: [
      {
        title: 'Kopia zapasowa',
        paragraphs: [
          'Wszystko leży w jednym pliku kronika.db w katalogu danych. Skopiuj go poleceniem sqlite3 kronika.db ".backup kopia.db", także gdy serwer działa.',
        ],
      },
      {
        title: 'Nowa wersja',
        paragraphs: [
          'Zatrzymaj serwer (Ctrl+C): zapisze wszystkie partie i pożegna się. Uruchom nową wersję: gracze wrócą sami i grają dalej.',
        ],
      },
    ],
  },
  en: {
    lead: 'Anybody can run Kronika: for the family, a club, or everybody. All it takes is a computer with Node.js 20 or newer.',
    start: 'Starting it',
    startText:
      'This one command installs, builds and starts everything. Without options the server listens on this computer only, at http://127.0.0.1:8080/ or the next free port.',
    options: 'Options',
    option: {
      '--port': 'the port of pages, tables and connections',
      '--host': 'the address to listen at; 0.0.0.0 means: for the whole network',
      '--data': 'the folder with all data',
      '--origin': 'other sites whose pages may connect',
      '--log-level': 'how much is logged; never addresses of tables, never keys',
    },
    proxy: 'HTTPS',
    proxyText:
      'On the internet put a proxy with HTTPS in front of it, for example Caddy. Without HTTPS browsers neither keep the program for playing without a network nor show notifications.',
    rest: [
      {
        title: 'Backup',
        paragraphs: [
          'Everything lies in one file, kronika.db in the data folder. Copy it with sqlite3 kronika.db ".backup copy.db", also while the server runs.',
        ],
      },
      {
        title: 'A new version',
        paragraphs: [
          'Stop the server (Ctrl+C): it writes down all matches and says goodbye. Start the new version: players come back by themselves and play on.',
        ],
      },
    ],
  },
};
