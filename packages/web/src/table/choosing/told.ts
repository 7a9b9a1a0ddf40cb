import {
  type Answer,
  type Consequence,
  cardThing,
  impossible,
  type Lang,
  type Option,
  type Prompt,
  promptLine,
  type Question,
  type Thing,
  type Tip,
} from '@kronika/kernel';
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

/** A question as it stands in the prompt: its first line, and what will follow. */
export interface ToldPrompt extends Pick<Prompt, 'source' | 'ask'> {
  readonly follows: readonly Consequence[];
}

/** What is asked: by what, and what will happen, as far as the draft has come. A card that asks is named in any case. */
export function promptIn(telling: Telling, question: Question, marked?: Answer): ToldPrompt {
  const { module, lang, view } = telling;
  const {
    source = askingName(telling, question),
    ask,
    follows = [],
  } = module.text[lang].prompt(question, view, marked);
  const named = (sentence: string) => withNames(telling, sentence);
  return {
    ...(source === undefined
      ? { ask: asSentence(named(ask)) }
      : { source: asSentence(named(source)), ask: named(ask) }),
    follows: follows.map(({ is, text }): Consequence => ({ is, text: named(text) })),
  };
}

/** What is asked, in one line. */
export function promptText(telling: Telling, question: Question): string {
  return promptLine(promptIn(telling, question));
}

function withNames({ module, lang, names }: Telling, sentence: string): string {
  return withSeatNames(sentence, module.text[lang], names);
}

function askingName(telling: Telling, question: Question): string | undefined {
  const asking = askingThing(telling, question);
  return asking === undefined ? undefined : telling.module.nameOf(asking, telling.view)[telling.lang];
}

/** What choosing the option does now. */
export function hintText(telling: Telling, option: Option, question: Question): string | undefined {
  const hint = telling.module.text[telling.lang].hint?.(option, question, telling.view);
  return hint === undefined ? undefined : asSentence(withNames(telling, hint));
}

/** The same for a number, which no option stands for. */
export function numberHint(telling: Telling, value: number, question: Question): string | undefined {
  const option: NumberOption = { is: 'number', value };
  return hintText(telling, option, question);
}

/** A number that may be chosen, as it is handed to the words of a game. */
interface NumberOption extends Option {
  readonly is: 'number';
  readonly value: number;
}

/** What the button says that sends what is marked, where the game has words for it. */
export function confirmIn(telling: Telling, question: Question, marked: Answer): string | undefined {
  const said = telling.module.text[telling.lang].confirm?.(question, telling.view, marked);
  return said === undefined ? undefined : asSentence(withNames(telling, said));
}

/** What a thing does now, where the game says it. */
export function tipIn(telling: Telling, thing: Thing): Tip | undefined {
  if (telling.view === undefined) return undefined;
  const tip = telling.module.text[telling.lang].tip?.(thing, telling.view);
  return tip === undefined
    ? undefined
    : { title: asSentence(withNames(telling, tip.title)), text: withNames(telling, tip.text) };
}

/** What the seat throws away if it turns the question down. */
export function wasteText(telling: Telling, question: Question): string | undefined {
  const waste = telling.module.text[telling.lang].waste?.(question, telling.view);
  return waste === undefined ? undefined : withNames(telling, waste);
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
