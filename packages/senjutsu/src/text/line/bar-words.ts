import type { Lang, Phrase } from '@kronika/kernel';
import type { Bar, Condition } from '../../cards/pictograms.ts';
import { counted, oneOf } from '../amounts.ts';
import { IN_KAMAE, KAMAE_NAMES } from '../names.ts';

const DURING: Readonly<Record<Condition, Phrase>> = {
  hidden: { pl: 'w Ukryciu', en: 'while hidden' },
  desperate: { pl: 'w Desperacji', en: 'in Desperation' },
};

/** What a bar asks for: "w Agresji lub Równowadze, za 1 skupienie"; empty without a bar. */
export function barWords({ kamae, during, pay, joined }: Bar, lang: Lang): string {
  const parts: string[] = [];
  if (kamae !== undefined)
    parts.push(
      oneOf(
        lang,
        kamae.map((one) => IN_KAMAE[one][lang]),
      ),
    );
  if (during !== undefined) parts.push(DURING[during][lang]);
  if (pay !== undefined) parts.push({ pl: `za ${counted('pl', pay, 'focus')}`, en: `for ${pay} focus` }[lang]);
  if (joined === true) parts.push({ pl: 'razem z tym', en: 'with that' }[lang]);
  return parts.join(', ');
}

/** The Kamae that a card needs to be played, "Agresja/Równowaga". */
export function requiredWords(requires: readonly (keyof typeof KAMAE_NAMES)[], lang: Lang): string {
  return requires.map((kamae) => KAMAE_NAMES[kamae][lang]).join('/');
}
