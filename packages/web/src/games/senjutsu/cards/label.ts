import type { Lang } from '@kronika/kernel';
import { type Fact, headWords } from '@kronika/senjutsu';

/** Everything that the head and the foot of a card tell, in words. What its lines say stands on the face itself. */
export function cardLabel(fact: Fact, lang: Lang): string {
  return [fact.name[lang], ...headWords(fact, lang)].join(', ');
}
