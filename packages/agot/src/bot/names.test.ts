import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { factOf } from '../cards/fact.ts';
import { AIMS, DEEDS, WISE } from './deeds.ts';
import { REDUCERS } from './marshaling.ts';
import { TEXTS } from './plots.ts';

test('whatever the bot knows something of is a card', () => {
  const names = [DEEDS, AIMS, WISE, REDUCERS, TEXTS].flatMap((known) => Object.keys(known));

  expect(names.map((name) => factOf(printedId(name)).id)).toEqual(names);
});
