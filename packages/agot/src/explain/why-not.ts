import {
  type CardId,
  type Match,
  mayKnow,
  type Question,
  questionFor,
  type Reason,
  type SeatId,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import {
  askedNow,
  cardsOffered,
  notWhatIsAsked,
  openActionWindow,
  otherCards,
  reason,
  waitingFor as waitingForSeats,
} from '@kronika/lcg';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { nameOf, printedOn } from './origin.ts';
import { whyNotChosen } from './why-not-chosen.ts';
import { whyNotAttacking, whyNotBypassed, whyNotDefending } from './why-not-declared.ts';
import { whyNotAnswering, whyNotUsed } from './why-not-used.ts';

/** Why the viewer cannot choose the card now; nothing if it can be chosen, and for who has no seat. */
export function whyNot(match: Match<AgotState>, viewer: Viewer, card: CardId): readonly Reason[] {
  if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor(match, viewer);
  if (question === undefined) return [waiting(match)];
  if (cardsOffered(question).includes(card)) return [];
  const reasons = whyNotOffered(match, viewer, card, question);
  return reasons.length > 0 ? reasons : [otherQuestion(match.state, viewer, question)];
}

/** Whom the match waits for, which everybody sees. What they are asked is their own affair. */
function waiting(match: Match): Reason {
  const seats = (lang: 'pl' | 'en') => waitingFor(match).map(namesIn(lang).seat).join(', ');
  return reason(waitingForSeats({ pl: seats('pl'), en: seats('en') }), 'AGOT-FIRST-g');
}

function whyNotOffered(match: Match<AgotState>, seat: SeatId, card: CardId, question: Question): readonly Reason[] {
  const { state } = match;
  switch (question.message.key) {
    case 'actionWindow':
      return whyNotUsed(state, seat, card, openActionWindow(match) ?? state.phase);
    case 'triggerWindow':
      return whyNotAnswering(match, seat, card);
    case 'declareAttackers':
      return whyNotAttacking(match, seat, card);
    case 'declareDefenders':
      return whyNotDefending(state, seat, card);
    case 'chooseBypassed':
      return whyNotBypassed(state, seat, card);
    default:
      return whyNotChosen(match, { seat, card, question }) ?? [];
  }
}

/** The question is not about this card: what it is about. */
function otherQuestion(state: AgotState, seat: SeatId, question: Question): Reason {
  const { message, because } = question;
  const prompt = PROMPTS[message.key];
  const rule = because.rule ?? 'AGOT-SEQ-e';
  if (cardsOffered(question).length === 0)
    return reason(prompt === undefined ? PLAIN.otherQuestion : askedNow(prompt), rule);
  if (because.is === 'card' && mayKnow(state.table, because.card, seat)) {
    const source = printedOn(state, because.card);
    return reason(notWhatIsAsked(nameOf(source)), rule, source);
  }
  return reason(prompt === undefined ? PLAIN.otherQuestion : otherCards(prompt), rule);
}
