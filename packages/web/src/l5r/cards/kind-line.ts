import type { Lang } from '@kronika/kernel';
import { ELEMENT_NAMES, type Fact, traitName } from '@kronika/l5r';
import type { CardSize } from '../../cards/size.ts';
import { typeWord } from './words.ts';

/** What stands under the name: the traits, and where there is room the type of what is no character. */
export function kindLine(fact: Fact, size: CardSize, lang: Lang): string {
  if (size === 't') return '';
  const traits = fact.traits.map((trait) => traitName(trait)[lang]);
  const element = fact.type === 'province' ? [ELEMENT_NAMES[fact.element][lang]] : [];
  const said = [...traits, ...element];
  const type = fact.type !== 'character' && (size === 'i' || said.length === 0) ? [typeWord(fact, lang)] : [];
  return [...type, ...said].join(' · ');
}
