import { type Control, type ControlValue, offeredValue, type Phrase } from '@kronika/kernel';
import type { Draft } from '../situation/draft.ts';
import { COLOURS, type Colour, type Warbands } from '../state.ts';
import { CONTROL_NAMES, VALUE_NAMES, WARBANDS_OF } from './words.ts';

/** Something that can be set, and the situation in which it is. */
export interface Setting {
  readonly control: Control;
  readonly set: (value: ControlValue) => Draft;
  /** Whether what is in the middle of being done can go on with it. */
  readonly keeps: 'whatGoesOn' | 'nothingHalfDone';
}

type Key = keyof typeof CONTROL_NAMES;

/** What is set is called by a fixed name, or by one of its own. */
type Named = Key | { readonly key: string; readonly name: Phrase };

function calledBy(named: Named): { readonly key: string; readonly name: Phrase } {
  return typeof named === 'string' ? { key: named, name: CONTROL_NAMES[named] } : named;
}

interface Range {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
}

/** A count. What stands there already can be left there, however much it is. Counts may change while something goes on. */
export function count(named: Named, { value, min = 0, max }: Range, set: (value: number) => Draft): Setting {
  return {
    control: {
      is: 'number',
      ...calledBy(named),
      min: Math.min(min, value),
      max: Math.max(max, value),
      value,
    },
    set: (next) => set(Number(next)),
    keeps: 'whatGoesOn',
  };
}

export interface Choice<V extends string> {
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly name: Phrase }[];
}

/** One of several; a choice of one is none. */
export function choice<V extends string>(
  named: Named,
  { value, options }: Choice<V>,
  set: (value: V) => Draft,
): Setting {
  return {
    control: { is: 'choice', ...calledBy(named), options, value },
    set: (next) => set(options.find((option) => option.value === next)?.value ?? value),
    keeps: 'nothingHalfDone',
  };
}

export function several<V extends string>(
  named: Named,
  { value, options }: { readonly value: readonly V[]; readonly options: Choice<V>['options'] },
  set: (value: readonly V[]) => Draft,
): Setting {
  return {
    control: { is: 'several', ...calledBy(named), options, value },
    set: (next) =>
      set(options.map((option) => option.value).filter((one) => Array.isArray(next) && next.includes(one))),
    keeps: 'nothingHalfDone',
  };
}

/** Values under their usual names. */
export function worded<V extends keyof typeof VALUE_NAMES>(...values: readonly V[]): Choice<V>['options'] {
  return values.map((value) => ({ value, name: VALUE_NAMES[value] }));
}

export function options<V extends string>(values: readonly V[], nameOf: (value: V) => Phrase): Choice<V>['options'] {
  return values.map((value) => ({ value, name: nameOf(value) }));
}

const MOST_WARBANDS = 24;

/** Warbands of each of the colours, and of those that are there already. */
export function warbandCounts(
  warbands: Warbands,
  colours: readonly Colour[],
  set: (warbands: Warbands) => Draft,
): readonly Setting[] {
  return COLOURS.filter((colour) => colours.includes(colour) || (warbands[colour] ?? 0) > 0).map((colour) =>
    count(
      { key: `warbands ${colour}`, name: WARBANDS_OF[colour] },
      { value: warbands[colour] ?? 0, max: MOST_WARBANDS },
      (value) => {
        const { [colour]: _, ...others } = warbands;
        return set(value === 0 ? others : { ...others, [colour]: value });
      },
    ),
  );
}

/** What the setting makes of the value; `undefined` if it does not offer it, or is set so already. */
export function settled({ control, set }: Setting, value: ControlValue): Draft | undefined {
  const offered = offeredValue(control, value);
  return offered === undefined || String(offered) === String(control.value) ? undefined : set(offered);
}
