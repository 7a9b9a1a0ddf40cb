import { type CardId, isCardId, type SeenEvent } from '@kronika/kernel';

/** All cards that an event names, wherever in it. */
export function cardsIn(event: SeenEvent): readonly CardId[] {
  const found = new Set<CardId>();
  const look = (value: unknown, depth: number): void => {
    if (isCardId(value)) found.add(value);
    else if (depth > 0 && typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) look(part, depth - 1);
  };
  look(event, DEEPEST);
  return [...found];
}

/** An event names its cards itself, in a list, or in an ability that was used. */
const DEEPEST = 3;
