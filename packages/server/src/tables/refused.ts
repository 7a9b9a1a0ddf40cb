import { refuse, refusedByEngine } from '@kronika/host';

export { refusedByEngine as unknownGame };

export const NO_TABLE = refuse('noTable', {
  pl: 'Nie ma stołu o tym adresie.',
  en: 'There is no table at this address.',
});

export const DRAINING = refuse('notNow', {
  pl: 'Serwer jest właśnie uruchamiany ponownie. Spróbuj za chwilę.',
  en: 'The server is just being restarted. Try again in a moment.',
});
