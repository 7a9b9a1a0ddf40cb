import type { SpeakingCard } from '@kronika/kernel';
import { cardsWithSigns, type Sign, type SpokenCard, type SpokenLine } from '@kronika/lcg';
import { FACTS, type Fact } from '../cards/fact.ts';
import { modifierLines, spoken, textOf } from '../text/card-line.ts';
import { keywordName } from '../text/names.ts';

/** The signs of the entries about which cards speak. The cards are found with them, never listed. */
const SIGNS: ReadonlyMap<string, readonly Sign[]> = new Map([
  ['keyword-ambush', [{ keyword: 'ambush' }, { words: /\bambush\b/i }]],
  ['keyword-insight', [{ keyword: 'insight' }, { words: /\binsight\b/i }]],
  ['keyword-intimidate', [{ keyword: 'intimidate' }, { words: /\bintimidate\b/i }]],
  ['keyword-limited', [{ keyword: 'limited' }]],
  ['keyword-no-attachments', [{ keyword: 'noAttachments' }]],
  ['keyword-pillage', [{ keyword: 'pillage' }]],
  ['keyword-renown', [{ keyword: 'renown' }, { words: /\brenown\b/i }]],
  ['keyword-stealth', [{ keyword: 'stealth' }, { words: /\bstealth\b/i }]],
  ['keyword-terminal', [{ keyword: 'terminal' }, { words: /\bterminal\b/i }]],
  ['plot-modifiers', [{ words: /^\+\d+ (?:gold|initiative|reserve)\.$/ }]],
  ['income', [{ words: /^\+\d+ gold\.$/ }]],
  ['initiative', [{ words: /\binitiative\b/i }]],
  ['reserve-check', [{ words: /\breserve\b/i }]],
  ['first-player', [{ words: /\bfirst player\b/i }]],
  ['precedence', [{ words: /\bcannot\b/i }]],
  ['goal', [{ words: /\b(?:gains?|put) \d+ power\b/i }]],
  ['piles', [{ words: /\b(?:discard|dead) pile\b/i }]],
  ['card-anatomy', [{ words: /\bprinted\b/i }]],
  ['attachments', [{ words: /^Attach\b/i }]],
  ['challenge-attackers', [{ words: /\bdoes not kneel\b/i }]],
  ['challenge-result-kept', [{ words: /\bafter you (?:win|lose)\b/i }]],
  ['challenge-unopposed', [{ words: /\bunopposed\b/i }]],
  ['claim', [{ words: /\bclaim\b/i }]],
  ['dominance', [{ words: /\bdominance\b/i }]],
  ['constant-abilities', [{ words: /\b(?:as long as|while)\b/i }]],
  ['cost-changes', [{ words: /\bcosts? \d+ less\b/i }]],
  ['restrictions', [{ words: /\bplay only\b|\bmay play this\b/i }]],
  ['then', [{ words: /\bthen\b/i }]],
  ['lasting-effects', [{ words: /\buntil the (?:challenge|phase|round) ends\b/i }]],
  ['would-interrupts', [{ words: /\bwould\b/i }]],
  ['cancelling', [{ words: /\bcancel/i }]],
  ['saving', [{ words: /\bsave\b/i }]],
  ['ability-limits', [{ words: /\blimit\b/i }]],
  ['maximums', [{ words: /\bmax\b/i }]],
  ['entering-play', [{ words: /\b(?:into|enters) play\b/i }]],
  ['killing', [{ words: /\bkill/i }]],
  ['discard-and-sacrifice', [{ words: /\bsacrific/i }]],
  ['dead-pile-and-unique', [{ words: /\bdead pile\b/i }]],
  ['duplicates', [{ words: /\bduplicate/i }]],
  ['facedown-cards', [{ words: /\bfacedown\b/i }]],
  ['kneeling', [{ words: /\bstands?\b/i }]],
  ['drawing', [{ words: /\bdraw\b/i }]],
  ['revealing', [{ words: /\breveal\b|\blook at\b/i }]],
  ['strength', [{ words: /\+\d+ STR\b/ }]],
]);

/** The entries that can name cards. */
export const ENTRIES_WITH_SIGNS: readonly string[] = [...SIGNS.keys()];

/** The paragraphs of a card's text, and the modifiers, which stand in its text box as well (AGOT-ANAT-d). */
function linesOf({ id }: Fact): readonly SpokenLine[] {
  const [text, modifiers] = [textOf(id), { pl: modifierLines(id, 'pl'), en: modifierLines(id, 'en') }];
  return [
    ...text.en.flatMap((line, at) => {
      const inPolish = text.pl[at];
      if (inPolish === undefined) return [];
      return [
        {
          sought: line.text,
          said: () => ({ pl: spoken(inPolish.text, 'pl'), en: spoken(line.text, 'en') }),
        },
      ];
    }),
    ...modifiers.en.map((en, at) => ({ sought: en, said: () => ({ pl: modifiers.pl[at] ?? en, en }) })),
  ];
}

/** What every card has to say. */
const CARDS: readonly SpokenCard[] = FACTS.map((fact) => ({
  printed: fact.id,
  keywords: 'keywords' in fact ? fact.keywords.map((keyword) => ({ is: keyword.is, name: keywordName(keyword) })) : [],
  lines: () => linesOf(fact),
}));

/** The cards that speak about what an entry is about. */
export function speakingCards(entry: string): readonly SpeakingCard[] {
  return cardsWithSigns(SIGNS.get(entry) ?? [], CARDS);
}
