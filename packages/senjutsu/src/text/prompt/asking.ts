import type { Answer, Consequence, Lang, Option, Question } from '@kronika/kernel';
import { lineAt } from '../../cards/library.ts';
import type { Line } from '../../cards/pictograms.ts';
import type { OnCard } from '../../messages.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../../options.ts';
import type { HeroView, SenjutsuView } from '../../view.ts';
import type { Names } from '../names-in.ts';

/** A question to be put into words, with what its seat has marked so far. */
export interface Asking {
  readonly names: Names;
  readonly lang: Lang;
  readonly view: SenjutsuView;
  /** Who is asked. */
  readonly me: HeroView;
  readonly marked: readonly SenjutsuOption[];
}

/** A question in words. */
export interface Wording {
  readonly source?: string;
  readonly ask: string;
  readonly follows?: readonly Consequence[];
}

/** The options that an answer, whole or not, stands for. */
export function optionsIn(question: Question, answer: Answer | undefined): readonly SenjutsuOption[] {
  if (answer === undefined || question.is === 'number' || question.is === 'distribute') return [];
  const places = typeof answer === 'number' ? [answer] : answer;
  return places.flatMap((place): readonly SenjutsuOption[] => {
    const option: Option | undefined = question.options[place];
    return option !== undefined && isSenjutsuOption(option) ? [option] : [];
  });
}

export function fact(text: string): Consequence {
  return { is: 'fact', text };
}

export function loss(text: string): Consequence {
  return { is: 'loss', text };
}

/** The line of a card that asks. */
export function lineOf({ printed, line }: OnCard): Line | undefined {
  return line === undefined ? undefined : lineAt(printed, line);
}

/** What remains of the focus after a payment. */
export function focusLeft({ lang, me }: Asking, paid: number): string {
  const left = me.focus - paid;
  return { pl: `Zostanie Ci skupienie: ${left}.`, en: `You will have ${left} focus left.` }[lang];
}
