import { changed, type Random, type SeatId } from '@kronika/kernel';
import type { Foe, FoeCard } from './solo/foe.ts';
import type { Senjutsu } from './state.ts';

/** Deals the decks of AI opponents anew, together with what they have discarded face down: nobody knows those. */
export function imagine(state: Senjutsu, _seat: SeatId, random: Random): Senjutsu {
  if (!state.fighters.some(({ is }) => is === 'foe')) return state;
  return changed(state, {
    fighters: state.fighters.map((fighter) => (fighter.is === 'foe' ? redealt(fighter, random) : fighter)),
  });
}

function redealt(foe: Foe, random: Random): Foe {
  const hidden = foe.discard.filter(({ face }) => face === 'down').map(({ card }) => card);
  // Sorted first: the result depends on what could be there, never on what really is.
  const dealt: FoeCard[] = [...random.shuffled([...foe.deck, ...hidden].sort())];
  const deck = dealt.splice(0, foe.deck.length);
  const discard = foe.discard.map(({ card, face }) => ({ card: face === 'up' ? card : (dealt.shift() ?? card), face }));
  return changed<Foe>(foe, { deck, discard });
}
