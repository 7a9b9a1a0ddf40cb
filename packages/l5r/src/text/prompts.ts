import type { Lang, Phrase } from '@kronika/kernel';
import type { Fixed, PromptWords } from './prompting/words.ts';
import { promptWords } from './prompting/words-in.ts';

/** What is asked in short, by the key of the message: for saying that something else is asked now. */
function linesIn(lang: Lang): Readonly<Record<string, string>> {
  const say = promptWords(lang);
  return {
    ...say.plain,
    ...Object.fromEntries(Object.entries(say.fixed).map(([key, fixed]) => [key, line(fixed)])),
    ...worked(say),
    ...Object.fromEntries(Object.entries(say.ringAims).map(([effect, ask]) => [`ringEffect.${effect}`, ask])),
  };
}

/** Without a colon: it stands behind one. */
function line({ source, ask }: Pick<Fixed, 'source' | 'ask'>): string {
  return source === undefined ? ask : `${source} – ${ask}`;
}

/** Questions that are put together from what the view tells. */
function worked(say: PromptWords): Readonly<Record<string, string>> {
  const conflict = line({ source: say.conflict, ask: say.whichConflict });
  return {
    extraFate: say.extraFate,
    discardInsteadOfHonor: say.instead,
    actionWindow: say.yourAction,
    triggerWindow: say.answer,
    conflictOpportunity: conflict,
    declareRing: conflict,
    declareDefenders: say.whoDefends,
    ringEffect: line(say.ringEffects),
  };
}

const [polish, english] = [linesIn('pl'), linesIn('en')];

/** What is asked, by the key of the message. */
export const PROMPTS: Readonly<Record<string, Phrase>> = Object.fromEntries(
  Object.keys(english).map((key) => [key, { pl: polish[key] ?? key, en: english[key] ?? key }]),
);
