import { type CardId, cardOf, type Match, type Reason, type SeatId } from '@kronika/kernel';
import {
  type AbilityRef,
  type Answer,
  answering,
  distinct,
  openTriggerWindow,
  reason,
  type TextOn,
  type TriggerWindowVars,
  useOf,
  worksThere,
} from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { ambushValues } from '../rules/has.ts';
import { layer } from '../rules/layer.ts';
import { DUPLICATE, gameAbilities, isAmbushing } from '../rules/playing-keys.ts';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { duplicated } from '../verbs/unique.ts';
import { answersTo, idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { actionsOn, answersOn, blankness } from './reason.ts';

/** Why the seat cannot take an action with the card in a window of that kind. */
export function whyNotUsed(state: AgotState, seat: SeatId, card: CardId, window: string): readonly Reason[] {
  const { controller, as } = cardOf(state.table, card);
  if (controller !== seat) return [notYours];
  if (as === 'duplicate') return [idle(state, card)];
  const blank = blankness(state, card);
  if (blank.length > 0) return blank;
  const playing = plays(state, seat, card).flatMap((ability) =>
    objections(state, useOf<AgotEvent>(ability, seat, { window })),
  );
  const using = actionsOn(state, card).flatMap(({ ability, text }) => {
    if (worksThere(layer.rules, state, text, ability, seat))
      return objections(state, useOf<AgotEvent>(ability, seat, { window }));
    // Of a character in hand it matters why it cannot be marshaled, not what it could do in play.
    return playing.length > 0 ? [] : [misplaced(state, card, text)];
  });
  const found = distinct([...playing, ...using]);
  if (found.length > 0) return found;
  const answers = answersOn(state, card);
  return answers.length > 0 ? distinct(answers.map(({ text }) => answersTo(text))) : [idle(state, card)];
}

/** The ways to bring the card into play. That it is no duplicate, or has no ambush, matters only where it could be. */
function plays(state: AgotState, seat: SeatId, card: CardId): readonly AbilityRef[] {
  const isDuplicate = duplicated(state, seat, card) !== undefined;
  const hasAmbush = ambushValues(state, card).length > 0;
  return gameAbilities(state, card).filter((ability) => {
    if (isAmbushing(ability)) return hasAmbush;
    return (ability.key === DUPLICATE) === isDuplicate;
  });
}

/** Why the seat cannot answer with the card in the window for interrupts or reactions that is open. */
export function whyNotAnswering(match: Match<AgotState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  const { controller, as } = cardOf(state.table, card);
  if (controller !== seat) return [notYours];
  if (as === 'duplicate') return [idle(state, card)];
  const blank = blankness(state, card);
  if (blank.length > 0) return blank;
  const window = openTriggerWindow<AgotEvent>(match);
  const answers = answersOn(state, card);
  if (window !== undefined && answers.length > 0)
    return distinct(answers.flatMap((answer) => whyNotWith(state, seat, answer, window)));
  if (actionsOn(state, card).length > 0) return [reason(PLAIN.onlyAction, 'AGOT-WIN-a')];
  return gameAbilities(state, card).length > 0 ? [reason(PLAIN.onlyMarshaled, 'AGOT-MARSH-a')] : [idle(state, card)];
}

function whyNotWith(
  state: AgotState,
  seat: SeatId,
  answer: TextOn<Answer<AgotState, AgotEvent>>,
  window: TriggerWindowVars<AgotEvent>,
): readonly Reason[] {
  const found = answering(layer, state, { seat, answer, window });
  switch (found.is) {
    case 'misplaced':
      return [misplaced(state, answer.ability.self, answer.text)];
    case 'unconcerned':
      return [answersTo(answer.text)];
    case 'used':
      return [reason(PLAIN.usedForThis, 'AGOT-TIME-h')];
    case 'open':
      return found.uses.flatMap((use) => objections(state, use));
  }
}
