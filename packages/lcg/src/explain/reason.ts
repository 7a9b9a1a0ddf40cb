import {
  type CardId,
  type Phrase,
  type PrintedId,
  printedCard,
  type Reason,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import { attributedOn, attributedOnSeat, type Origin } from '../modifier/attributed.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { blankedBy, forbiddenBy, protectedBy, sentence } from '../text/explain.ts';
import { type Forbidden, forbid } from '../verdict.ts';
import { type Explaining, printedBehind } from './explaining.ts';

export function reason(text: Phrase, rule: RuleId, card?: PrintedId): Reason {
  return card === undefined ? { text, rule } : { text, rule, from: printedCard(card) };
}

/** Each reason once. */
export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ text }, place) => reasons.findIndex((other) => other.text.en === text.en) === place);
}

/** What speaks against something, in the words of a game. */
export interface Reasons<S> {
  /** A verdict in words; what has none of its own is a condition of the card's text. */
  readonly verdictReason: (verdict: Forbidden) => Reason;
  /** What forbids one of these things to the card, with the card that does. */
  readonly forbiddenTo: (state: S, card: CardId, what: readonly string[]) => readonly Reason[];
  /** What forbids one of these things to the seat. */
  readonly forbiddenToSeat: (state: S, seat: SeatId, what: readonly string[]) => readonly Reason[];
  /** What keeps the card from being chosen. */
  readonly protectionOf: (state: S, card: CardId) => readonly Reason[];
  /** Why the card has no text of its own now, if it has none. */
  readonly blankness: (state: S, card: CardId) => readonly Reason[];
}

interface Because {
  readonly by: (card: Phrase) => Phrase;
  /** The verdict that is said where no card is behind it. */
  readonly else: string;
  readonly rule: RuleId;
}

export function reasonsFor<S extends LcgState<E>, E extends LcgEvent>(explaining: Explaining<S, E>): Reasons<S> {
  const { layer, rules, nameOf, verdicts, cannot, until, cites } = explaining;

  const verdictReason = ({ forbidden: { key }, rule }: Forbidden): Reason =>
    reason(verdicts[key] ?? verdicts.restrictionNotMet, rule);

  const untilOf = (from: Origin): Phrase | undefined =>
    from.is === 'text' || from.effect.until === 'endOfGame' ? undefined : until[from.effect.until.period];

  /** Names the card that is behind it; a modifier of the rules has none. */
  const because = (state: S, from: Origin, words: Because): Reason => {
    const behind = printedBehind(rules, state, from);
    return behind === undefined
      ? verdictReason(forbid(words.else, words.rule))
      : reason(words.by(nameOf(behind)), words.rule, behind);
  };

  return {
    verdictReason,
    forbiddenTo: (state, card, what) =>
      attributedOn(layer, state, card).flatMap(({ modifier, from }) => {
        if (modifier.is !== 'cannot' || !what.includes(modifier.what)) return [];
        const behind = printedBehind(rules, state, from);
        const text = sentence(cannot(modifier.what, modifier.by), untilOf(from), behind && nameOf(behind));
        return [reason(text, modifier.rule, behind)];
      }),
    forbiddenToSeat: (state, seat, what) =>
      attributedOnSeat(layer, state, seat).flatMap(({ modifier, from }) =>
        modifier.is === 'cannot' && what.includes(modifier.what)
          ? [because(state, from, { by: forbiddenBy, else: 'cannot', rule: modifier.rule })]
          : [],
      ),
    protectionOf: (state, card) =>
      attributedOn(layer, state, card).flatMap(({ modifier, from }) =>
        modifier.is === 'immune' || modifier.is === 'untargetable'
          ? [because(state, from, { by: protectedBy, else: 'immune', rule: cites[modifier.is] })]
          : [],
      ),
    blankness: (state, card) =>
      layer.modifiers.texts(state)?.blank.has(card) !== true
        ? []
        : attributedOn(layer, state, card)
            .filter(({ modifier }) => modifier.is === 'blank')
            .map(({ from }) => because(state, from, { by: blankedBy, else: 'restrictionNotMet', rule: cites.blank })),
  };
}
