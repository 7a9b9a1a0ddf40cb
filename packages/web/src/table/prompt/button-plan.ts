import type { Option, Question } from '@kronika/kernel';
import { type Controls, optionsOf } from '../choosing/controls.ts';

/** One option as a button. */
export interface OptionButton {
  readonly option: number;
  readonly text: string;
  readonly weight: 'main' | 'pick';
}

/** The buttons of a question: a few short ones stand in the prompt, more of them or longer ones on a panel of their own. */
export interface ButtonPlan {
  readonly inline: readonly OptionButton[];
  readonly panel: readonly OptionButton[];
}

/** What stands in the prompt must leave room for the question. */
const MOST_LETTERS = { desktop: 44, phone: 20 } as const;
const MOST_BUTTONS = { desktop: 3, phone: 2 } as const;

/** Saying yes to what is offered. */
const YES: readonly string[] = ['accept', 'declare', 'enough'];

export function buttonPlan(
  question: Question,
  { buttons, pass }: Controls,
  textOf: (option: Option) => string,
  layout: keyof typeof MOST_LETTERS,
): ButtonPlan {
  const options = optionsOf(question);
  const others = buttons.filter((option) => option !== pass);
  const planned = others.flatMap((place): readonly OptionButton[] => {
    const option = options[place];
    if (option === undefined) return [];
    return [{ option: place, text: textOf(option), weight: YES.includes(option.is) ? 'main' : 'pick' }];
  });
  const letters = planned.reduce((sum, { text }) => sum + text.length, 0);
  const fits = question.is === 'choose' && planned.length <= MOST_BUTTONS[layout] && letters <= MOST_LETTERS[layout];
  return fits ? { inline: planned, panel: [] } : { inline: [], panel: planned };
}
