import type { ChoiceForm, FormatForm, NumberForm, SetupForm } from '@kronika/kernel';
import { CARRIERS, KEEPERS, TOOLS } from './keepers.ts';
import { FORMAT_WORDS, KEEPER_WORDS, MAP_WORDS, ROUNDS_WORDS, SHADES_WORDS, TOOL_WORDS } from './text/setup-words.ts';

const RIVALS: FormatForm = { id: 'rivals', seats: { min: 2, max: 4 }, ...FORMAT_WORDS.rivals };

const TEAMS: FormatForm = {
  id: 'teams',
  seats: { min: 4, max: 4 },
  teams: [
    [0, 1, 0, 1],
    [0, 0, 1, 1],
  ],
  ...FORMAT_WORDS.teams,
};

const NIGHT: FormatForm = { id: 'night', seats: { min: 1, max: 4 }, opponents: SHADES_WORDS, ...FORMAT_WORDS.night };

export const ROUNDS: NumberForm = { is: 'number', key: 'rounds', min: 2, max: 12, default: 6, ...ROUNDS_WORDS };

export const MAP: ChoiceForm<'open' | 'rocky'> = {
  is: 'choice',
  key: 'map',
  name: MAP_WORDS.name,
  about: MAP_WORDS.about,
  values: [
    { value: 'open', ...MAP_WORDS.open },
    { value: 'rocky', ...MAP_WORDS.rocky },
  ],
  default: 'open',
};

/** How a match of Beacons is set up. */
export const setupForm: SetupForm = {
  formats: [RIVALS, TEAMS, NIGHT],
  options: [ROUNDS, MAP],
  brings: {
    key: 'keepers',
    parts: [
      {
        key: 'keeper',
        is: 'choice',
        name: { pl: 'Strażnik', en: 'Keeper' },
        options: KEEPERS.map((value) => ({ value, ...KEEPER_WORDS[value] })),
        starters: KEEPERS,
      },
      {
        key: 'tool',
        is: 'choice',
        name: { pl: 'Narzędzie', en: 'Tool' },
        options: TOOLS.map((value) => ({ value, ...TOOL_WORDS[value], with: { keeper: CARRIERS[value] } })),
        starters: ['lantern', 'staff', 'cart'],
      },
    ],
  },
};
