import type { CardId, PrintedId, RuleId, SeatId } from '@kronika/kernel';

/** What an effect does to a card or a seat while it lasts. Data, so that it can be stored. */
export type Modifier =
  | { readonly is: 'add'; readonly stat: string; readonly by: number }
  | { readonly is: 'multiply'; readonly stat: string; readonly by: number }
  /** Overrides everything that adds or multiplies. */
  | { readonly is: 'set'; readonly stat: string; readonly to: number }
  /** Replaces the base value, before anything else applies. */
  | { readonly is: 'base'; readonly stat: string; readonly to: number }
  | { readonly is: 'gain'; readonly what: string; readonly name: string }
  | { readonly is: 'lose'; readonly what: string; readonly name: string }
  /** `source` is the card that gives it, where each copy of that card gives an ability of its own. */
  | { readonly is: 'ability'; readonly printed: PrintedId; readonly key: string; readonly source?: CardId }
  | { readonly is: 'blank'; readonly except: 'nothing' | 'traits' }
  /**
   * Forbids an event that would happen to the card, or a thing its controller could do with it; on a seat, to all its
   * cards. `by` narrows it to what the effects of opponents' cards would do.
   */
  | { readonly is: 'cannot'; readonly what: string; readonly rule: RuleId; readonly by?: 'opponents' }
  /** Cannot be chosen or changed by effects of that class. */
  | { readonly is: 'immune'; readonly to: string }
  /**
   * Cannot be chosen as a target by opponents' effects of that class, but can be changed by them. `whose` says which
   * seat's effects are meant, where they are not those of the card's own opponents.
   */
  | { readonly is: 'untargetable'; readonly by: string; readonly whose?: SeatId }
  /** Allows more uses of each triggered ability in each period. */
  | { readonly is: 'moreUses'; readonly by: number };

export function add(stat: string, by: number): Modifier {
  return { is: 'add', stat, by };
}

export function multiply(stat: string, by: number): Modifier {
  return { is: 'multiply', stat, by };
}

export function setTo(stat: string, to: number): Modifier {
  return { is: 'set', stat, to };
}

export function baseOf(stat: string, to: number): Modifier {
  return { is: 'base', stat, to };
}

export function cannot(what: string, rule: RuleId): Modifier {
  return { is: 'cannot', what, rule };
}

/**
 * The value of a number with everything that modifies it, in the order both games prescribe:
 * base value, additions, multiplications, rounding up, nothing below zero; a set value overrides all,
 * the latest of several counts. Intermediate values may be negative: a surplus absorbs later bonuses.
 */
export function modifiedValue(printed: number, stat: string, modifiers: readonly Modifier[]): number {
  let base = printed;
  let sum = 0;
  let factor = 1;
  let set: number | undefined;
  for (const modifier of modifiers) {
    if (!('stat' in modifier) || modifier.stat !== stat) continue;
    switch (modifier.is) {
      case 'base':
        base = modifier.to;
        break;
      case 'add':
        sum += modifier.by;
        break;
      case 'multiply':
        factor *= modifier.by;
        break;
      case 'set':
        set = modifier.to;
        break;
    }
  }
  return Math.max(0, set ?? Math.ceil((base + sum) * factor));
}

/** How many instances of something the card has: printed, gained, lost; never below zero. */
export function countOf(printed: number, what: string, name: string, modifiers: readonly Modifier[]): number {
  let count = printed;
  for (const modifier of modifiers) {
    if ((modifier.is === 'gain' || modifier.is === 'lose') && modifier.what === what && modifier.name === name)
      count += modifier.is === 'gain' ? 1 : -1;
  }
  return Math.max(0, count);
}
