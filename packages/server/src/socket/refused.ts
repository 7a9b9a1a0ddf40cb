import { refuse, type TableRefusal } from '@kronika/host';
import { type Refusal, refusalText } from '@kronika/kernel';

/** A message that is none: says what would be right. */
export function malformed(refusal: Refusal): TableRefusal {
  return refuse('malformed', { pl: refusalText(refusal, 'pl'), en: refusalText(refusal, 'en') });
}

export const NO_JSON = refuse('malformed', {
  pl: 'Wiadomość musi być tekstem w formacie JSON.',
  en: 'A message has to be text, in JSON.',
});

export const ATTACH_FIRST = refuse('notAttached', {
  pl: 'Pierwsza wiadomość musi mówić, o który stół chodzi (attach).',
  en: 'The first message has to say which table it is about (attach).',
});

export const ONE_TABLE = refuse('notNow', {
  pl: 'To połączenie jest już przy stole; do innego potrzebne jest osobne.',
  en: 'This connection is at a table already; another one needs a connection of its own.',
});

export const NOT_YOURS = refuse('notYours', {
  pl: 'Ten klucz nie otwiera żadnego miejsca przy tym stole.',
  en: 'This token belongs to no seat of this table.',
});

export const NOT_YOUR_ACCOUNTS = refuse('notYours', {
  pl: 'To miejsce należy do konta, a na tym urządzeniu nikt nie jest na nie zalogowany.',
  en: 'This seat belongs to an account, and nobody is signed in to it on this device.',
});

export const NO_SUCH_SEAT = refuse('notYours', {
  pl: 'Przy tym stole nie ma takiego miejsca.',
  en: 'This table has no such seat.',
});

export const TOO_LARGE = refuse('tooLarge', {
  pl: 'Wiadomość jest za długa.',
  en: 'The message is too long.',
});

export const TOO_FREQUENT = refuse('tooFrequent', {
  pl: 'Za dużo wiadomości naraz. Zaczekaj chwilę.',
  en: 'Too many messages at once. Wait a moment.',
});

export const INTERNAL = refuse('internal', {
  pl: 'Coś poszło nie tak po stronie serwera; nic się nie zmieniło.',
  en: 'Something went wrong on the server; nothing was changed.',
});
