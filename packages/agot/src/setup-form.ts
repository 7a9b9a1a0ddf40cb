import { type SetupForm, WINDOWS_OPTION } from '@kronika/kernel';
import { READY_DECKS, STARTER_DECKS } from './decks/ready/decks.ts';

/** The number of seats tells the format: joust for two, melee for more. */
export const AGOT_SETUP = {
  formats: [
    {
      id: 'joust',
      name: { pl: 'pojedynek', en: 'joust' },
      about: { pl: 'Pojedynek: jeden na jednego, bez tytułów.', en: 'A joust: one against one, without titles.' },
      seats: { min: 2, max: 2 },
    },
    {
      id: 'melee',
      name: { pl: 'starcie', en: 'melee' },
      about: {
        pl: 'Starcie: co rundę każdy wybiera tytuł, który mówi, kogo wspiera i z kim rywalizuje.',
        en: 'A melee: each round everybody takes a title, which says whom they support and whom they rival.',
      },
      seats: { min: 3, max: 6 },
    },
  ],
  options: [WINDOWS_OPTION],
  brings: {
    key: 'decks',
    parts: [
      {
        key: 'deck',
        name: { pl: 'Talia', en: 'Deck' },
        is: 'deck',
        options: READY_DECKS.map(({ id, name, about }) => ({ value: id, name, about })),
        starters: STARTER_DECKS.map(({ id }) => id),
        suggested: [
          'starter-stark',
          'starter-lannister',
          'starter-baratheon',
          'starter-greyjoy',
          'starter-tyrell',
          'starter-targaryen',
        ],
      },
    ],
  },
} satisfies SetupForm;
