import { refuse } from '@kronika/host';

/** The same for a name nobody has, for a passphrase that is wrong, and for a name that somebody else has. */
export const NOT_LET_IN = refuse('notYours', {
  pl: 'Ta nazwa i to hasło nie pasują do siebie. Sprawdź jedno i drugie; jeśli zakładasz konto, weź inną nazwę.',
  en: 'This name and this passphrase do not go together. Check both; if you are signing up, take another name.',
});

export const WRONG_PASSPHRASE = refuse('notYours', {
  pl: 'To nie jest hasło tego konta. Nic się nie zmieniło.',
  en: 'This is not the passphrase of the account. Nothing was changed.',
});

export const NOT_SIGNED_IN = refuse('notSignedIn', {
  pl: 'To jest dla kogoś, kto jest zalogowany. Zaloguj się i spróbuj jeszcze raz.',
  en: 'This is for somebody who is signed in. Sign in and try again.',
});

export const TOO_MANY_TRIES = refuse('tooFrequent', {
  pl: 'Za dużo prób. Zaczekaj kilka minut i spróbuj jeszcze raz.',
  en: 'Too many tries. Wait a few minutes and try again.',
});

export const NO_NAME = refuse('malformed', {
  pl: 'Nazwa musi mieć choć jedną literę lub cyfrę.',
  en: 'A name needs at least one letter or digit.',
});

export const NO_ROOM_FOR_DECKS = refuse('tooLarge', {
  pl: 'Na koncie nie ma już miejsca na nowe talie. Usuń te, których nie potrzebujesz.',
  en: 'There is no room for more decks in the account. Delete those you do not need.',
});
