import { cardThing, impossible, type Lang, type Option, promptLine, type Question } from '@kronika/kernel';
import type { BoardModule } from '../board-module.ts';
import type { Looked } from '../looked.ts';
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
  return asSentence(withSeatNames(promptLine(text.prompt(question, view)), text, names));
}

/** What an option is called. */
export function optionText({ module, lang, view, names }: Telling, option: Option): string {
  const text = module.text[lang];
  return asSentence(withSeatNames(text.option(option, view), text, names));
}

/** The card or other thing that asks, if one does and the viewer knows it. */
export function askingThing({ module, view }: Telling, { because }: Question): Looked | undefined {
  switch (because.is) {
    case 'card':
      return module.lookAt(view, cardThing(because.card));
    case 'thing':
      return module.lookAt(view, because.thing);
    case 'rule':
      return undefined;
    default:
      return impossible(because);
  }
}
