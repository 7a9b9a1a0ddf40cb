import type { Attributed } from './attributed.ts';

/**
 * One step on the way from the printed value to the one that counts:
 * - `printed`: where it begins;
 * - `base`, `add`, `multiply`, `set`: what a modifier changes it by;
 * - `rounding`: a fraction is rounded up;
 * - `floor`: nothing falls below zero.
 */
export type ReckonedPart<O> =
  | { readonly is: 'printed' | 'rounding' | 'floor'; readonly amount: number }
  | { readonly is: 'add' | 'set' | 'base'; readonly amount: number; readonly from: O }
  | { readonly is: 'multiply'; readonly amount: number; readonly factor: number; readonly from: O };

/** How `modifiedValue` comes to its value, part by part: the amounts add up to it. What is overridden is left out. */
export function reckoned<O>(
  printed: number,
  stat: string,
  modifiers: readonly Attributed<O>[],
): readonly ReckonedPart<O>[] {
  const parts: ReckonedPart<O>[] = [{ is: 'printed', amount: printed }];
  let value = printed;
  const add = (part: ReckonedPart<O>): void => {
    if (part.amount === 0) return;
    parts.push(part);
    value += part.amount;
  };
  const ofKind = <K extends 'base' | 'add' | 'multiply' | 'set'>(is: K) => modifiersOfKind(is, stat, modifiers);

  const base = ofKind('base').at(-1);
  const set = ofKind('set').at(-1);
  if (set !== undefined) {
    add({ is: 'set', amount: set.modifier.to - value, from: set.from });
  } else {
    if (base !== undefined) add({ is: 'base', amount: base.modifier.to - value, from: base.from });
    for (const { modifier, from } of ofKind('add')) add({ is: 'add', amount: modifier.by, from });
    for (const { modifier, from } of ofKind('multiply'))
      add({ is: 'multiply', amount: value * (modifier.by - 1), factor: modifier.by, from });
    add({ is: 'rounding', amount: Math.ceil(value) - value });
  }
  if (value < 0) add({ is: 'floor', amount: -value });
  return parts;
}

type Numeric = Extract<Attributed['modifier'], { readonly stat: string }>;

function modifiersOfKind<O, K extends Numeric['is']>(
  is: K,
  stat: string,
  modifiers: readonly Attributed<O>[],
): readonly { readonly modifier: Extract<Numeric, { readonly is: K }>; readonly from: O }[] {
  return modifiers.flatMap(({ modifier, from }) =>
    isOfKind(modifier, is) && modifier.stat === stat ? [{ modifier, from }] : [],
  );
}

function isOfKind<K extends Numeric['is']>(
  modifier: Attributed['modifier'],
  is: K,
): modifier is Extract<Numeric, { readonly is: K }> {
  return modifier.is === is;
}
