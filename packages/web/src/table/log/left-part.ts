import type { SeenEvent } from '@kronika/kernel';
import type { PlaceName } from '../choosing/controls.ts';

/** The part of the board where the characters of a seat stand. */
export const charactersPart = (seat: number): PlaceName => `characters:${seat}`;

/** Where a character stood that left play, in games whose events call it so. */
export function leftPart(event: SeenEvent): PlaceName | undefined {
  const of = (name: string): unknown => Reflect.get(event, name);
  const controller = of('controller');
  const isDeparture = event.is === 'leftPlay' && of('type') === 'character';
  return isDeparture && typeof controller === 'number' ? charactersPart(controller) : undefined;
}
