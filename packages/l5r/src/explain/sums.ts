import {
  attachmentsOn,
  type CardId,
  cardOf,
  type PrintedId,
  printedCard,
  type Sum,
  type SumPart,
} from '@kronika/kernel';
import { type Attributed, add, attributedOn, type Origin, PART_NAMES, sumOf as sumOfParts } from '@kronika/lcg';
import { CONFLICT_TYPES, type ConflictType, factOf } from '../cards/fact.ts';
import { layer } from '../rules/layer.ts';
import { bonusOf, statusOn, strengthBonusOf, strengthenersOf } from '../rules/values.ts';
import type { L5rState } from '../state.ts';
import { OWN_PARTS, VALUE_NAMES, type ValueName } from '../text/explain/sums.ts';
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
  return sumOfParts({ of, name: VALUE_NAMES[of], printed }, modifiers, (from) => named(state, from));
}

function named(state: L5rState, from: From): Pick<SumPart, 'by' | 'from'> {
  if (from.is === 'status') return { by: OWN_PARTS[from.status] };
  const printed = from.is === 'bonus' ? from.printed : printedBehind(state, from);
  if (printed !== undefined) return { by: nameOf(printed), from: printedCard(printed) };
  return { by: from.is === 'effect' && from.effect.source.key === 'duel' ? OWN_PARTS.duel : PART_NAMES.rules };
}
