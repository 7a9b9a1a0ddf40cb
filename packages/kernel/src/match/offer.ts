import type { Answer } from '../decision/answer.ts';
import { type DeclineOption, decline, type Option, withdraw } from '../decision/option.ts';
import type { ChooseQuestion, Question, QuestionWords } from '../decision/question.ts';
import { randomAnswer } from '../decision/random-answer.ts';
import type { Random } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import type { Answers } from './instruction.ts';
import type { Asked, Match } from './match.ts';

/**
 * An offer while it is open. The seats it was made to are asked together (`Match.open`), and the match waits for them;
 * the seat that made it may withdraw it, and the match does not wait for that.
 */
export interface Offer {
  readonly by: SeatId;
  /** What the offering seat answers to withdraw it. */
  readonly withdraw: ChooseQuestion;
  /** The kinds of answers that settle it before everybody has answered. */
  readonly settledBy: readonly string[];
  /** Only the seats concerned learn of it. That the match waits for those asked is no secret. */
  readonly privately?: true;
}

/** What became of an offer. Settled early, it lacks the answers of those who had not given theirs. */
export type OfferReply<A> =
  | { readonly is: 'withdrawn' }
  | { readonly is: 'answered'; readonly answers: Answers<A | DeclineOption> };

declare const REPLY: unique symbol;

/** An offer about to be made, whose reply lands in the variable `K`. */
export interface MakeOffer<K, R> {
  readonly do: 'offer';
  readonly into: K;
  readonly offer: Offer;
  readonly questions: readonly ChooseQuestion[];
  readonly [REPLY]?: R;
}

/** Who offers, to whom, and what those may answer besides declining. */
export interface Offering<O extends Option> {
  readonly by: SeatId;
  readonly to: readonly (QuestionWords & { readonly seat: SeatId; readonly options: readonly O[] })[];
  /** How the offering seat is told that it may withdraw. */
  readonly withdraw: QuestionWords;
  /** One answer of such a kind closes the offer at once; otherwise it stays open until everybody has answered. */
  readonly settledBy?: readonly NoInfer<O | DeclineOption>['is'][];
  readonly privately?: true;
}

/**
 * Makes an offer to other seats. Each may decline, whatever else it may answer, and is asked even if it can do nothing
 * else: the kernel never answers for it, unless it has conceded.
 */
export function offer<const K extends string, const O extends Option>(
  into: K,
  { by, to, withdraw: words, settledBy = [], privately }: Offering<O>,
): MakeOffer<K, OfferReply<O>> {
  return {
    do: 'offer',
    into,
    offer: {
      by,
      withdraw: { is: 'choose', seat: by, ...words, options: [withdraw], evenIfForced: true },
      settledBy,
      ...(privately === undefined ? {} : { privately }),
    },
    questions: to.map(({ seat, message, because, options }) => ({
      is: 'choose',
      seat,
      message,
      because,
      options: [...options, decline],
      evenIfForced: true,
    })),
  };
}

/** Whether the answers that are there close the question: all of them, or one that settles the offer. */
export function isClosedBy(open: readonly Asked[], offer: Offer | undefined): boolean {
  return (
    open.every(({ answer }) => answer !== undefined) ||
    (offer !== undefined && open.some((asked) => settles(offer, asked)))
  );
}

/** Who would have to think no longer if the seat gave this fitting answer, although the match waits for them. */
export function sparedBy(
  { open, offer }: Pick<Match, 'open' | 'offer'>,
  seat: SeatId,
  answer: Answer,
): readonly SeatId[] {
  if (offer === undefined) return [];
  const others = open.filter((asked) => asked.question.seat !== seat);
  const own = open.find((asked) => asked.question.seat === seat);
  const closes = offer.by === seat || (own !== undefined && settles(offer, { question: own.question, answer }));
  return closes ? others.flatMap((asked) => (asked.answer === undefined ? [asked.question.seat] : [])) : [];
}

function settles(offer: Offer, { question, answer }: Asked): boolean {
  return answer !== undefined && question.is === 'choose' && settling(offer, question)[Number(answer)] === true;
}

/** Of each option, whether choosing it settles the offer. */
function settling({ settledBy }: Offer, { options }: ChooseQuestion): readonly boolean[] {
  return options.map(({ is }) => settledBy.includes(is));
}

/** An answer drawn by chance that may lie sealed: one that settles an offer never does. */
export function randomSealedAnswer(question: Question, offer: Offer | undefined, random: Random): Answer {
  const settled = offer === undefined || question.is !== 'choose' ? [] : settling(offer, question);
  const places = settled.flatMap((closes, place) => (closes ? [] : [place]));
  return places.length === 0 ? randomAnswer(question, random) : random.pick(places);
}
