import type { Match, Reason } from '@kronika/kernel';
import { type NotOffered, openActionWindow, whyNotFor } from '@kronika/lcg';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { namesIn } from '../text/names-in.ts';
import { PROMPTS } from '../text/prompts.ts';
import { nameOf } from './origin.ts';
import { otherChoice } from './other-choice.ts';
import { whyNotAnswering } from './why-not-answering.ts';
import { WHY_NOT_ASKED } from './why-not-asked.ts';
import { whyNotChosen } from './why-not-chosen.ts';
import { whyNotAttacking, whyNotBypassed, whyNotDefending } from './why-not-declared.ts';
import { whyNotUsed } from './why-not-used.ts';

/** Why the viewer cannot choose the card now; nothing if it can be chosen, and for who has no seat. */
export const whyNot = whyNotFor<AgotState>({
  whyNotOffered,
  seatName: (lang, seat) => namesIn(lang).seat(seat),
  nameOf,
  prompts: PROMPTS,
  otherQuestion: PLAIN.otherQuestion,
  cites: { turns: 'AGOT-FIRST-g', choosing: 'AGOT-SEQ-e' },
});

function whyNotOffered(match: Match<AgotState>, notOffered: NotOffered): readonly Reason[] {
  const { state } = match;
  const { seat, card, question } = notOffered;
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
      return whyNotBypassed(match, seat, card);
    default:
      return firstSaid(
        () => (question.message.key === 'attachTo' ? undefined : whyNotChosen(match, notOffered)),
        () => WHY_NOT_ASKED[question.message.key]?.({ match, ...notOffered }),
        () => otherChoice({ match, ...notOffered }),
      );
  }
}

/** What the first of these has to say that has anything to say. */
function firstSaid(...say: readonly (() => readonly Reason[] | undefined)[]): readonly Reason[] {
  for (const one of say) {
    const reasons = one() ?? [];
    if (reasons.length > 0) return reasons;
  }
  return [];
}
