import { canonicalJson, changed, type ZoneId } from '@kronika/kernel';
import type { LastingEffect } from './effect/lasting.ts';
import type { Layer } from './layer.ts';
import type { Modifier } from './modifier/modifier.ts';
import { isPileOrderRead } from './sequence/pile-reading.ts';
import type { LcgEvent, LcgState } from './state.ts';

/**
 * A state without what cannot matter: limits count uses and do not ask which came first, effects that only add or
 * forbid come to the same in any order, and where no card looks at it nobody can tell how the cards lie in these piles.
 */
export function essenceOf<S extends LcgState<E>, E extends LcgEvent>(
  { rules }: Pick<Layer<S, E>, 'rules'>,
  state: S,
  piles: readonly ZoneId[],
): S {
  return changed<S, LcgState<E>>(state, {
    uses: sorted(state.uses),
    lasting: state.lasting.every(isCommutative) ? sorted(state.lasting.map(withoutNumber)) : state.lasting,
    table: isPileOrderRead(rules) ? state.table : withoutOrderIn(state.table, piles),
  });
}

function withoutOrderIn(table: LcgState['table'], piles: readonly ZoneId[]): LcgState['table'] {
  const zones = { ...table.zones };
  for (const pile of piles) {
    const zone = zones[pile];
    if (zone !== undefined && zone.cards.length > 1) zones[pile] = { ...zone, cards: zone.cards.toSorted(rising) };
  }
  return { ...table, zones };
}

function rising(one: number, other: number): number {
  return one - other;
}

function sorted<T>(list: readonly T[]): readonly T[] {
  if (list.length < 2) return list;
  return list
    .map((item) => ({ item, name: canonicalJson(item) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ item }) => item);
}

function withoutNumber(effect: LastingEffect): LastingEffect {
  return { ...effect, number: 0 };
}

/** Whether the effect comes to the same, whichever others began before it. */
function isCommutative({ gives }: LastingEffect): boolean {
  return gives.every(isFreeOfOrder);
}

function isFreeOfOrder(given: Modifier): boolean {
  switch (given.is) {
    case 'add':
    case 'cannot':
    case 'immune':
    case 'untargetable':
    case 'moreUses':
      return true;
    // A note about precedence is a gain, too; what is gained and lost counts, but what it means is the game's business.
    case 'gain':
    case 'lose':
    case 'multiply':
    case 'set':
    case 'base':
    case 'ability':
    case 'blank':
      return false;
  }
}
