import type { CardId, Lang, Option, Question } from '@kronika/kernel';
import type { BoardModule } from '../board-module.ts';
import { asSentence, withSeatNames } from '../text/seat-names.ts';

/** What the words of a question need: who speaks, and about whom. */
export interface Telling {
  readonly module: BoardModule;
  readonly lang: Lang;
  readonly view: unknown;
  readonly names: readonly string[];
}

/** What is asked. */
export function promptText({ module, lang, view, names }: Telling, question: Question): string {
  const text = module.text[lang];
  return asSentence(withSeatNames(text.prompt(question.message, view), text, names));
}

/** What an option is called. */
export function optionText({ module, lang, view, names }: Telling, option: Option): string {
  const text = module.text[lang];
  return asSentence(withSeatNames(text.option(option, view), text, names));
}

/** The card whose text asks, if the viewer knows it. */
export function sourceCard({ module, view }: Telling, { because }: Question) {
  if (because.is !== 'card') return undefined;
  const card: CardId = because.card;
  const printed = module.printedOf(view, card);
  return printed === undefined ? undefined : { card, printed };
}
