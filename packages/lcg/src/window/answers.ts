import type { PrintedId } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import type { LcgRules } from '../rules.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** Which printed cards answer to which events. Derived from the definitions, never stored. */
export interface AnswerIndex {
  /** Whether any card there is answers to such an event with such an ability. */
  exists(kind: TriggerKind, event: string): boolean;
  /** The cards that could do so unseen, from a hand. */
  fromHand(kind: TriggerKind, event: string): readonly PrintedId[];
}

/** Worked out when it is first asked for: by then all cards of the game are known. */
export function answerIndexOf<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): AnswerIndex {
  let index: { readonly any: Set<string>; readonly hand: Map<string, PrintedId[]> } | undefined;
  const worked = () => {
    index ??= build(rules);
    return index;
  };
  return {
    exists: (kind, event) => worked().any.has(`${kind}/${event}`),
    fromHand: (kind, event) => worked().hand.get(`${kind}/${event}`) ?? [],
  };
}

function build<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>) {
  const any = new Set<string>();
  const hand = new Map<string, PrintedId[]>();
  for (const printed of rules.pool) {
    for (const ability of Object.values(rules.definition(printed).abilities)) {
      if (ability.is === 'constant' || ability.is === 'action') continue;
      for (const event of ability.when.kinds) {
        const key = `${ability.is}/${event}`;
        any.add(key);
        if (ability.from === 'hand') hand.set(key, [...(hand.get(key) ?? []), printed]);
      }
    }
  }
  return { any, hand };
}
