import {
  cardsIn,
  cardThing,
  framesOf,
  keyOf,
  type LaidOut,
  seatsOf,
  seatThing,
  type ThingKey,
  type ThingName,
} from '@kronika/kernel';
import type { Described } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import { view } from '../view.ts';
import { coreOf, zoneCalled } from '../zones.ts';
import { cardThingName, HERO_LISTS } from './lists.ts';

/** The table of a situation. Core cards stand for their hero: they are chosen with it. */
export function laidOut(situation: Described): LaidOut {
  const state = stateOf(situation);
  const things = new Map<ThingKey, ThingName>();
  for (const seat of seatsOf(situation.heroes.length)) {
    for (const card of cardsIn(state.table, coreOf(seat))) things.set(keyOf(cardThing(card)), keyOf(seatThing(seat)));
    for (const list of HERO_LISTS)
      for (const [index, card] of cardsIn(state.table, zoneCalled(seat, list)).entries())
        things.set(keyOf(cardThing(card)), cardThingName({ of: 'hero', at: seat, list }, index));
  }
  const stack = situation.underway === undefined ? [] : framesOf(situation.underway.stack, state.table);
  return { view: view(state, 'arbiter', stack), things };
}
