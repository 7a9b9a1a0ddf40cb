import {
  type Explanation,
  type Match,
  mayKnow,
  type NamedThing,
  type Note,
  type Option,
  type Question,
  questionFor,
  type Reason,
  type SeatId,
  type Viewer,
} from '@kronika/kernel';
import { askedNow, distinct, notWhatIsAsked, printedOn, reason, waitingReason } from '@kronika/lcg';
import { ELEMENTS, type Element } from '../cards/fact.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { CONTESTED, claimedBy, countsForGlory, fateOnRing, RING_EFFECTS } from '../text/explain/rings.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { nameOf } from './origin.ts';
import { forbiddenToSeat } from './reason.ts';

/** A ring, where one points at it. */
export function ringThing(element: Element): NamedThing {
  return { is: 'ring', id: element };
}

export function ringIn({ is, id }: NamedThing): Element | undefined {
  return is === 'ring' ? ELEMENTS.find((element) => element === id) : undefined;
}

/** Explains a ring, which everybody sees: what it does, what lies on it, and why it cannot be chosen now. */
export function explainRing(match: Match<L5rState>, viewer: Viewer, element: Element): Explanation {
  return { sums: [], whyNot: whyNotRing(match, viewer, element), notes: ringNotes(match.state, element) };
}

function ringNotes({ rings }: L5rState, element: Element): readonly Note[] {
  const { fate, held } = rings[element];
  return [
    RING_EFFECTS[element],
    ...(fate > 0 ? [{ text: fateOnRing(fate), rule: 'L5R-RING-d' } as const] : []),
    ...(typeof held === 'number' ? [{ text: countsForGlory(held), rule: 'L5R-RING-b' } as const] : []),
  ];
}

function whyNotRing(match: Match<L5rState>, viewer: Viewer, element: Element): readonly Reason[] {
  if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor(match, viewer);
  if (question === undefined)
    return [
      waitingReason({ seatName: (lang, seat) => namesIn(lang).seat(seat), cites: { turns: 'L5R-ORDER-a' } }, match),
    ];
  const offered = ringsOffered(question);
  if (offered.includes(element)) return [];
  if (offered.length === 0) return [otherQuestion(question)];
  return notAmongThem(match.state, { seat: viewer, question, element });
}

/** The rings that the question offers, on their own or with a type of conflict. */
function ringsOffered(question: Question): readonly Element[] {
  if (question.is === 'number') return [];
  return question.options.flatMap((option) => ELEMENTS.filter((element) => element === elementOf(option)));
}

function elementOf(option: Option): unknown {
  const choice: unknown = Reflect.get(option, 'choice');
  return Reflect.get(typeof choice === 'object' && choice !== null ? choice : option, 'ring');
}

function otherQuestion({ message, because }: Question): Reason {
  const prompt = PROMPTS[message.key];
  return reason(prompt === undefined ? PLAIN.otherQuestion : askedNow(prompt), because.rule ?? 'L5R-EFF-b');
}

interface NotAmong {
  readonly seat: SeatId;
  readonly question: Question;
  readonly element: Element;
}

/** Rings are asked for, but this one is not among them. */
function notAmongThem(state: L5rState, { seat, question, element }: NotAmong): readonly Reason[] {
  const { because } = question;
  if (because.is === 'card' && mayKnow(state.table, because.card, seat)) {
    const source = printedOn(state, because.card);
    return [reason(notWhatIsAsked(nameOf(source)), because.rule ?? 'L5R-EFF-b', source)];
  }
  const { held } = state.rings[element];
  if (typeof held === 'number') return [reason(claimedBy(held), 'L5R-3.2.0-b')];
  if (held === 'contested') return [reason(CONTESTED, 'L5R-3.2.0-b')];
  const forbidden = distinct(forbiddenToSeat(state, seat, [`declare/${element}`]));
  return forbidden.length > 0 ? forbidden : [otherQuestion(question)];
}
