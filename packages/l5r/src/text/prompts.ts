import { type Lang, type Phrase, promptLine } from '@kronika/kernel';
import type { PromptWords } from './prompting/words.ts';
import { promptWords } from './prompting/words-in.ts';

/** What is asked in short, by the key of the message: for saying that something else is asked now. */
function linesIn(lang: Lang): Readonly<Record<string, string>> {
  const say = promptWords(lang);
  return {
    ...say.plain,
    ...Object.fromEntries(Object.entries(say.fixed).map(([key, fixed]) => [key, promptLine(fixed)])),
    ...worked(say),
    ...Object.fromEntries(Object.entries(say.ringAims).map(([effect, ask]) => [`ringEffect.${effect}`, ask])),
  };
}

/** Questions that are put together from what the view tells. */
function worked(say: PromptWords): Readonly<Record<string, string>> {
  const conflict = `${say.conflict}: ${say.whichConflict}`;
  return {
    extraFate: say.extraFate,
    discardInsteadOfHonor: say.instead,
    actionWindow: say.yourAction,
    triggerWindow: say.answer,
    conflictOpportunity: conflict,
    declareRing: conflict,
    declareDefenders: say.whoDefends,
    ringEffect: promptLine(say.ringEffects),
  };
}

const [polish, english] = [linesIn('pl'), linesIn('en')];

/** What is asked, by the key of the message. */
export const PROMPTS: Readonly<Record<string, Phrase>> = Object.fromEntries(
  Object.keys(english).map((key) => [key, { pl: polish[key] ?? key, en: english[key] ?? key }]),
);
