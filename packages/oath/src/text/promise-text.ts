import type { Lang, Phrase } from '@kronika/kernel';
import type { Promised, PromiseTerm } from '../state.ts';
import { favorWords } from './words.ts';

/** What is promised, from the mouth of nobody in particular. */
export const PROMISE_WORDS: Readonly<Record<PromiseTerm, Phrase>> = {
  noCampaign: { pl: 'żadnych Najazdów na drugą stronę', en: 'no campaigns against the other side' },
  noTravel: { pl: 'żadnych Podróży na jej obszary', en: 'no Travel to sites the other side rules' },
  noPeoplesFavor: { pl: 'bez Odzyskiwania Miłości Ludu', en: "not recovering the People's Favor" },
  noDarkestSecret: { pl: 'bez Odzyskiwania Najmroczniejszej Tajemnicy', en: 'not recovering the Darkest Secret' },
  pay: { pl: 'zapłata w Przychylności', en: 'a payment in favor' },
  word: { pl: 'słowo dane w rozmowie', en: 'a word given in talk' },
};

/** The promise with its end and its stake. */
export function promiseText(lang: Lang, { promise, until, favor }: Promised): string {
  const what = PROMISE_WORDS[promise][lang];
  const stake = favorWords(lang, favor);
  if (promise === 'pay')
    return lang === 'pl'
      ? `${what}: ${stake} z końcem rundy ${until}`
      : `${what}: ${stake} at the end of round ${until}`;
  return lang === 'pl'
    ? `${what} do końca rundy ${until} (kara: ${stake})`
    : `${what} to the end of round ${until} (penalty: ${stake})`;
}
