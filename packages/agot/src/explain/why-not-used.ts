import { type CardId, cardOf, type Reason, type SeatId } from '@kronika/kernel';
import { type AbilityRef, distinct, useOf, worksThere } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { ambushValues } from '../rules/has.ts';
import { layer } from '../rules/layer.ts';
import { DUPLICATE, gameAbilities, isAmbushing } from '../rules/playing-keys.ts';
import type { AgotState } from '../state.ts';
import { duplicated } from '../verbs/unique.ts';
import { idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { actionsOn, answersOn, blankness } from './reason.ts';
import { answersTo } from './why-not-answering.ts';

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
  return answers.length > 0 ? distinct(answers.map((answer) => answersTo(state, answer))) : [idle(state, card)];
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
