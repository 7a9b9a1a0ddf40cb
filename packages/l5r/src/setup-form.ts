import { type SetupForm, WINDOWS_OPTION } from '@kronika/kernel';
import { READY_DECKS } from './decks/ready/decks.ts';

/** A duel of two decks. */
export const L5R_SETUP = {
  formats: [
    {
      id: 'duel',
      name: { pl: 'pojedynek', en: 'duel' },
      about: { pl: 'Pojedynek: klan przeciw klanowi.', en: 'A duel: clan against clan.' },
      seats: { min: 2, max: 2 },
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
        starters: ['crane-starter', 'lion-starter'],
        // The order of the starters is fixed: kept tables that name no decks begin with them.
        suggested: ['lion-starter', 'crane-starter'],
      },
    ],
  },
} satisfies SetupForm;
