import {
  attachmentsOn,
  type CardId,
  cardOf,
  type Phrase,
  type PrintedId,
  type Sum,
  type SumPart,
} from '@kronika/kernel';
import { type Attributed, add, attributedOn, type Origin, type ReckonedPart, reckoned } from '@kronika/lcg';
import { CONFLICT_TYPES, type ConflictType, factOf } from '../cards/fact.ts';
import { layer } from '../rules/layer.ts';
import { bonusOf, statusOn, strengthBonusOf, strengthenersOf } from '../rules/values.ts';
import type { L5rState } from '../state.ts';
import { baseBy, PART_NAMES, setBy, timesBy, VALUE_NAMES, type ValueName } from '../text/explain/sums.ts';
import { hasDash } from '../verbs/participating.ts';
import { isCharacter, isInPlay, placeOf } from '../zones.ts';
import { nameOf, printedBehind } from './origin.ts';

/** Where a part of a value comes from: a modifier's origin, a bonus printed on a card, or the status token. */
export type From =
  | Origin
  | { readonly is: 'bonus'; readonly printed: PrintedId }
  | { readonly is: 'status'; readonly status: 'honored' | 'dishonored' };

/** How the values come about that the table shows for the card. */
export function valueSums(state: L5rState, card: CardId): readonly Sum[] {
  const fact = factOf(cardOf(state.table, card).printed);
  if (fact.type === 'character' && isCharacter(state, card) && isInPlay(state, card))
    return [
      ...CONFLICT_TYPES.flatMap((type) => skillSum(state, card, type)),
      sumOf(state, 'glory', fact.glory, attributedOn(layer, state, card)),
    ];
  const spot = placeOf(state, card);
  if (fact.type !== 'province' || spot === undefined) return [];
  const bonuses = strengthenersOf(state, spot).map((holding) =>
    bonus(cardOf(state.table, holding).printed, 'strength', strengthBonusOf(state, holding)),
  );
  return [sumOf(state, 'strength', fact.strength, [...attributedOn(layer, state, card), ...bonuses])];
}

/** A dash has no sum: nothing alters it (L5R-DASH-c). */
function skillSum(state: L5rState, card: CardId, type: ConflictType): readonly Sum[] {
  const fact = factOf(cardOf(state.table, card).printed);
  if (fact.type !== 'character' || hasDash(state, card, type)) return [];
  const { status } = cardOf(state.table, card);
  const worn = attachmentsOn(state.table, card).map((attachment) =>
    bonus(cardOf(state.table, attachment).printed, type, bonusOf(state, attachment, type)),
  );
  const token: readonly Attributed<From>[] =
    status === 'ordinary'
      ? []
      : statusOn(state, card, type).map((modifier) => ({ modifier, from: { is: 'status', status } }));
  return [sumOf(state, type, fact[type] ?? 0, [...attributedOn(layer, state, card), ...worn, ...token])];
}

function bonus(printed: PrintedId, stat: ValueName, by: number): Attributed<From> {
  return { modifier: add(stat, by), from: { is: 'bonus', printed } };
}

/** Adds up what modifies the printed value. */
export function sumOf(state: L5rState, of: ValueName, printed: number, modifiers: readonly Attributed<From>[]): Sum {
  const parts = reckoned(printed, of, modifiers).map((part) => partOf(state, part));
  return { of, name: VALUE_NAMES[of], parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

function partOf(state: L5rState, part: ReckonedPart<From>): SumPart {
  const { amount } = part;
  switch (part.is) {
    case 'printed':
    case 'rounding':
    case 'floor':
      return { by: PART_NAMES[part.is], amount };
    case 'add':
      return { ...named(state, part.from), amount };
    case 'base':
      return { ...named(state, part.from, baseBy), amount };
    case 'set':
      return { ...named(state, part.from, setBy), amount };
    case 'multiply':
      return { ...named(state, part.from, (name) => timesBy(name, part.factor)), amount };
  }
}

function named(
  state: L5rState,
  from: From,
  as: (name: Phrase) => Phrase = (name) => name,
): Pick<SumPart, 'by' | 'card'> {
  if (from.is === 'status') return { by: as(PART_NAMES[from.status]) };
  const printed = from.is === 'bonus' ? from.printed : printedBehind(state, from);
  if (printed !== undefined) return { by: as(nameOf(printed)), card: printed };
  return { by: as(from.is === 'effect' && from.effect.source.key === 'duel' ? PART_NAMES.duel : PART_NAMES.rules) };
}
