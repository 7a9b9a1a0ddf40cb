import { impossible } from '../invariant.ts';
import type { ChoiceForm, OptionForm, OptionValue, TablePlace } from './form.ts';
import { oneOfTold } from './told.ts';

/** Whether the value is one that the option allows. */
export function fitsOption(option: OptionForm, value: unknown): value is OptionValue {
  switch (option.is) {
    case 'choice':
      return option.values.some((one) => one.value === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max;
    default:
      return impossible(option);
  }
}

/** What the option allows, for whoever gave it something else. */
export function expectedOf(option: OptionForm): string {
  switch (option.is) {
    case 'choice':
      return oneOfTold(option.values.map(({ value }) => value));
    case 'switch':
      return 'true or false';
    case 'number':
      return `a whole number from ${option.min} to ${option.max}`;
    default:
      return impossible(option);
  }
}

/** The value that a text means, as addresses and command lines have it; nothing where it is none of the option's. */
export function optionIn(option: OptionForm, text: string): OptionValue | undefined {
  const value = valueIn(option, text);
  return fitsOption(option, value) ? value : undefined;
}

function valueIn(option: OptionForm, text: string): unknown {
  switch (option.is) {
    case 'choice':
      return text;
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return /^-?\d{1,9}$/u.test(text) ? Number(text) : undefined;
    default:
      return impossible(option);
  }
}

/** What is proposed to people at a table that stands there. */
export function suggestedFor(option: OptionForm, place: TablePlace): OptionValue {
  return option.is === 'choice' ? (option.suggested?.[place] ?? option.default) : option.default;
}

/** The value of a choice in a setup that was read by its form, typed. */
export function chosenIn<V extends string>(setup: object, option: ChoiceForm<V>): V {
  const said: unknown = Object.entries(setup).find(([key]) => key === option.key)?.[1];
  return option.values.find(({ value }) => value === said)?.value ?? option.default;
}
