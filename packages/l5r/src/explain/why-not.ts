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
import { ringEventOn } from '../rules/ring-effect.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { isCharacter, isInPlay } from '../zones.ts';
import { nameOf } from './origin.ts';
import { printedOn } from './reason.ts';
import { whyNotHappening } from './unchanged.ts';
import { whyNotAnswering } from './why-not-answering.ts';
import { whyNotChosen } from './why-not-chosen.ts';
import { whyNotAttacked, whyNotAttacking, whyNotDefending, whyNotEvaded } from './why-not-declared.ts';
import { whyNotUsed } from './why-not-used.ts';

/** Why the viewer cannot choose the card now; nothing if it can be chosen, and for who has no seat. */
export function whyNot(match: Match<L5rState>, viewer: Viewer, card: CardId): readonly Reason[] {
  if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor(match, viewer);
  if (question === undefined) return [waiting(match)];
  return cardsOffered(question).includes(card) ? [] : whyNotOffered(match, viewer, card, question);
}

/** Whom the match waits for, which everybody sees. What they are asked is their own affair. */
function waiting(match: Match): Reason {
  const seats = (lang: 'pl' | 'en') => waitingFor(match).map(namesIn(lang).seat).join(', ');
  return reason(waitingForSeats({ pl: seats('pl'), en: seats('en') }), 'L5R-ORDER-a');
}

function whyNotOffered(match: Match<L5rState>, seat: SeatId, card: CardId, question: Question): readonly Reason[] {
  const { state } = match;
  switch (question.message.key) {
    case 'actionWindow':
      return whyNotUsed(state, seat, card, openActionWindow(match) ?? 'conflict');
    case 'dynastyWindow':
      return whyNotUsed(state, seat, card, 'dynasty');
    case 'triggerWindow':
      return whyNotAnswering(match, seat, card);
    case 'declareAttackers':
      return whyNotAttacking(match, seat, card);
    case 'declareDefenders':
      return whyNotDefending(state, seat, card);
    case 'declareEvaded':
      return whyNotEvaded(match, seat, card);
    case 'declareProvince':
      return whyNotAttacked(state, seat, card);
    default:
      return (
        whyNotStruck(state, card, question.message.key) ??
        whyNotChosen(match, { seat, card, question }) ?? [otherQuestion(state, seat, question)]
      );
  }
}

const RING_EFFECT = 'ringEffect.';

/** Why the effect of a ring cannot be aimed at the card, if that is the question. */
function whyNotStruck(state: L5rState, card: CardId, key: string): readonly Reason[] | undefined {
  const event = key.startsWith(RING_EFFECT) ? ringEventOn(key.slice(RING_EFFECT.length), card) : undefined;
  if (event === undefined) return undefined;
  if (!isInPlay(state, card) || !isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'L5R-RINGFX-c')];
  const reasons = whyNotHappening(state, event);
  // Water bows only who has no fate: nothing else is left.
  return reasons.length > 0 ? reasons : [reason(PLAIN.hasFate, 'L5R-RINGFX-WATER-a')];
}

/** The question is not about this card: what it is about. */
function otherQuestion(state: L5rState, seat: SeatId, question: Question): Reason {
  const { message, because } = question;
  const prompt = PROMPTS[message.key];
  const rule = because.rule ?? 'L5R-EFF-b';
  if (cardsOffered(question).length === 0)
    return reason(prompt === undefined ? PLAIN.otherQuestion : askedNow(prompt), rule);
  if (because.is === 'card' && mayKnow(state.table, because.card, seat)) {
    const source = printedOn(state, because.card);
    return reason(notWhatIsAsked(nameOf(source)), rule, source);
  }
  return reason(prompt === undefined ? PLAIN.otherQuestion : otherCards(prompt), rule);
}
