import type { SpeakingCard } from '@kronika/kernel';
import { cardsWithSigns, type Sign, type SpokenCard } from '@kronika/lcg';
import { FACTS } from '../cards/fact.ts';
import { spoken, textOf } from '../text/card-line.ts';
import { keywordName } from '../text/names.ts';

/** The signs of the entries about which cards speak. The cards are found with them, never listed. */
const SIGNS: ReadonlyMap<string, readonly Sign[]> = new Map([
  ['keyword-ancestral', [{ keyword: 'ancestral' }]],
  ['keywords-on-leaving', [{ keyword: 'courtesy' }, { keyword: 'sincerity' }]],
  ['keyword-covert', [{ keyword: 'covert' }, { words: /\bcovert\b/i }]],
  ['keyword-pride', [{ keyword: 'pride' }, { words: /\bpride\b/i }]],
  ['keyword-limited', [{ keyword: 'limited' }]],
  ['keyword-no-attachments', [{ keyword: 'no-attachments' }]],
  ['keyword-restricted', [{ keyword: 'restricted' }]],
  ['conflict-breaking', [{ words: /\b(?:break|breaks|broken)\b/i }]],
  ['conflict-target', [{ words: /\bis revealed\b|\battack on this province\b|\brevealed\b/i }]],
  ['conflict-attackers', [{ words: /\battacks? alone\b|\bcannot (?:attack|be declared)\b|\bdeclare\b/i }]],
  ['conflict-defenders', [{ words: /\bdefenders?\b.*\bdeclare|\bdeclare.*\bdefend|\bcannot defend\b/i }]],
  ['conflict-moving', [{ words: /\bmoves? (?:to the conflict|home)\b|\binto the conflict\b/i }]],
  ['conflict-result-memory', [{ words: /\bafter (?:you|this character) (?:wins?|loses?)\b/i }]],
  ['conflict-unopposed', [{ words: /\bunopposed\b/i }]],
  ['conflict-ring', [{ words: /\bring effect|\bresolve the effect\b|\bclaim\b/i }]],
  ['conflict-going-home', [{ words: /\bdoes not bow\b|\bstays ready\b/i }]],
  ['conflict-opportunities', [{ words: /\bopportunit|\bpasses\b/i }]],
  ['skill', [{ words: /\bswitch\b.*\bskill|\bbase \[?(?:military|political)/i }]],
  ['ring-states', [{ words: /\bunclaimed rings?\b|\bcontested ring\b/i }]],
  ['ring-resolving', [{ words: /\bring effects?\b|\bresolve\b.*\bring\b/i }]],
  ['favor-contest', [{ words: /\bImperial Favor\b/i }]],
  ['favor-use', [{ words: /\bImperial Favor\b/i }]],
  ['fate-phase-characters', [{ words: /\bfate phase\b/i }]],
  ['fate-use', [{ words: /\b(?:put|place) \d+ fate\b|\bspend\b.*\bfate\b/i }]],
  ['honor-pools', [{ words: /\b(?:gain|lose|take|give)s? \d+ honor\b|\bhonorable\b/i }]],
  ['bid-value', [{ words: /\bbids?\b/i }]],
  ['personal-honor', [{ words: /\b(?:dis)?honor (?:it|this character|them)\b|\b(?:dis)?honored\b/i }]],
  ['glory', [{ words: /\bglory\b/i }]],
  ['duel-start', [{ words: /\bduel\b/i }]],
  ['duel-bid', [{ words: /\bduel\b/i }]],
  ['duel-result', [{ words: /\bduel\b/i }]],
  ['holdings', [{ words: /\bholdings?\b/i }]],
  ['strongholds', [{ words: /\bstronghold\b/i }]],
  ['roles', [{ words: /\brole\b/i }]],
  ['deck-roles', [{ words: /\brole\b|\binfluence\b/i }]],
  ['deck-influence', [{ words: /\binfluence\b/i }]],
  ['attachments', [{ words: /^Attach\b|\battach to\b/i }]],
  ['events', [{ words: /\bevents?\b/i }]],
  ['ready-and-bowed', [{ words: /\bready (?:it|this|that|one|another)\b/i }]],
  ['constant-abilities', [{ words: /\bother\b.*\bhave\b|\beach other\b/i }]],
  ['would-interrupts', [{ words: /\bwould\b/i }]],
  ['replacement-effects', [{ words: /\binstead\b/i }]],
  ['resolve-twice', [{ words: /\btwice\b|\bonce more\b|\bresolve this ability again\b/i }]],
  ['cancelling', [{ words: /\bcancel/i }]],
  ['cannot', [{ words: /\bcannot\b/i }]],
  ['blank-text', [{ words: /\bblank\b/i }]],
  ['letter-x', [{ words: /\bX\b/ }]],
  ['then', [{ words: /\bthen\b/i }]],
  ['delayed-effects', [{ words: /\bwhen (?:the|this) (?:conflict|phase|round) ends\b|\bat the end of\b/i }]],
  ['lasting-effects', [{ words: /\buntil the (?:conflict|phase|round) ends\b/i }]],
  ['ability-limits', [{ words: /\blimit\b/i }]],
  ['maximums', [{ words: /\bmax\b/i }]],
  ['modifiers', [{ words: /\bdoubled?\b|\bbase\b/i }]],
  ['costs', [{ words: /\bcosts? \d+ less\b|\breduce\b.*\bcost\b|\bcost\b.*\bless\b/i }]],
  ['playing-and-putting', [{ words: /\bput\b.*\binto play\b|\binto the conflict\b/i }]],
  ['changing-control', [{ words: /\btake control\b/i }]],
  ['leaving-play', [{ words: /\bleaves? play\b/i }]],
  ['sacrificing', [{ words: /\bsacrifice\b/i }]],
  ['searching', [{ words: /\bsearch\b|\btopmost\b/i }]],
  ['moving', [{ words: /\bswitch\b|\bmoves? to\b/i }]],
  ['drawing', [{ words: /\bdraw\b/i }]],
  ['refilling', [{ words: /\brefill/i }]],
  ['discard-piles', [{ words: /\bdiscard pile\b/i }]],
  ['hidden-information', [{ words: /\blook at\b|\bfacedown\b/i }]],
  ['provinces', [{ words: /\bstrength\b/i }]],
  ['card-anatomy', [{ words: /\bprinted\b/i }]],
  ['clans', [{ words: /\bclan\b/i }]],
  ['choices', [{ words: /\bdecide|\bchoice\b/i }]],
  ['forced-abilities', [{ words: /^Forced\b/ }]],
  ['trigger-windows', [{ words: /\btriggered abilit/i }]],
  ['draw-cards', [{ words: /\bdraw phase\b/i }]],
]);

/** The entries that can name cards. */
export const ENTRIES_WITH_SIGNS: readonly string[] = [...SIGNS.keys()];

/** What every card has to say. */
const CARDS: readonly SpokenCard[] = FACTS.map(({ id, keywords }) => ({
  printed: id,
  keywords: keywords.map((keyword) => ({ is: keyword, name: keywordName(keyword) })),
  lines: () => {
    const { pl, en } = textOf(id);
    return en.flatMap(({ lead, text }, at) => {
      const inPolish = pl[at];
      if (inPolish === undefined) return [];
      return [
        {
          sought: lead?.startsWith('forced') ? `Forced ${text}` : text,
          said: () => ({ pl: spoken(inPolish.text, 'pl'), en: spoken(text, 'en') }),
        },
      ];
    });
  },
}));

/** The cards whose text speaks about what an entry is about. */
export function speakingCards(entry: string): readonly SpeakingCard[] {
  return cardsWithSigns(SIGNS.get(entry) ?? [], CARDS);
}
