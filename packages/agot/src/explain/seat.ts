import {
  type Explanation,
  type Match,
  mayKnow,
  type Question,
  questionFor,
  type Reason,
  type SeatId,
  type Viewer,
} from '@kronika/kernel';
import { askedNow, notWhatIsAsked, printedOn, reason, waitingReason } from '@kronika/lcg';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { revealedPlotOf } from '../zones.ts';
import { seatNotes } from './notes.ts';
import { nameOf } from './origin.ts';
import { sumsOf } from './sums.ts';
import { totalSums } from './total-sums.ts';

/** Explains a player by what everybody sees: the values of the revealed plot, what counts for the player, and why not. */
export function explainSeat(match: Match<AgotState>, viewer: Viewer, seat: SeatId): Explanation {
  const { state } = match;
  const plot = revealedPlotOf(state, seat);
  return {
    sums: [...(plot === undefined ? [] : sumsOf(state, plot)), ...totalSums(state, seat)],
    whyNot: whyNotSeat(match, viewer, seat),
    notes: seatNotes(state, seat),
  };
}

function whyNotSeat(match: Match<AgotState>, viewer: Viewer, seat: SeatId): readonly Reason[] {
  if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
  const question = questionFor(match, viewer);
  if (question === undefined)
    return [
      waitingReason({ seatName: (lang, one) => namesIn(lang).seat(one), cites: { turns: 'AGOT-FIRST-g' } }, match),
    ];
  return seatsOffered(question).includes(seat) ? [] : [notAsked(match.state, viewer, question)];
}

function seatsOffered(question: Question): readonly unknown[] {
  if (question.is === 'number') return [];
  return question.options.filter(({ is }) => is === 'seat').map((option) => Reflect.get(option, 'seat'));
}

/** Another player is asked for, or no player at all. */
function notAsked(state: AgotState, viewer: SeatId, question: Question): Reason {
  const { because, message } = question;
  const rule = because.rule ?? 'AGOT-SEQ-e';
  if (seatsOffered(question).length > 0 && because.is === 'card' && mayKnow(state.table, because.card, viewer)) {
    const source = printedOn(state, because.card);
    return reason(notWhatIsAsked(nameOf(source)), rule, source);
  }
  const prompt = PROMPTS[message.key];
  return reason(prompt === undefined ? PLAIN.otherQuestion : askedNow(prompt), rule);
}
