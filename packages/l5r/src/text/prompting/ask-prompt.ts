import { type Message, type PrintedId, type Prompt, printedId, type Question } from '@kronika/kernel';
import type { AskedBy } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import { printedIn } from '../../sights.ts';
import type { L5rView } from '../../view.ts';
import type { Ask } from '../asks/ask.ts';
import { askOf } from '../asks/asks.ts';
import type { Names } from '../names-in.ts';
import { asking, fact } from './saying.ts';
import type { PromptWords } from './words.ts';

/** What a text asks, and whose text it is. */
interface AskedText {
  readonly printed: PrintedId;
  readonly ask: Ask | undefined;
}

/** The text behind a question, if one asks it: of the card itself, or one that it has gained. */
export function askedText({ message, because }: Question, view: L5rView): AskedText | undefined {
  const by = askedIn(message);
  const card = because.is === 'card' ? printedIn(view, because.card) : undefined;
  // By the rules every card can be played; what that does stands on the card.
  const printed = by === undefined || by.printed === RULES ? card : by.printed;
  if (printed === undefined) return undefined;
  return { printed, ask: by === undefined ? undefined : askOf(printed, by.name) };
}

function askedIn(message: Message & { readonly by?: unknown }): AskedBy | undefined {
  const { by } = message;
  if (typeof by !== 'object' || by === null || !('printed' in by) || !('name' in by)) return undefined;
  const { printed, name } = by;
  return typeof printed === 'string' && typeof name === 'string' ? { printed: printedId(printed), name } : undefined;
}

/** `Banzai!: +2 military, whom?` */
export function askPrompt(say: PromptWords, names: Names, question: Question, { printed, ask }: AskedText): Prompt {
  const { key } = question.message;
  const source = names.printed(printed);
  if (ask === undefined) return asking(source, say.plain[key] ?? say.fixed[key]?.ask ?? key);
  const follows = ask.follows === undefined ? [] : [fact(ask.follows[names.lang])];
  const count = question.is === 'pick' && key === 'discardFromHand' ? [fact(say.mustDiscard(question.min))] : [];
  return asking(source, ask[names.lang], [...count, ...follows]);
}
