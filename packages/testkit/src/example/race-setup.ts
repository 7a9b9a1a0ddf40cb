import {
  type ChoiceForm,
  chosenIn,
  isRefusal,
  type Refusal,
  readSetup,
  type Setup,
  type SetupForm,
} from '@kronika/kernel';

const STORM: ChoiceForm<'mild' | 'wild'> = {
  is: 'choice',
  key: 'storm',
  name: { pl: 'Burza', en: 'Storm' },
  about: { pl: 'Jak szybko nadchodzi burza.', en: 'How fast the storm comes.' },
  values: [
    {
      value: 'mild',
      name: { pl: 'łagodna', en: 'mild' },
      about: { pl: 'Co rundę o krok.', en: 'One step a round.' },
      told: { pl: 'łagodna burza', en: 'mild storm' },
    },
    {
      value: 'wild',
      name: { pl: 'gwałtowna', en: 'wild' },
      about: { pl: 'Co rundę o trzy kroki.', en: 'Three steps a round.' },
      told: { pl: 'gwałtowna burza', en: 'wild storm' },
    },
  ],
  default: 'mild',
  formats: ['storm'],
};

/** A form with all that a form can have: several formats for one number of seats, teams, an opponent, parts that belong together. */
export const RACE_SETUP: SetupForm = {
  formats: [
    {
      id: 'free',
      name: { pl: 'każdy dla siebie', en: 'free for all' },
      about: { pl: 'Wygrywa pierwszy na mecie.', en: 'The first one home wins.' },
      seats: { min: 2, max: 4 },
    },
    {
      id: 'relay',
      name: { pl: 'sztafeta', en: 'relay' },
      about: { pl: 'Kroki drużyny liczą się razem.', en: 'The steps of a team count together.' },
      seats: { min: 4, max: 4 },
      teams: [
        [0, 1, 0, 1],
        [0, 0, 1, 1],
      ],
    },
    {
      id: 'storm',
      name: { pl: 'przed burzą', en: 'ahead of the storm' },
      about: { pl: 'Wszyscy razem uciekają przed burzą.', en: 'Everybody runs from the storm together.' },
      seats: { min: 1, max: 2 },
      opponents: {
        name: { pl: 'burza', en: 'the storm' },
        about: { pl: 'Zbliża się po każdej rundzie.', en: 'It comes closer after each round.' },
      },
    },
  ],
  options: [
    {
      is: 'number',
      key: 'goal',
      name: { pl: 'Meta', en: 'Finish' },
      about: { pl: 'Ile kroków jest do mety.', en: 'How many steps it takes.' },
      min: 3,
      max: 9,
      default: 5,
    },
    STORM,
  ],
  brings: {
    key: 'runners',
    parts: [
      {
        key: 'runner',
        name: { pl: 'Biegacz', en: 'Runner' },
        is: 'choice',
        options: [
          { value: 'hare', name: { pl: 'zając', en: 'hare' }, about: { pl: 'Szybki.', en: 'Fast.' } },
          { value: 'tortoise', name: { pl: 'żółw', en: 'tortoise' }, about: { pl: 'Wytrwały.', en: 'Steady.' } },
        ],
        starters: ['hare', 'tortoise'],
      },
      {
        key: 'shoes',
        name: { pl: 'Buty', en: 'Shoes' },
        is: 'choice',
        options: [
          {
            value: 'spikes',
            name: { pl: 'kolce', en: 'spikes' },
            about: { pl: 'Tylko dla zająca.', en: 'For the hare only.' },
            with: { runner: ['hare'] },
          },
          { value: 'boots', name: { pl: 'kalosze', en: 'boots' }, about: { pl: 'Dla każdego.', en: 'For anybody.' } },
        ],
        starters: ['spikes', 'boots'],
      },
    ],
  },
};

export interface RaceSetup extends Setup {
  readonly goal: number;
  readonly storm?: 'mild' | 'wild';
  readonly runners: unknown;
}

export function parseRace(input: unknown): RaceSetup | Refusal {
  const setup = readSetup(RACE_SETUP, input);
  if (isRefusal(setup)) return setup;
  const { storm, ...rest } = setup;
  return {
    ...rest,
    goal: Number(setup.goal),
    runners: setup.runners,
    ...(storm === undefined ? {} : { storm: chosenIn(setup, STORM) }),
  };
}
