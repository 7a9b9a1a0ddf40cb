import { type CardId, cardOf, type Reason, type SeatId } from '@kronika/kernel';
import { type AbilityRef, distinct, useOf, worksThere } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { gameAbilities } from '../rules/playable.ts';
import type { L5rState } from '../state.ts';
import { hasUniqueCopy } from '../verbs/entering.ts';
import { idle, misplaced, notYours } from './misfits.ts';
import { objections } from './objections.ts';
import { blankness } from './reason.ts';
import { actionsOn, answersOn } from './texts.ts';
import { answersTo } from './why-not-answering.ts';

/** Why the seat cannot take an action with the card in a window of that kind. */
export function whyNotUsed(state: L5rState, seat: SeatId, card: CardId, window: string): readonly Reason[] {
  if (cardOf(state.table, card).controller !== seat) return [notYours];
  const blank = blankness(state, card);
  if (blank.length > 0) return blank;
  const playing = plays(state, seat, card).flatMap((ability) =>
    objections(state, useOf<L5rEvent>(ability, seat, { window })),
  );
  const using = actionsOn(state, card).flatMap(({ ability, text }) => {
    const use = useOf<L5rEvent>(ability, seat, { window });
    if (worksThere(layer.rules, state, text, ability, seat)) return objections(state, use);
    // Of a character in hand it matters why it cannot be played, not what it could do in play.
    return playing.length > 0 ? [] : [misplaced(state, card, text)];
  });
  const found = distinct([...playing, ...using]);
  if (found.length > 0) return found;
  const answers = answersOn(state, card);
  return answers.length > 0 ? distinct(answers.map((answer) => answersTo(state, answer))) : [idle(state, card)];
}

/**
 * The ways to play the card where it lies. That it cannot go straight into a conflict, or is no duplicate, matters
 * only where it otherwise could.
 */
function plays(state: L5rState, seat: SeatId, card: CardId): readonly AbilityRef[] {
  return gameAbilities(state, card).filter(
    ({ key }) => key !== 'playIntoConflict' && (key !== 'duplicate' || hasUniqueCopy(state, seat, card)),
  );
}
