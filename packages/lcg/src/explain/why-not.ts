import {
  type CardId,
  type Match,
  mayKnow,
  type Phrase,
  type PrintedId,
  type Question,
  questionFor,
  type Reason,
  type RuleId,
  type SeatId,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import type { LcgState } from '../state.ts';
import { askedNow, notWhatIsAsked, otherCards, waitingFor as waitingForSeats } from '../text/explain.ts';
import { printedOn } from './explaining.ts';
import { cardsOffered } from './offered.ts';
import { reason } from './reason.ts';

/** A card that the seat is not offered by the question it is asked. */
export interface NotOffered {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly question: Question;
}

/** What a game says about cards that are not offered. */
export interface WhyNotWords<S> {
  /** Why the question does not offer the card; nothing where it is simply about something else. */
  readonly whyNotOffered: (match: Match<S>, asked: NotOffered) => readonly Reason[];
  readonly seatName: (lang: 'pl' | 'en', seat: SeatId) => string;
  readonly nameOf: (printed: PrintedId) => Phrase;
  readonly prompts: Readonly<Record<string, Phrase>>;
  readonly otherQuestion: Phrase;
  /** The rules by which seats act one after another, and by which texts say whom they choose. */
  readonly cites: { readonly turns: RuleId; readonly choosing: RuleId };
}

/** Whom the match waits for, which everybody sees. What they are asked is their own affair. */
export function waitingReason(
  { seatName, cites }: Pick<WhyNotWords<never>, 'seatName'> & { readonly cites: { readonly turns: RuleId } },
  match: Match,
): Reason {
  const seats = (lang: 'pl' | 'en') =>
    waitingFor(match)
      .map((seat) => seatName(lang, seat))
      .join(', ');
  return reason(waitingForSeats({ pl: seats('pl'), en: seats('en') }), cites.turns);
}

/** Why the viewer cannot choose the card now; nothing if it can be chosen, and for who has no seat. */
export type WhyNot<S> = (match: Match<S>, viewer: Viewer, card: CardId) => readonly Reason[];

export function whyNotFor<S extends LcgState>(words: WhyNotWords<S>): WhyNot<S> {
  const { whyNotOffered, nameOf, prompts, cites } = words;

  /** The question is not about this card: what it is about. */
  const otherQuestion = (state: S, seat: SeatId, question: Question): Reason => {
    const { message, because } = question;
    const prompt = prompts[message.key];
    const rule = because.rule ?? cites.choosing;
    if (cardsOffered(question).length === 0)
      return reason(prompt === undefined ? words.otherQuestion : askedNow(prompt), rule);
    if (because.is === 'card' && mayKnow(state.table, because.card, seat)) {
      const source = printedOn(state, because.card);
      return reason(notWhatIsAsked(nameOf(source)), rule, source);
    }
    return reason(prompt === undefined ? words.otherQuestion : otherCards(prompt), rule);
  };

  return (match, viewer, card) => {
    if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
    const question = questionFor(match, viewer);
    if (question === undefined) return [waitingReason(words, match)];
    if (cardsOffered(question).includes(card)) return [];
    const reasons = whyNotOffered(match, { seat: viewer, card, question });
    return reasons.length > 0 ? reasons : [otherQuestion(match.state, viewer, question)];
  };
}
