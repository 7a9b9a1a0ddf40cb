import type { PrintedId } from '@kronika/kernel';
import { type Fact, factOf } from '../cards/fact.ts';
import { ELEMENT_NAMES } from './names.ts';
import type { Names } from './names-in.ts';
import { skillsText } from './whereabouts.ts';

/** What is printed on a card in numbers: `cost 2, 3/1, glory 1`. */
export function valuesText(names: Names, printed: PrintedId): string {
  return valuesOf(names, factOf(printed)).join(', ');
}

function valuesOf({ words: { board: say }, lang }: Names, fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'character':
      return [`${say.cost} ${fact.cost}`, skillsText(fact), `${say.glory} ${fact.glory}`];
    case 'attachment':
      return [`${say.cost} ${fact.cost}`, `${signed(fact.militaryBonus)}/${signed(fact.politicalBonus)}`];
    case 'event':
      return [`${say.cost} ${fact.cost}`];
    case 'province':
      return [ELEMENT_NAMES[fact.element][lang], `${say.strength} ${fact.strength}`];
    case 'holding':
      return [`${say.strength} ${signed(fact.strengthBonus)}`];
    case 'stronghold':
      return [
        `${say.honor} ${fact.honor}`,
        `${say.fate} ${fact.fate}`,
        `${say.strength} ${signed(fact.strengthBonus)}`,
      ];
    case 'role':
      return [ELEMENT_NAMES[fact.element][lang]];
  }
}

function signed(bonus: number | 'X' | null): string {
  if (bonus === null) return '–';
  return typeof bonus === 'number' && bonus < 0 ? `–${-bonus}` : `+${bonus}`;
}
