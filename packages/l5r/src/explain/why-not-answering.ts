import { type CardId, cardOf, type Match, type Reason, type SeatId } from '@kronika/kernel';
import { answeringFor, reason } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { gameAbilities } from '../rules/playable.ts';
import type { L5rState } from '../state.ts';
import { occasion } from '../text/explain/occasions.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { blankness } from './reason.ts';
import { actionsOn, answersOn } from './texts.ts';

const answers = answeringFor<L5rState, L5rEvent>(layer, {
  answersOn,
  misplaced,
  objections,
  answerless,
  usedForThis: reason(PLAIN.usedForThis, 'L5R-TRIG-g'),
  occasions: (_, { text }) => text.when.kinds.map(occasion),
  cites: { answers: 'L5R-TRIG-b' },
});

/** To what a triggered ability answers. */
export const { answersTo } = answers;

/** Why the seat cannot answer with the card in the window for interrupts or reactions that is open. */
export function whyNotAnswering(match: Match<L5rState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (cardOf(state.table, card).controller !== seat) return [notYours];
  const blank = blankness(state, card);
  return blank.length > 0 ? blank : answers.whyNotAnswering(match, seat, card);
}

function answerless(state: L5rState, card: CardId): Reason {
  if (actionsOn(state, card).length > 0) return reason(PLAIN.onlyAction, 'L5R-AW-a');
  return gameAbilities(state, card).length > 0 ? reason(PLAIN.onlyInActionWindow, 'L5R-AW-k') : idle(state, card);
}
