import type { Phrase, SpeakingCard } from '@kronika/kernel';
import { cardsWithSigns, type Sign, type SpokenCard, type SpokenLine } from '@kronika/lcg';
import { FACTS, type Fact } from '../cards/fact.ts';
import { keywordName } from '../text/names.ts';

/** The signs of the entries about which cards speak. The cards are found with them, never listed. */
const SIGNS: ReadonlyMap<string, readonly Sign[]> = new Map([
  ['keyword-ambush', [{ keyword: 'ambush' }]],
  ['keyword-insight', [{ keyword: 'insight' }]],
  ['keyword-intimidate', [{ keyword: 'intimidate' }]],
  ['keyword-limited', [{ keyword: 'limited' }]],
  ['keyword-no-attachments', [{ keyword: 'noAttachments' }]],
  ['keyword-pillage', [{ keyword: 'pillage' }]],
  ['keyword-renown', [{ keyword: 'renown' }]],
  ['keyword-stealth', [{ keyword: 'stealth' }]],
  ['keyword-terminal', [{ keyword: 'terminal' }]],
  ['plot-modifiers', [{ words: /^\+\d+ (?:gold|initiative|reserve)$/ }]],
  ['income', [{ words: /^\+\d+ gold$/ }]],
  ['initiative', [{ words: /^\+\d+ initiative$/ }]],
  ['reserve-check', [{ words: /^\+\d+ reserve$/ }]],
]);

/** The entries that can name cards. */
export const ENTRIES_WITH_SIGNS: readonly string[] = [...SIGNS.keys()];

type Modified = 'gold' | 'initiative' | 'reserve';

const MODIFIED: Readonly<Record<Modified, Phrase>> = {
  gold: { pl: 'do dochodu', en: 'gold' },
  initiative: { pl: 'do inicjatywy', en: 'initiative' },
  reserve: { pl: 'do rezerw', en: 'reserve' },
};

/** The modifiers stand in the text box (AGOT-ANAT-d), and are read as a part of the text. */
function modifierLines(fact: Fact): readonly SpokenLine[] {
  if (!('modifiers' in fact)) return [];
  return (['gold', 'initiative', 'reserve'] as const).flatMap((value) => {
    const amount = fact.modifiers[value];
    if (amount === 0) return [];
    const { pl, en } = MODIFIED[value];
    return [{ sought: `+${amount} ${en}`, said: () => ({ pl: `+${amount} ${pl}`, en: `+${amount} ${en}` }) }];
  });
}

/** What every card has to say. */
const CARDS: readonly SpokenCard[] = FACTS.map((fact) => ({
  printed: fact.id,
  keywords: 'keywords' in fact ? fact.keywords.map((keyword) => ({ is: keyword.is, name: keywordName(keyword) })) : [],
  lines: () => modifierLines(fact),
}));

/** The cards that speak about what an entry is about. */
export function speakingCards(entry: string): readonly SpeakingCard[] {
  return cardsWithSigns(SIGNS.get(entry) ?? [], CARDS);
}
