import type { ChoiceForm, SetupForm } from '../setup/form.ts';

const words = { name: { pl: 'nazwa', en: 'name' }, about: { pl: 'opis', en: 'about' } };

export const BOARD: ChoiceForm<'meadow' | 'temple'> = {
  ...words,
  is: 'choice',
  key: 'board',
  values: [
    { ...words, value: 'meadow', told: words.name },
    { ...words, value: 'temple', told: words.name },
  ],
  default: 'meadow',
  suggested: { device: 'temple', invitation: 'temple', public: 'meadow' },
};

/** A form with everything a form can have. */
export const DUELS: SetupForm = {
  formats: [
    { ...words, id: 'free', seats: { min: 2, max: 4 } },
    {
      ...words,
      id: 'teams',
      seats: { min: 4, max: 4 },
      teams: [
        [0, 1, 0, 1],
        [0, 0, 1, 1],
      ],
    },
    { ...words, id: 'bandits', seats: { min: 1, max: 2 }, opponents: words },
  ],
  options: [
    BOARD,
    { ...words, is: 'switch', key: 'weather', default: true },
    { ...words, is: 'number', key: 'wounds', min: 1, max: 9, default: 7, formats: ['bandits'] },
  ],
  brings: {
    key: 'heroes',
    parts: [
      {
        key: 'hero',
        name: words.name,
        is: 'choice',
        options: [
          { ...words, value: 'ronin' },
          { ...words, value: 'monk' },
        ],
        starters: ['ronin', 'monk'],
      },
      {
        key: 'weapon',
        name: words.name,
        is: 'choice',
        options: [
          { ...words, value: 'katana', with: { hero: ['ronin'] } },
          { ...words, value: 'staff', with: { hero: ['monk'] } },
          { ...words, value: 'bow' },
        ],
        starters: ['katana'],
      },
      {
        key: 'deck',
        name: words.name,
        is: 'deck',
        options: [{ ...words, value: 'basics' }],
        starters: ['basics'],
      },
    ],
  },
};
