import type { PrintedId } from '@kronika/kernel';
import { type Fact, factOf } from '../cards/fact.ts';
import type { Names } from './names-in.ts';

/** What is printed on a card in numbers: `cost 6, STR 5, military, power`. */
export function valuesText(names: Names, printed: PrintedId): string {
  return valuesOf(names, factOf(printed)).join(', ');
}

function valuesOf({ words }: Names, fact: Fact): readonly string[] {
  const say = words.board;
  switch (fact.type) {
    case 'character':
      return [
        `${say.cost} ${fact.cost}`,
        `${say.strength} ${fact.strength}`,
        ...fact.icons.map((icon) => words.type[icon]),
      ];
    case 'attachment':
    case 'location':
    case 'event':
      return [`${say.cost} ${fact.cost}`];
    case 'plot':
      return [
        `${say.income} ${fact.income}`,
        `${say.initiative} ${fact.initiative}`,
        `${say.claim} ${fact.claim}`,
        `${say.reserve} ${fact.reserve}`,
      ];
    case 'agenda':
    case 'faction':
    case 'title':
      return [];
  }
}
