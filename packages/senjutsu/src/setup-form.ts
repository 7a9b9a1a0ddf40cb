import {
  type ChoiceForm,
  type ChoiceValue,
  type FormatForm,
  type NumberForm,
  type PartOption,
  type SetupForm,
  type SwitchForm,
  WINDOWS_OPTION,
} from '@kronika/kernel';
import { ABILITIES } from './cards/all.ts';
import { HEROES, type HeroId } from './cards/fact.ts';
import { heroFact } from './cards/library.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import type { Board } from './field/board.ts';
import { BOARDS } from './field/boards.ts';
import * as words from './setup/words.ts';
import { FOE_KINDS, GUEST_HEROES } from './solo/foe.ts';
import { FORMATS, type Format } from './state.ts';
import { foeName } from './text/names.ts';

const SEATS: Readonly<Record<Format, FormatForm['seats']>> = {
  duel: { min: 2, max: 2 },
  brawl: { min: 3, max: 4 },
  teams: { min: 3, max: 4 },
  solo: { min: 1, max: 4 },
  horde: { min: 1, max: 1 },
};

const TEAMS = [
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 1, 0],
  [0, 1, 1],
  [0, 0, 1],
  [0, 1, 0],
] as const;

function formatForm(id: Format): FormatForm {
  const form = { id, seats: SEATS[id], ...words.FORMAT_WORDS[id] };
  if (id === 'teams') return { ...form, teams: TEAMS };
  return id === 'solo' || id === 'horde' ? { ...form, opponents: words.OPPONENTS_WORDS } : form;
}

const WITHOUT_HORDE: readonly Format[] = ['duel', 'brawl', 'teams', 'solo'];
const AGAINST_FOES: readonly Format[] = ['solo', 'horde'];

function boardValues(boards: readonly Board[]): readonly ChoiceValue[] {
  return boards.map(({ id, name, cells }) => ({ value: id, ...words.boardWords(name, cells.length) }));
}

export const BOARD: ChoiceForm = {
  is: 'choice',
  key: 'board',
  formats: WITHOUT_HORDE,
  ...words.BOARD_WORDS,
  values: boardValues(BOARDS),
  default: 'practice-field',
};

/** Boards on which it is known where the waves come from. */
export const HORDE_BOARD: ChoiceForm = {
  is: 'choice',
  key: 'hordeBoard',
  formats: ['horde'],
  ...words.BOARD_WORDS,
  values: boardValues(BOARDS.filter(({ horde }) => horde !== null)),
  default: 'practice-field',
};

/** A choice of the values that there are words for; the first of the order is the default. */
function choiceOf<V extends string>(
  key: string,
  { name, about, values }: words.Choice<V>,
  [first, ...others]: readonly [V, ...V[]],
): ChoiceForm<V> {
  return {
    is: 'choice',
    key,
    name,
    about,
    values: [first, ...others].map((value) => ({ value, ...values[value] })),
    default: first,
  };
}

export const TERRAIN_OPTION = choiceOf('terrain', words.TERRAIN_WORDS, ['sparse', 'dense', 'none', 'placed']);

export const PLACING: ChoiceForm<'fixed' | 'chosen'> = {
  ...choiceOf('placing', words.PLACING_WORDS, ['fixed', 'chosen']),
  formats: WITHOUT_HORDE,
};

export const DECKS = choiceOf('decksAllowed', words.DECKS_WORDS, ['any', 'quick', 'full', 'tournament']);
export const POISONS_OPTION = choiceOf('poisons', words.POISONS_WORDS, ['base', 'extended']);

export const END_OF_TURN = choiceOf('endOfTurn', words.END_OF_TURN_WORDS, ['discardFirst', 'effectsFirst']);
export const CORE_WEAPONS = choiceOf('coreWeapons', words.CORE_WEAPONS_WORDS, ['afterTheirType', 'afterAllTypes']);

export const FOE_STUNS: ChoiceForm<'setAside' | 'allDealt'> = {
  ...choiceOf('foeStuns', words.FOE_STUNS_WORDS, ['setAside', 'allDealt']),
  formats: AGAINST_FOES,
};

