import type { Option, Question } from '@kronika/kernel';
import { type Controls, optionsOf } from '../choosing/controls.ts';
import { turnsDown } from '../choosing/turning-down.ts';
import type { Filled } from './filled.ts';

/** One option as a button. */
export interface OptionButton {
  readonly option: number;
  readonly text: string;
  /** What it does now. */
  readonly hint: string | undefined;
  /** `main` is filled, and there is at most one of it; `plain` turns the question down. */
  readonly weight: 'main' | 'pick' | 'plain';
}

/**
 * The buttons of a question: a few short ones stand in the prompt; more of them, longer ones and those that need a line
 * of their own to say what they do stand on tiles above it. What turns the question down is always in the prompt.
 */
export interface ButtonPlan {
  readonly inline: readonly OptionButton[];
  readonly panel: readonly OptionButton[];
}

/** What stands in the prompt must leave room for the question. */
const MOST_LETTERS = { desktop: 44, phone: 20 } as const;
const MOST_BUTTONS = { desktop: 3, phone: 2 } as const;

/** How options are told. */
export interface OptionWords {
  textOf(option: Option, place: number): string;
  hintOf(option: Option): string | undefined;
}

export function buttonPlan(
  question: Question,
  { buttons, pass }: Controls,
  filled: Filled | undefined,
  { textOf, hintOf }: OptionWords,
  layout: keyof typeof MOST_LETTERS,
): ButtonPlan {
  const options = optionsOf(question);
  const planned = buttons.flatMap((place): readonly OptionButton[] => {
    const option = options[place];
    if (option === undefined || place === pass) return [];
    const isMain = filled?.is === 'option' && filled.option === place;
    const weight = isMain ? 'main' : turnsDown(option) ? 'plain' : 'pick';
    return [{ option: place, text: textOf(option, place), hint: hintOf(option), weight }];
  });
  if (question.is !== 'choose') return { inline: [], panel: planned };
  const down = planned.filter(({ weight }) => weight === 'plain');
  const useful = planned.filter(({ weight }) => weight !== 'plain');
  const letters = useful.reduce((sum, { text }) => sum + text.length, 0);
  const fits = useful.length <= MOST_BUTTONS[layout] && letters <= MOST_LETTERS[layout];
  const isTold = useful.length > 1 && useful.some(({ hint }) => hint !== undefined);
  return fits && !isTold ? { inline: [...down, ...useful], panel: [] } : { inline: down, panel: useful };
}
