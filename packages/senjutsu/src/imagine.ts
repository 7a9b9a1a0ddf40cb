import { changed, type PrintedId, type Random, type SeatId } from '@kronika/kernel';
import { playedBy } from './fighters.ts';
import type { Foe, FoeCard } from './solo/foe.ts';
import { imaginedCards, isSolo } from './solo/imagined-deck.ts';
import type { Senjutsu } from './state.ts';

/**
 * Deals the decks of AI opponents anew, together with what they have discarded face down: nobody knows those, nor which
 * cards of the selection decks they hold. What the seat has seen on top of a deck stays there (SEN-SOLO-PEEK-a), in an
 * order that it does not know (SEN-SOLO-PEEK-c).
 */
export function imagine(state: Senjutsu, seat: SeatId, random: Random): Senjutsu {
  const foes = state.fighters.filter((fighter) => fighter.is === 'foe');
  if (foes.length === 0) return state;
  const taken = new Set(foes.flatMap((foe) => seenOf(state, foe, seat)));
  return changed(state, {
    fighters: state.fighters.map((fighter) =>
      fighter.is === 'foe' ? redealt(fighter, { seat, random, taken, seen: seenOf(state, fighter, seat) }) : fighter,
    ),
  });
}

/** The solo cards of a foe that the seat knows of: the one before it, what lies open, what it has looked at. */
function seenOf(state: Senjutsu, foe: Foe, seat: SeatId): readonly PrintedId[] {
  const revealed = playedBy(state, foe.id)?.revealed;
  return [
    ...(revealed?.is === 'solo' ? [revealed.printed] : []),
    ...foe.discard.flatMap(({ card, face }) => (face === 'up' && isSolo(card) ? [card] : [])),
    ...peekedBy(foe, seat).filter(isSolo),
  ];
}

const peekedBy = (foe: Foe, seat: SeatId): readonly FoeCard[] =>
  foe.peeks.find((peek) => peek.seat === seat)?.cards ?? [];

interface Redeal {
  readonly seat: SeatId;
  readonly random: Random;
  readonly taken: Set<PrintedId>;
  readonly seen: readonly PrintedId[];
}

function redealt(foe: Foe, { seat, random, taken, seen }: Redeal): Foe {
  const known = peekedBy(foe, seat);
  const hidden = foe.discard.filter(({ face }) => face === 'down').map(({ card }) => card);
  const unknown = [...foe.deck.slice(known.length), ...hidden];
  // Stuns and poisons were shuffled in before everybody's eyes.
  const statuses = unknown.filter((card) => !isSolo(card)).sort();
  const cards = imaginedCards({ foe, seen, count: unknown.length - statuses.length }, taken, random);
  const dealt: FoeCard[] = [...random.shuffled([...statuses, ...cards])];
  const deck = [...random.shuffled(known), ...dealt.splice(0, foe.deck.length - known.length)];
  const discard = foe.discard.map(({ card, face }) => ({ card: face === 'up' ? card : (dealt.shift() ?? card), face }));
  // What others have looked at is whatever lies there now.
  const peeks = foe.peeks.map((peek) =>
    peek.seat === seat ? peek : { ...peek, cards: deck.slice(0, peek.cards.length).sort() },
  );
  return changed<Foe>(foe, { deck, discard, peeks });
}