/** Whoever the players can fight: standees and heroes. */
const FOE_VALUES: readonly ChoiceValue[] = [
  ...FOE_KINDS.map((kind) => ({ value: kind, ...words.FOE_KIND_WORDS.values[kind] })),
  ...HEROES.map((hero) => ({ value: hero, ...words.heroFoeWords(heroFact(hero).name) })),
  ...GUEST_HEROES.map((hero) => ({ value: hero, ...words.heroFoeWords(foeName(hero)) })),
];

export const FOE_KIND: ChoiceForm = {
  is: 'choice',
  key: 'foeKind',
  formats: AGAINST_FOES,
  name: words.FOE_KIND_WORDS.name,
  about: words.FOE_KIND_WORDS.about,
  values: FOE_VALUES,
  default: 'ashigaruKatana',
};

export const FOES: NumberForm = {
  is: 'number',
  key: 'foes',
  formats: ['solo'],
  min: 1,
  max: 4,
  default: 2,
  ...words.FOES_WORDS,
};

export const FOE_LIMIT: NumberForm = {
  is: 'number',
  key: 'foeLimit',
  formats: ['solo'],
  min: 0,
  max: 15,
  default: 0,
  ...words.FOE_LIMIT_WORDS,
};

export const NIGHTMARE: NumberForm = {
  is: 'number',
  key: 'nightmare',
  formats: AGAINST_FOES,
  min: 0,
  max: 3,
  default: 0,
  ...words.NIGHTMARE_WORDS,
};

export const FALLEN_LEADER: SwitchForm = {
  is: 'switch',
  key: 'fallenLeader',
  formats: ['horde'],
  default: false,
  ...words.FALLEN_LEADER_WORDS,
};

/** The weapon that belongs to the deck. */
export const OWN_WEAPON = 'own';

/** Who may carry a core weapon, as far as one is all that the hero carries (SEN-DECK-h). */
function carriersOf(weapon: string): readonly HeroId[] {
  return HEROES.filter((hero) => heroFact(hero).weaponCount === 1 && heroFact(hero).weapons.includes(weapon));
}

const WEAPON_OPTIONS: readonly PartOption[] = ABILITIES.flatMap(({ id, core, weapon, name }) => {
  const carriers = core === 'weapon' && weapon !== undefined ? carriersOf(weapon) : [];
  return carriers.length === 0 ? [] : [{ value: id, name, about: name, with: { hero: carriers } }];
});

/** How a match of Senjutsu is set up. */
export const setupForm = {
  formats: [formatForm('duel'), ...FORMATS.filter((id) => id !== 'duel').map(formatForm)],
  options: [
    BOARD,
    HORDE_BOARD,
    TERRAIN_OPTION,
    PLACING,
    FOE_KIND,
    FOES,
    FOE_LIMIT,
    NIGHTMARE,
    FALLEN_LEADER,
    DECKS,
    POISONS_OPTION,
    WINDOWS_OPTION,
    END_OF_TURN,
    CORE_WEAPONS,
    FOE_STUNS,
  ],
  brings: {
    key: 'decks',
    parts: [
      {
        key: 'hero',
        is: 'choice',
        name: words.PART_WORDS.hero,
        options: HEROES.map((value) => ({
          value,
          name: heroFact(value).name,
          about: words.heroWords(heroFact(value)),
        })),
        starters: ['master', 'ronin', 'student', 'warrior'],
      },
      {
        key: 'weapon',
        is: 'choice',
        name: words.PART_WORDS.weapon,
        options: [{ value: OWN_WEAPON, ...words.OWN_WEAPON_WORDS }, ...WEAPON_OPTIONS],
        starters: [OWN_WEAPON],
      },
      {
        key: 'deck',
        is: 'deck',
        name: words.PART_WORDS.deck,
        options: READY_DECKS.map(({ id, hero, name, about }) => ({ value: id, name, about, with: { hero: [hero] } })),
        starters: READY_DECKS.map(({ id }) => id),
      },
    ],
  },
} satisfies SetupForm;
