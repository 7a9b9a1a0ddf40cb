import type { Phrase, SpeakingCard } from '@kronika/kernel';
import type { Fact } from '../cards/fact.ts';
import { allFacts, printedOf } from '../cards/library.ts';
import { headWords, textLines } from '../text/card-text.ts';

/** The English words by which one recognizes the cards that speak about an entry. The cards are never listed. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  ['grids', /★/],
  ['wounds', /\battack on you: −/],
  ['bleeding', /\bbleed/],
  ['pushing', /\b(?:push|pull)\b/i],
  ['success', /^If successful\b/],
  ['alternatives', /– OR –/],
  ['blocks', /\bblock:/i],
  ['counters', /\bcounter at\b/i],
  ['searching', /\bsearch for\b/i],
  ['prepared-cards', /^prepared$/],
  ['reactions', /^instant reaction$/],
  ['replacements', /^instant replacement$/],
  ['benefits', /^instant benefit$/],
  ['changing-kamae', /\bchange Kamae\b/i],
  ['jumping-kamae', /\bjumps? to\b/i],
  ['focus', /\+\d focus\b|\b(?:loses|steal) \d focus\b/i],
  ['dividing-line', /^At \d:$/],
  ['initiative', /: speed \d/],
  ['core-cards', /^core (?:ability|weapon)$/],
  ['stun', /\bstun\b/],
  ['limp', /\blimp\b/],
  ['poison', /\bpoison\b/],
  ['advantage', /\bAdvantage\b/],
  ['lasting-effects', /\bstays in play\b/i],
]);

/** The entries that can name cards. */
export const ENTRIES_WITH_SIGNS: readonly string[] = [...SIGNS.keys()];

/** What a card says in its head and in its lines, each in both languages. */
function sentencesOf(fact: Fact): readonly Phrase[] {
  return [headWords, textLines].flatMap((read) => {
    const inPolish = read(fact, 'pl');
    return read(fact, 'en').map((en, at): Phrase => ({ pl: inPolish[at] ?? en, en }));
  });
}

/** The cards of players; those of AI opponents stand in no deck that anybody builds. */
const CARDS = allFacts()
  .filter(({ is }) => is !== 'solo')
  .map((fact) => ({ printed: printedOf(fact), sentences: sentencesOf(fact) }));

/** The cards that speak about what an entry is about, each with the first sentence that does. */
export function speakingCards(entry: string): readonly SpeakingCard[] {
  const sign = SIGNS.get(entry);
  if (sign === undefined) return [];
  return CARDS.flatMap(({ printed, sentences }) => {
    const text = sentences.find(({ en }) => sign.test(en));
    return text === undefined ? [] : [{ printed, text }];
  });
}
