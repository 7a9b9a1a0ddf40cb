import type { Answer, CardId, Consequence, Message, Prompt, Question } from '@kronika/kernel';
import { ELEMENTS, type Element, factOf } from '../../cards/fact.ts';
import { duelIn } from '../../rules/duelists.ts';
import { ringEffectsOf } from '../../rules/ring-effect.ts';
import { printedIn } from '../../sights.ts';
import type { L5rView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import { askedText, askPrompt } from './ask-prompt.ts';
import { attackersPrompt, defendersPrompt, opportunityPrompt, provincePrompt } from './conflict-prompt.ts';
import { characterIn, skillIn } from './forecast.ts';
import { markedNumber } from './marked.ts';
import { asking, fact } from './saying.ts';
import { actionPrompt, triggerPrompt } from './window-prompt.ts';
import type { PromptWords } from './words.ts';
import { promptWords } from './words-in.ts';

/** What is asked, and what will happen with what is marked. */
export function promptFor(names: Names, question: Question, view: L5rView, marked?: Answer): Prompt {
  const say = promptWords(names.lang);
  const { key } = question.message;
  switch (key) {
    case 'dynastyWindow':
      return dynastyPrompt(say, question, view);
    case 'extraFate':
      return extraFatePrompt(say, names, question, view, marked);
    case 'honorBid':
      return bidPrompt(say, names, question, view);
    case 'discardInsteadOfHonor':
      return asking(say.fixed.discardFromHand?.source, say.payByCards(debtOf(view)));
    case 'actionWindow':
      return actionPrompt(say, question, view);
    case 'triggerWindow':
      return triggerPrompt(say, names, question, view);
    case 'conflictOpportunity':
    case 'declareRing':
      return opportunityPrompt(say, question, view);
    case 'declareProvince':
      return provincePrompt(say, view);
    case 'declareAttackers':
      return attackersPrompt(say, question, view, marked);
    case 'declareDefenders':
      return defendersPrompt(say, names, question, view, marked);
    case 'ringEffect':
      return ringPrompt(say, question);
    default:
      return otherPrompt(say, names, question, view);
  }
}

function otherPrompt(say: PromptWords, names: Names, question: Question, view: L5rView): Prompt {
  const { key } = question.message;
  const [step, effect] = key.split('.');
  if (step === 'ringEffect' && effect !== undefined) return aimPrompt(say, effect);
  const text = askedText(question, view);
  if (text !== undefined) return askPrompt(say, names, question, text);
  const fixed = say.fixed[key];
  if (fixed === undefined) return asking(undefined, say.plain[key] ?? key);
  const { source, ask, follows } = fixed;
  return asking(source, ask, follows === undefined ? [] : [fact(follows)]);
}

/** Who passes first is rewarded, so the message says whether anybody has passed yet. */
function dynastyPrompt(say: PromptWords, { seat, message }: Question, view: L5rView): Prompt {
  const { source, ask } = say.fixed.dynastyWindow ?? { ask: '' };
  return asking(source, ask, [
    fact(say.dynastyFate(view.seats[seat]?.fate ?? 0)),
    fact(isFirstToPass(message) ? say.firstToPass : say.lastToPass),
  ]);
}

function isFirstToPass(message: Message & { readonly passed?: unknown }): boolean {
  return message.passed !== 'opponent';
}

function extraFatePrompt(
  say: PromptWords,
  names: Names,
  question: Question,
  view: L5rView,
  marked: Answer | undefined,
): Prompt {
  const { because, seat } = question;
  const printed = because.is === 'card' ? printedIn(view, because.card) : undefined;
  const print = printed === undefined ? undefined : factOf(printed);
  const source =
    print === undefined || !('cost' in print) ? undefined : say.played(names.printed(print.id), print.cost);
  const chosen = markedNumber(question, marked);
  const left = (view.seats[seat]?.fate ?? 0) - (chosen ?? 0);
  const stays: readonly Consequence[] = chosen === undefined ? [] : [fact(say.extraFateStays(chosen))];
  return asking(source, say.extraFate, [...stays, fact(say.extraFateLeft(left))]);
}

/** A bid of the draw phase, or one for a duel. */
function bidPrompt(say: PromptWords, names: Names, question: Question, view: L5rView): Prompt {
  const duel = duelIn(question.message);
  if (duel === undefined) {
    const { source, ask, follows = '' } = say.fixed.honorBid ?? { ask: '' };
    return asking(source, ask, [fact(follows)]);
  }
  const { type, challenger, challenged } = duel;
  const skill = (card: CardId): number => {
    const found = characterIn(view, card);
    return found === undefined ? 0 : skillIn(found.character, type);
  };
  const name = (card: CardId): string => names.card(view, card);
  return asking(say.duel(type), say.duelBid, [
    fact(say.duelSkills(name(challenger), skill(challenger), name(challenged), skill(challenged))),
    fact(say.duelAdds),
  ]);
}

/** What the bids make one of the seats give. */
export function debtOf({ seats: [one, other] }: L5rView): number {
  return Math.abs((one?.bid ?? 0) - (other?.bid ?? 0));
}

/** The elements whose effects are offered. */
function elementsOf(question: Question): readonly Element[] {
  const effects = (question.is === 'choose' ? question.options : []).flatMap((option) =>
    'effect' in option ? [option.effect] : [],
  );
  return ELEMENTS.filter((element) => ringEffectsOf(element).some((effect) => effects.includes(effect)));
}

function ringPrompt(say: PromptWords, question: Question): Prompt {
  const [element, ...others] = elementsOf(question);
  if (element === undefined || others.length > 0) return asking(say.ringEffects.source, say.ringEffects.ask);
  return asking(say.ring(element), say.ringAsks[element]);
}

function aimPrompt(say: PromptWords, effect: string): Prompt {
  const element = ELEMENTS.find((one) => ringEffectsOf(one).some((known) => known === effect));
  return asking(element && say.ring(element), say.ringAims[effect] ?? effect);
}
