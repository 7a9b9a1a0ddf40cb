import type { SenjutsuEvent } from '../../../event.ts';
import { playedBy, seatOf } from '../../../fighters.ts';
import { isPoison } from '../../../prints.ts';
import type { FighterId, Played, Senjutsu } from '../../../state.ts';
import { cardsInPlay } from '../../../zones.ts';
import type { TargetVerb } from '../../aimed.ts';
import { events } from '../verb.ts';

/** What is already left out of the target's card; `undefined` if it has no card with anything still to come. */
function stillToCome(state: Senjutsu, target: FighterId): Played | undefined {
  const played = playedBy(state, target);
  return played?.segments.some(({ stage }) => stage !== 'done' && stage !== 'dropped') ? played : undefined;
}

/** Steps and turns that are not resolved yet (SEN-MOVE-o, SEN-EFF-l). */
export const cancelMovement: TargetVerb<'cancelMovement'> = {
  matters: (state, { target }) => {
    const played = stillToCome(state, target);
    return played !== undefined && played.cancelled !== 'movement';
  },
  does: (_state, { target }) => events({ is: 'cancelled', fighter: target, what: 'movement', rule: 'SEN-MOVE-o' }),
};

export const cancelTurns: TargetVerb<'cancelTurns'> = {
  matters: (state, { target }) => stillToCome(state, target)?.cancelled === 'nothing',
  does: (_state, { target }) => events({ is: 'cancelled', fighter: target, what: 'turns', rule: 'SEN-EFF-l' }),
};

/** The card of the turn stops, and what remains in play is discarded; poisons are no active cards (SEN-EFF-m). */
export const cancelActiveCards: TargetVerb<'cancelActiveCards'> = {
  matters: (state, { target }) => stillToCome(state, target) !== undefined || lastingCards(state, target).length > 0,
  does: (state, { target }) =>
    events(
      ...(stillToCome(state, target) === undefined
        ? []
        : [{ is: 'cardAbandoned', fighter: target, why: 'cancelled', rule: 'SEN-EFF-m' } as const]),
      ...lastingCards(state, target),
    ),
};

function lastingCards(state: Senjutsu, target: FighterId): readonly SenjutsuEvent[] {
  const seat = seatOf(state, target);
  if (seat === undefined) return [];
  return cardsInPlay(state, seat)
    .filter(({ printed }) => !isPoison(printed))
    .map(({ id }): SenjutsuEvent => ({ is: 'leftPlay', seat, card: id, rule: 'SEN-EFF-m' }));
}
