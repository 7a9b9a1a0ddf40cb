import { canonicalJson, changed, perState, type ZoneId } from '@kronika/kernel';
import type { LastingEffect } from './effect/lasting.ts';
import type { Layer } from './layer.ts';
import type { RememberedUse } from './limit/limit.ts';
import type { Modifier } from './modifier/modifier.ts';
import { isPileOrderRead } from './sequence/pile-reading.ts';
import type { AbilityRef, LcgEvent, LcgState } from './state.ts';

/**
 * A state without what cannot matter: limits count uses and do not ask which came first, effects that only add or
 * forbid come to the same in any order, and where no card looks at it nobody can tell how the cards lie in these piles.
 */
export function essenceOf<S extends LcgState<E>, E extends LcgEvent>(
  { rules }: Pick<Layer<S, E>, 'rules'>,
  piles: readonly ZoneId[],
): (state: S) => S {
  // One course of a match is compared with several others in a row.
  return perState((state) =>
    changed<S, LcgState<E>>(state, {
      uses: sorted(state.uses, byUse),
      lasting: state.lasting.every(isCommutative) ? sorted(state.lasting.map(withoutNumber), bySource) : state.lasting,
      table: isPileOrderRead(rules) ? state.table : withoutOrderIn(state.table, piles),
    }),
  );
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

/** In an order that hangs on the values alone and so does not tell which came first. */
function sorted<T>(list: readonly T[], compare: (one: T, other: T) => number): readonly T[] {
  return list.length < 2 ? list : list.toSorted(compare);
}

// The card and the name of the ability decide nearly always. Writing two values out takes a hundred times as long.
function byUse(one: RememberedUse, other: RememberedUse): number {
  return byAbility(one.ability, other.ability) || byWriting(one, other);
}

function bySource(one: LastingEffect, other: LastingEffect): number {
  return byAbility(one.source, other.source) || byWriting(one, other);
}

function byAbility(one: AbilityRef, other: AbilityRef): number {
  return one.self - other.self || byText(one.key, other.key);
}

function byWriting(one: unknown, other: unknown): number {
  return byText(canonicalJson(one), canonicalJson(other));
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
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
