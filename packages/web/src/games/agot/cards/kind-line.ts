import { type Fact, traitName } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import type { CardSize } from '../../../cards/size.ts';
import { typeWord } from './words.ts';

/** So many traits find room in hand; the inspector shows all. */
const IN_HAND = 2;

/** What stands under the name: the traits, and where there is room the type of what is no character. */
export function kindLine(fact: Fact, size: CardSize, lang: Lang): string {
  if (size === 't') return '';
  const shown = size === 'h' ? fact.traits.slice(0, IN_HAND) : fact.traits;
  const traits = shown.map((trait) => traitName(trait)[lang]);
  const type = fact.type !== 'character' && (size === 'i' || traits.length === 0) ? [typeWord(fact, lang)] : [];
  return [...type, ...traits].join(' · ');
}
