import { refuse, refusedByEngine } from '@kronika/host';

export { refusedByEngine as unknownGame };

export const NO_TABLE = refuse('noTable', {
  pl: 'Nie ma stołu o tym adresie.',
  en: 'There is no table at this address.',
});

export const TOO_MANY_OPEN = refuse('tooFrequent', {
  pl: 'Z tej sieci czeka już na graczy tyle stołów, ile może. Zaproś kogoś linkiem albo zaczekaj, aż ktoś się dosiądzie.',
  en: 'As many tables from this network are waiting for players as may. Invite somebody by link, or wait until somebody sits down.',
});

export const DAMAGED = refuse('damaged', {
  pl: 'Zapis tego stołu na serwerze jest uszkodzony, więc nie da się go otworzyć. Wie o tym administrator; pozostałe stoły działają.',
  en: 'What the server has stored of this table is damaged, so it cannot be opened. The operator has been told; all other tables go on.',
});

export const DRAINING = refuse('notNow', {
  pl: 'Serwer jest właśnie uruchamiany ponownie. Spróbuj za chwilę.',
  en: 'The server is just being restarted. Try again in a moment.',
});
