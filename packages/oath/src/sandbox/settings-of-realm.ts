import { type Phrase, seatsOf } from '@kronika/kernel';
import { EDITIONS, lawOf, POINTS, type Point } from '../editions.ts';
import { ENDINGS } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import { ALL_FAVOR } from '../queries/pieces.ts';
import type { Draft } from '../situation/draft.ts';
import { chancellorIn, colourAt } from '../situation/table.ts';
import { type BannerName, type Colour, GOALS } from '../state.ts';
import { EDITION_VALUES, POINT_WORDS } from '../text/setup-words.ts';
import { GOAL_WORDS } from '../text/words.ts';
import { FEWEST, MOST, seatCalled, withChancellor, withSeats } from './seating.ts';
import { type Choice, choice, count, options, type Setting, worded } from './setting.ts';
import { bankWords, bannerWords, CONTROL_NAMES, seatWords } from './words.ts';

const ROUNDS = 8;
const VISIONS = 5;

/** The players, by colour. */
function playerOptions(draft: Draft): Choice<Colour>['options'] {
  return seatsOf(draft.seats.length).map((seat) => ({
    value: colourAt(draft.seats, seat),
    name: seatWords(draft, seat),
  }));
}

function placeAtTable(seat: number): Phrase {
  return { pl: `na miejscu ${seat + 1}`, en: `in seat ${seat + 1}` };
}

/** What is set of the whole: who plays, for what, and how far the game is. */
export function settingsOfRealm(draft: Draft): readonly Setting[] {
  const { seats, goal, round, visionsDrawn, turn, phase, title, edition } = draft;
  const players = playerOptions(draft);
  return [
    {
      ...count('seats', { value: seats.length, min: FEWEST, max: MOST }, (value) => withSeats(draft, value)),
      keeps: 'nothingHalfDone',
    },
    choice(
      'chancellor',
      {
        value: String(chancellorIn(seats)),
        options: seatsOf(seats.length).map((seat) => ({ value: String(seat), name: placeAtTable(seat) })),
      },
      (value) => withChancellor(draft, seatCalled(draft, value) ?? chancellorIn(seats)),
    ),
    choice('goal', { value: goal, options: options(GOALS, (one) => GOAL_WORDS[one]) }, (value) => ({
      ...draft,
      goal: value,
    })),
    count('round', { value: round, min: 1, max: ROUNDS }, (value) => ({ ...draft, round: value })),
    count('visionsDrawn', { value: visionsDrawn, max: VISIONS }, (value) => ({ ...draft, visionsDrawn: value })),
    choice('turn', { value: turn, options: players }, (value) => ({ ...draft, turn: value })),
    choice('phase', { value: phase, options: worded('wake', 'act', 'rest', 'endOfRound', 'chronicle') }, (value) =>
      inPhase(draft, value),
    ),
    ...(phase === 'chronicle' ? settingsOfEnd(draft) : []),
    choice('titleHolder', { value: title.holder, options: players }, (holder) => ({
      ...draft,
      title: { ...title, holder },
    })),
    choice('titleSide', { value: title.side, options: worded('oathkeeper', 'usurper') }, (side) => ({
      ...draft,
      title: { ...title, side },
    })),
    choice('edition', { value: edition, options: options(EDITIONS, (one) => EDITION_VALUES[one].name) }, (value) => ({
      ...draft,
      edition: value,
    })),
  ];
}

/** Somebody has won before a chronicle is written. */
function inPhase(draft: Draft, phase: Draft['phase']): Draft {
  const { won: _, ...undecided } = draft;
  return phase === 'chronicle'
    ? { ...undecided, phase, won: { by: draft.turn, how: 'usurper', visions: [] } }
    : { ...undecided, phase };
}

function settingsOfEnd(draft: Draft): readonly Setting[] {
  const { by = draft.turn, how = 'usurper', visions = [] } = draft.won ?? {};
  return [
    choice('winner', { value: by, options: playerOptions(draft) }, (value) => ({
      ...draft,
      won: { by: value, how, visions },
    })),
    choice('how', { value: how, options: worded(...ENDINGS) }, (value) => ({
      ...draft,
      won: { by, how: value, visions },
    })),
  ];
}

export function settingOfBank(draft: Draft, suit: Suit): Setting {
  const { banks } = draft;
  return count({ key: `bank ${suit}`, name: bankWords(suit) }, { value: banks[suit], max: ALL_FAVOR }, (value) => ({
    ...draft,
    banks: { ...banks, [suit]: value },
  }));
}

const MOST_SECRETS = 20;

/** Whose the banner is, and what lies on it. */
export function settingsOfBanner(draft: Draft, banner: BannerName): readonly Setting[] {
  const { holder } = draft[banner];
  const named = (key: 'holder' | 'tokens') => {
    const [{ pl, en }, what] = [bannerWords(banner), CONTROL_NAMES[key]];
    return { key: `${banner} ${key}`, name: { pl: `${pl}: ${what.pl}`, en: `${en}: ${what.en}` } };
  };
  const everybody: Choice<Colour | 'nobody'>['options'] = [...worded('nobody'), ...playerOptions(draft)];
  const { peoplesFavor, darkestSecret } = draft;
  const owned = choice(named('holder'), { value: holder ?? 'nobody', options: everybody }, (value) => {
    const { holder: _, ...loose } = draft[banner];
    return { ...draft, [banner]: value === 'nobody' ? loose : { ...loose, holder: value } };
  });
  if (banner === 'darkestSecret')
    return [
      owned,
      count(named('tokens'), { value: darkestSecret.secrets, max: MOST_SECRETS }, (secrets) => ({
        ...draft,
        darkestSecret: { ...darkestSecret, secrets },
      })),
    ];
  return [
    owned,
    count(named('tokens'), { value: peoplesFavor.favor, max: ALL_FAVOR }, (favor) => ({
      ...draft,
      peoplesFavor: { ...peoplesFavor, favor },
    })),
    choice('mob', { value: peoplesFavor.mob === true ? 'mob' : 'calm', options: worded('calm', 'mob') }, (value) => {
      const { mob: _, ...calm } = peoplesFavor;
      return { ...draft, peoplesFavor: value === 'mob' ? { ...calm, mob: true } : calm };
    }),
  ];
}

/** Favor banks and banners, for whoever does not look for them on the map. */
export function settingsOfStocks(draft: Draft): readonly Setting[] {
  return [
    ...SUITS.map((suit) => settingOfBank(draft, suit)),
    ...settingsOfBanner(draft, 'peoplesFavor'),
    ...settingsOfBanner(draft, 'darkestSecret'),
  ];
}

/** Each point of the law on its own (section X). */
export function settingsOfLaw(draft: Draft): readonly Setting[] {
  const law = { ...lawOf(draft.edition), ...draft.law };
  return POINTS.map((point: Point) =>
    choice(
      { key: point, name: POINT_WORDS[point].name },
      { value: law[point], options: options(EDITIONS, (one) => EDITION_VALUES[one].name) },
      (value) => ({ ...draft, law: { ...draft.law, [point]: value } }),
    ),
  );
}
