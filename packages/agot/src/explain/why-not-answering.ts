import { type CardId, cardOf, type Match, type Reason, type SeatId } from '@kronika/kernel';
import { answeringFor, reason } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { gameAbilities } from '../rules/playing-keys.ts';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { occasionsOf } from './occasions.ts';
import { actionsOn, answersOn, blankness } from './reason.ts';

const answers = answeringFor<AgotState, AgotEvent>(layer, {
  answersOn,
  misplaced,
  objections,
  answerless,
  usedForThis: reason(PLAIN.usedForThis, 'AGOT-TIME-h'),
  occasions: occasionsOf,
  cites: { answers: 'AGOT-ABIL-b' },
});

/** To what a triggered ability answers. */
export const { answersTo } = answers;

/** Why the seat cannot answer with the card in the window for interrupts or reactions that is open. */
export function whyNotAnswering(match: Match<AgotState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  const { controller, as } = cardOf(state.table, card);
  if (controller !== seat) return [notYours];
  if (as === 'duplicate') return [idle(state, card)];
  const blank = blankness(state, card);
  return blank.length > 0 ? blank : answers.whyNotAnswering(match, seat, card);
}

function answerless(state: AgotState, card: CardId): Reason {
  if (actionsOn(state, card).length > 0) return reason(PLAIN.onlyAction, 'AGOT-WIN-a');
  if (gameAbilities(state, card).length === 0) return idle(state, card);
  const isMarshaling = state.phase === 'marshaling' && state.active === cardOf(state.table, card).controller;
  return isMarshaling ? reason(PLAIN.answerFirst, 'AGOT-TIME-f') : reason(PLAIN.onlyMarshaled, 'AGOT-MARSH-a');
}
