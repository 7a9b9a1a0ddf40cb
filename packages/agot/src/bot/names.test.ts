import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { factOf } from '../cards/fact.ts';
import { STAYING } from './attack.ts';
import { AIMS, DEEDS, WISE } from './deeds.ts';
import { AMBUSHES, REDUCERS } from './marshaling.ts';
import { TEXTS } from './plots.ts';
import { TRIFLES } from './reactions.ts';
import { HOPES } from './savings.ts';

test('whatever the bot knows something of is a card', () => {
  const names = [DEEDS, AIMS, WISE, REDUCERS, AMBUSHES, TEXTS, HOPES, STAYING]
    .flatMap((known) => Object.keys(known))
    .concat(TRIFLES);

  expect(names.map((name) => factOf(printedId(name)).id)).toEqual(names);
});
