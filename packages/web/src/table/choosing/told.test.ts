import { beacons } from '@kronika/examples';
import { beginSituation, isRefusal, present, type Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { beaconsBoard } from '../../games/beacons/board/module.tsx';
import { askingThing, type Telling } from './told.ts';

const begun = beginSituation(beacons, { keepers: [{ hex: 'C2' }, { hex: 'A1' }] }, 'told');
if (isRefusal(begun)) throw new Error('the situation was refused');
const { match } = begun;
const telling: Telling = { module: beaconsBoard, lang: 'en', view: beacons.view(match.state, 0), names: [] };
const step = present(match.open[0], 'the question').question;

test('a thing that a question is about can be looked at', () => {
  const about: Question = { ...step, because: { is: 'thing', thing: { is: 'site', id: 'A2' }, rule: 'BEA-OFFER-a' } };

  expect(askingThing(telling, about)).toEqual({ is: 'site', id: 'A2' });
});

test('a thing that is not on the table cannot, nor can a rule', () => {
  const missing: Question = { ...step, because: { is: 'thing', thing: { is: 'site', id: 'Z9' } } };

  expect(askingThing(telling, missing)).toBeUndefined();
  expect(askingThing(telling, step)).toBeUndefined();
});
