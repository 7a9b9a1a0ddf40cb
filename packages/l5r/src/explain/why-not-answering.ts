import { type CardId, cardOf, type Match, type Reason, type SeatId } from '@kronika/kernel';
import { answering, distinct, openTriggerWindow, reason, type TextOn, type TriggerWindowVars } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { gameAbilities } from '../rules/playable.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { answersTo, idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { blankness } from './reason.ts';
import { type Answer, actionsOn, answersOn } from './texts.ts';

/** Why the seat cannot answer with the card in the window for interrupts or reactions that is open. */
export function whyNotAnswering(match: Match<L5rState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (cardOf(state.table, card).controller !== seat) return [notYours];
  const blank = blankness(state, card);
  if (blank.length > 0) return blank;
  const window = openTriggerWindow<L5rEvent>(match);
  const answers = answersOn(state, card);
  if (window !== undefined && answers.length > 0)
    return distinct(answers.flatMap((answer) => whyNotWith(state, seat, answer, window)));
  if (actionsOn(state, card).length > 0) return [reason(PLAIN.onlyAction, 'L5R-AW-a')];
  return gameAbilities(state, card).length > 0 ? [reason(PLAIN.onlyInActionWindow, 'L5R-AW-k')] : [idle(state, card)];
}

function whyNotWith(
  state: L5rState,
  seat: SeatId,
  answer: TextOn<Answer>,
  window: TriggerWindowVars<L5rEvent>,
): readonly Reason[] {
  const found = answering(layer, state, { seat, answer, window });
  switch (found.is) {
    case 'misplaced':
      return [misplaced(state, answer.ability.self, answer.text)];
    case 'unconcerned':
      return [answersTo(answer.text)];
    case 'used':
      return [reason(PLAIN.usedForThis, 'L5R-TRIG-g')];
    case 'open':
      return found.uses.flatMap((use) => objections(state, use));
  }
}
