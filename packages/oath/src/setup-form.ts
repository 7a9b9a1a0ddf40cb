import type { ChoiceForm, NumberForm, SetupForm } from '@kronika/kernel';
import { type Edition, POINTS, type Point } from './editions.ts';
import {
  AS_EDITION,
  CHANCELLOR_WORDS,
  EDITION_VALUES,
  EDITION_WORDS,
  FORMAT_WORDS,
  POINT_WORDS,
} from './text/setup-words.ts';

export const EDITION: ChoiceForm<Edition> = {
  is: 'choice',
  key: 'edition',
  ...EDITION_WORDS,
  values: [
    { value: 'pl', ...EDITION_VALUES.pl },
    { value: 'en', ...EDITION_VALUES.en },
  ],
  default: 'pl',
};

/** Each point of the law can be set on its own (section X). */
function pointForm(point: Point): ChoiceForm<Edition | 'edition'> {
  return {
    is: 'choice',
    key: point,
    ...POINT_WORDS[point],
    values: [
      { value: 'edition', ...AS_EDITION },
      { value: 'pl', ...EDITION_VALUES.pl },
      { value: 'en', ...EDITION_VALUES.en },
    ],
    default: 'edition',
  };
}

export const CHANCELLOR: NumberForm = {
  is: 'number',
  key: 'chancellor',
  min: 1,
  max: 6,
  default: 1,
  ...CHANCELLOR_WORDS,
};

/** How a game of Oath is set up. */
export const setupForm: SetupForm = {
  formats: [{ id: 'chronicle', seats: { min: 2, max: 6 }, ...FORMAT_WORDS }],
  options: [EDITION, CHANCELLOR, ...POINTS.map(pointForm)],
};
