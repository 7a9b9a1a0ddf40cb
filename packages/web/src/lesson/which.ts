import { type CardId, isCardId, type Option, type PrintedId } from '@kronika/kernel';
import { cardPlace, type PlaceName } from '../table/choosing/controls.ts';
import type { Attempt, Wanted, Which, Wrong } from './course.ts';

/** The answers of a script. */
export const pass: Wanted = { is: 'pass' };
export const none: Wanted = { is: 'options', each: [] };
export const number = (value: number): Wanted => ({ is: 'number', value });
export const these = <V>(...each: readonly Which<V>[]): Wanted<V> => ({ is: 'options', each });

/** A property of an option, whatever kind it is of. */
export function propertyOf(option: Option, property: string): unknown {
  return Reflect.get(option, property);
}

export function cardIn(option: Option): CardId | undefined {
  const id = propertyOf(option, 'card');
  return isCardId(id) ? id : undefined;
}

/** Choosing, playing or using a card, told by what is printed on it. */
export function cardsBy<V>(printedIn: (view: V, card: CardId) => PrintedId | undefined) {
  return (printed: string): Which<V> => ({
    fits: (option, view) => {
      const id = cardIn(option);
      return id !== undefined && printedIn(view, id) === printed;
    },
  });
}

/** A card that somebody sees, and what it is. */
export interface SeenCard {
  readonly card: CardId;
  readonly printed: PrintedId;
}

/** Where a card lies on the board, if it does. */
export function placesBy<V>(cardsOn: (view: V) => readonly SeenCard[]) {
  return (view: V, printed: string): PlaceName | undefined => {
    const found = cardsOn(view).find((one) => one.printed === printed);
    return found === undefined ? undefined : cardPlace(found.card);
  };
}

/** A wrong attempt that is worth its own words. */
export function whoTakes<V>(which: Which<V>, say: Wrong['say']): Wrong<V> {
  return { fits: (attempt, view) => attempt.is === 'option' && which.fits(attempt.option, view), say };
}

export function whoPasses(say: Wrong['say']): Wrong {
  return { fits: (attempt) => attempt.is === 'option' && attempt.option.is === 'pass', say };
}

export function whoSets(values: (value: number) => boolean, say: Wrong['say']): Wrong {
  return { fits: (attempt: Attempt) => attempt.is === 'number' && values(attempt.value), say };
}

export function whoIsTooEarly(say: Wrong['say']): Wrong {
  return { fits: ({ is }) => is === 'unfinished', say };
}
