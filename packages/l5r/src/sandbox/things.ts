import type { SeatId, ThingName } from '@kronika/kernel';
import { ELEMENTS, type Element } from '../cards/fact.ts';

export const seatThing = (seat: SeatId): ThingName => `seat:${seat}`;
export const ringThing = (element: Element): ThingName => `ring:${element}`;

export function seatCalled(thing: ThingName): 0 | 1 | undefined {
  return thing === 'seat:0' ? 0 : thing === 'seat:1' ? 1 : undefined;
}

export function elementCalled(thing: ThingName): Element | undefined {
  return ELEMENTS.find((element) => thing === ringThing(element));
}
