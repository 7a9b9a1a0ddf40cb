import type { Phrase } from '@kronika/kernel';

/** What is chosen where no card is, by the kind of the options. */
export const OTHER_CHOICES: Readonly<Record<string, Phrase>> = {
  number: { pl: 'Teraz podajesz liczbę, nie wybierasz karty.', en: 'You name a number now; no card is chosen.' },
  accept: { pl: 'Teraz odpowiadasz tak albo nie.', en: 'You answer yes or no now; no card is chosen.' },
  seat: { pl: 'Teraz wybierasz gracza, nie kartę.', en: 'You choose a player now, not a card.' },
  challenge: {
    pl: 'Teraz wybierasz rodzaj wyzwania; kto atakuje, wskazujesz potem.',
    en: 'You choose a type of challenge now; who attacks comes after that.',
  },
  challengeType: {
    pl: 'Teraz wskazujesz rodzaj wyzwania, nie kartę.',
    en: 'You name a type of challenge now, not a card.',
  },
  icon: { pl: 'Teraz wybierasz symbol wyzwania, nie kartę.', en: 'You choose a challenge icon now, not a card.' },
  keyword: { pl: 'Teraz wybierasz słowo kluczowe, nie kartę.', en: 'You choose a keyword now, not a card.' },
  gold: { pl: 'Teraz wybierasz liczbę sztuk złota, nie kartę.', en: 'You choose an amount of gold now, not a card.' },
  cardType: { pl: 'Teraz wskazujesz rodzaj karty, nie kartę.', en: 'You name a type of card now, not a card.' },
  first: { pl: 'Teraz wybierasz, co nastąpi najpierw.', en: 'You choose what comes first now.' },
};
