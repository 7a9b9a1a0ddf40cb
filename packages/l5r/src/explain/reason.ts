import {
  type CardId,
  cardOf,
  type Phrase,
  type PrintedId,
  type Reason,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import { type Attributed, attributedOn, attributedOnSeat, type Forbidden, forbid, type Origin } from '@kronika/lcg';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { cannotNote, sentence, UNTIL } from '../text/explain/notes.ts';
import { blankedBy, forbiddenBy, protectedBy } from '../text/explain/reasons.ts';
import { VERDICTS } from '../text/explain/verdicts.ts';
import { nameOf, printedBehind } from './origin.ts';

export function reason(text: Phrase, rule: RuleId, card?: PrintedId): Reason {
  return card === undefined ? { text, rule } : { text, rule, card };
}

/** Each reason once. */
export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ text }, place) => reasons.findIndex((other) => other.text.en === text.en) === place);
}

/** A verdict in words; what has none of its own is a condition of the card's text. */
export function verdictReason({ forbidden: { key }, rule }: Forbidden): Reason {
  return reason(VERDICTS[key] ?? VERDICTS.restrictionNotMet ?? { pl: '', en: '' }, rule);
}

/** What forbids one of these things to the card, with the card that does. */
export function forbiddenTo(state: L5rState, card: CardId, what: readonly string[]): readonly Reason[] {
  return attributedOn(layer, state, card).flatMap(({ modifier, from }) => {
    if (modifier.is !== 'cannot' || !what.includes(modifier.what)) return [];
    const behind = printedBehind(state, from);
    const text = sentence(cannotNote(modifier.what, modifier.by), untilOf(from), behind && nameOf(behind));
    return [reason(text, modifier.rule, behind)];
  });
}

/** What forbids one of these things to the seat. */
export function forbiddenToSeat(state: L5rState, seat: SeatId, what: readonly string[]): readonly Reason[] {
  return attributedOnSeat(layer, state, seat).flatMap(({ modifier, from }) =>
    modifier.is === 'cannot' && what.includes(modifier.what)
      ? [because(state, from, { by: forbiddenBy, else: 'cannot', rule: modifier.rule })]
      : [],
  );
}

/** What keeps the card from being chosen. */
export function protectionOf(state: L5rState, card: CardId): readonly Reason[] {
  return attributedOn(layer, state, card)
    .filter(isProtection)
    .map(({ modifier, from }) =>
      because(state, from, {
        by: protectedBy,
        else: 'immune',
        rule: modifier.is === 'immune' ? 'L5R-IMMUNE-a' : 'L5R-CANNOT-a',
      }),
    );
}

function isProtection({ modifier }: Attributed): boolean {
  return modifier.is === 'immune' || modifier.is === 'untargetable';
}

/** Why the card has no text of its own now, if it has none. */
export function blankness(state: L5rState, card: CardId): readonly Reason[] {
  if (layer.modifiers.texts(state)?.blank.has(card) !== true) return [];
  return attributedOn(layer, state, card)
    .filter(({ modifier }) => modifier.is === 'blank')
    .map(({ from }) => because(state, from, { by: blankedBy, else: 'restrictionNotMet', rule: 'L5R-BLANK-a' }));
}

/** Names the card that is behind it; a modifier of the rules has none. */
function because(
  state: L5rState,
  from: Origin,
  words: { readonly by: (card: Phrase) => Phrase; readonly else: string; readonly rule: RuleId },
): Reason {
  const behind = printedBehind(state, from);
  return behind === undefined
    ? verdictReason(forbid(words.else, words.rule))
    : reason(words.by(nameOf(behind)), words.rule, behind);
}

function untilOf(from: Origin): Phrase | undefined {
  if (from.is === 'text' || from.effect.until === 'endOfGame') return undefined;
  return UNTIL[from.effect.until.period];
}

/** What is printed on the card. */
export function printedOn(state: L5rState, card: CardId): PrintedId {
  return cardOf(state.table, card).printed;
}
