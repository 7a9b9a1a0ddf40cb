import type { Phrase } from '@kronika/kernel';

/** What is chosen where no card is, by the kind of the options. */
export const OTHER_CHOICES: Readonly<Record<string, Phrase>> = {
  number: { pl: 'Teraz wybierasz liczbę, nie kartę.', en: 'Choose a number, not a card.' },
  accept: { pl: 'Teraz odpowiadasz tak albo nie.', en: 'Answer yes or no; no card is chosen.' },
  seat: { pl: 'Teraz wybierasz gracza, nie kartę.', en: 'Choose a player, not a card.' },
  challenge: {
    pl: 'Teraz wybierasz rodzaj wyzwania; kto atakuje, wskazujesz potem.',
    en: 'Choose the type of challenge first, then who attacks.',
  },
  challengeType: {
    pl: 'Teraz wskazujesz rodzaj wyzwania, nie kartę.',
    en: 'Choose a type of challenge, not a card.',
  },
  icon: { pl: 'Teraz wybierasz symbol wyzwania, nie kartę.', en: 'Choose a challenge icon, not a card.' },
  keyword: { pl: 'Teraz wybierasz słowo kluczowe, nie kartę.', en: 'Choose a keyword, not a card.' },
  gold: { pl: 'Teraz wybierasz liczbę sztuk złota, nie kartę.', en: 'Choose an amount of gold, not a card.' },
  cardType: { pl: 'Teraz wskazujesz rodzaj karty, nie kartę.', en: 'Choose a type of card, not a card.' },
  first: { pl: 'Teraz wybierasz, co nastąpi najpierw.', en: 'Choose what comes first.' },
};
