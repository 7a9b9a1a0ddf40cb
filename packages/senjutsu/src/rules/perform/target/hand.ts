import { type CardId, chooseCard } from '@kronika/kernel';
import type { CardType } from '../../../cards/pictograms.ts';
import { seatOf } from '../../../fighters.ts';
import { canPeek, peeks } from '../../../solo/flows/peek.ts';
import type { FighterId, Senjutsu } from '../../../state.ts';
import { handCards } from '../../../zones.ts';
import type { TargetProcedure, TargetVerb } from '../../aimed.ts';
import { drawing } from '../../draw.ts';
import { isInForce } from '../../edicts.ts';
import { byCard, onCard, words } from '../../resolving.ts';
import { discardQuestion, discards } from '../discarding.ts';
import { focusOf, loses } from '../focus.ts';
import { shufflesIn } from '../hand.ts';
import { hasDeck, lookingAt } from '../looking.ts';
import { handCardsOfType } from '../pile.ts';
import { events } from '../verb.ts';

/** The cards that others may make somebody discard, or look at: none while hands are safe. AI opponents have no hand. */
function exposed(state: Senjutsu, target: FighterId, type?: CardType): readonly CardId[] {
  const seat = seatOf(state, target);
  if (seat === undefined || isInForce(state, 'handsAreSafe')) return [];
  return handCardsOfType(state, seat, type);
}

/** The target chooses (SEN-EFF-h). */
export const discardCard: TargetVerb<'discardCard', readonly CardId[]> = {
  decides: 'target',
  matters: (state, { target }) => exposed(state, target).length > 0,
  asks: (state, on, { count, type }, seat) => {
    const kind = type === undefined ? {} : { type, fitting: exposed(state, on.target, type) };
    return discardQuestion(on, seat, { hand: exposed(state, on.target), count, ...kind });
  },
  does: (state, on, _effect, cards = []) => {
    const seat = seatOf(state, on.target);
    return seat === undefined ? [] : events(...discards(seat, cards, byCard(on)));
  },
};

/** One focus, or a card of its choice if there is none (SEN-SOLO-SEL-12). */
export const discardFocusOrCard: TargetVerb<'discardFocusOrCard', readonly CardId[]> = {
  decides: 'target',
  matters: (state, { target }) => focusOf(state, target) > 0 || exposed(state, target).length > 0,
  asks: (state, on, _effect, seat) =>
    focusOf(state, on.target) > 0
      ? undefined
      : discardQuestion(on, seat, { hand: exposed(state, on.target), count: 1 }),
  does: (state, on, _effect, cards = []) => {
    const seat = seatOf(state, on.target);
    if (focusOf(state, on.target) > 0) return events(...loses(state, on.target, 1, 'lost'));
    return seat === undefined ? [] : events(...discards(seat, cards, byCard(on)));
  },
};

/** Compulsory, and wounds on an empty deck (SEN-EFF-v). */
export const draw: TargetVerb<'draw'> = {
  matters: (state, { target }) => seatOf(state, target) !== undefined,
  does: (state, { target }, { count }) => {
    const seat = seatOf(state, target);
    return seat === undefined ? [] : events(...drawing(state, seat, count));
  },
};

/** The player of the card sees every card in the target's hand (SEN-EFF-f). */
export const showHand: TargetVerb<'showHand'> = {
  matters: (state, { target }) => {
    const seat = seatOf(state, target);
    if (seat === undefined) return canPeek(state, target);
    return !isInForce(state, 'handsAreSafe') && handCards(state, seat).length > 0;
  },
  does: (state, { fighter, target }) => {
    const [to, seat] = [seatOf(state, fighter), seatOf(state, target)];
    if (to === undefined) return [];
    if (seat === undefined) return peeks(target, to);
    return events({ is: 'handShown', seat, to, rule: 'SEN-EFF-f' });
  },
};

export const lookAtTop: TargetProcedure<'lookAtTop'> = {
  matters: (state, { target }) => hasDeck(state, target),
  calls: (_state, on, effect) => lookingAt(on, on.target, effect),
};

/** The player of the card picks it (ruling 15), so the hand is seen. */
export const shuffleCardIntoDeck: TargetVerb<'shuffleCardIntoDeck', CardId> = {
  matters: (state, { target }) => exposed(state, target).length > 0,
  asks: (state, on, { type }, seat) => {
    const from = exposed(state, on.target, type);
    if (from.length === 0) return undefined;
    return chooseCard({
      seat,
      from,
      ...words(on, 'SEN-EFF-u', { key: 'shuffleCard', on: onCard(on), of: on.target, type }),
    });
  },
  does: (state, { fighter, target }, _effect, card) =>
    card === undefined ? [] : shufflesIn(state, target, [card], seatOf(state, fighter)),
};
