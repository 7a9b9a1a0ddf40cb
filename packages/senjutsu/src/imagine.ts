import { changed, type Random, type SeatId } from '@kronika/kernel';
import type { Foe, FoeCard } from './solo/foe.ts';
import type { Senjutsu } from './state.ts';

/**
 * Deals the decks of AI opponents anew, together with what they have discarded face down: nobody knows those. What the
 * seat has seen on top of a deck stays there (SEN-SOLO-PEEK-a), in an order that it does not know (SEN-SOLO-PEEK-c).
 */
export function imagine(state: Senjutsu, seat: SeatId, random: Random): Senjutsu {
  if (!state.fighters.some(({ is }) => is === 'foe')) return state;
  return changed(state, {
    fighters: state.fighters.map((fighter) => (fighter.is === 'foe' ? redealt(fighter, seat, random) : fighter)),
  });
}

function redealt(foe: Foe, seat: SeatId, random: Random): Foe {
  const known = foe.peeks.find((peek) => peek.seat === seat)?.cards ?? [];
  const hidden = foe.discard.filter(({ face }) => face === 'down').map(({ card }) => card);
  // Sorted first: the result depends on what could be there, never on what really is.
  const dealt: FoeCard[] = [...random.shuffled([...foe.deck.slice(known.length), ...hidden].sort())];
  const deck = [...random.shuffled(known), ...dealt.splice(0, foe.deck.length - known.length)];
  const discard = foe.discard.map(({ card, face }) => ({ card: face === 'up' ? card : (dealt.shift() ?? card), face }));
  return changed<Foe>(foe, { deck, discard });
}
