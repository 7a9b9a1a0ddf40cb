import type { RuleId } from '../rule.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Control, ControlValue, SandboxProblem, ThingName } from './sandbox.ts';

export type ControlOptions = readonly { readonly value: string; readonly name: Phrase }[];

/** What can be set of things, in the words of a game. */
export function controlsIn<K extends string, V extends string>(
  names: Readonly<Record<K, Phrase>>,
  values: Readonly<Record<V, Phrase>>,
) {
  return {
    /** What stands there already can be left there, however much it is. */
    number: (key: K, value: number, min: number, max: number): Control => ({
      is: 'number',
      key,
      name: names[key],
      min: Math.min(min, value),
      max: Math.max(max, value),
      value,
    }),
    choice: (key: K, value: string, options: ControlOptions): Control => ({
      is: 'choice',
      key,
      name: names[key],
      options,
      value,
    }),
    several: (key: K, value: readonly string[], options: ControlOptions): Control => ({
      is: 'several',
      key,
      name: names[key],
      options,
      value,
    }),
    /** The options of those values, under their usual names. */
    named: (...some: readonly V[]): ControlOptions => some.map((value) => ({ value, name: values[value] })),
  };
}

/** What the control is set to, if it offers that; of several values those that it offers. */
export function offeredValue(control: Control, value: ControlValue): ControlValue | undefined {
  switch (control.is) {
    case 'number': {
      const isOffered =
        typeof value === 'number' && Number.isInteger(value) && value >= control.min && value <= control.max;
      return isOffered ? value : undefined;
    }
    case 'choice':
      return typeof value === 'string' && control.options.some((option) => option.value === value) ? value : undefined;
    case 'several':
      return typeof value === 'number' || typeof value === 'string'
        ? undefined
        : control.options.map((option) => option.value).filter((option) => value.includes(option));
  }
}

/** Why a situation cannot be played. */
export function sandboxProblem(
  text: Phrase,
  about: { readonly rule?: RuleId; readonly thing?: ThingName | undefined },
): SandboxProblem {
  const { rule, thing } = about;
  return { text, ...(rule === undefined ? {} : { rule }), ...(thing === undefined ? {} : { thing }) };
}
