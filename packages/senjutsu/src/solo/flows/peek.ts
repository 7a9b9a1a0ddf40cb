import { afterThat, byChance, emit, type SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from '../../event.ts';
import type { Deed } from '../../rules/perform/verb.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { foeAmong, refillsDeck } from './deck.ts';

/** How many cards of an AI opponent stand for its hand. */
const PEEKED = 2;

/** Whether there is anything to look at. */
export function canPeek(state: Senjutsu, fighter: FighterId): boolean {
  const foe = foeAmong(state, fighter);
  return foe !== undefined && foe.deck.length + foe.discard.length > 0;
}

/**
 * A player who would see a hand looks at the top two cards of the deck, which are shuffled and put back on top; too
 * small a deck is reshuffled first (SEN-SOLO-PEEK-a to -c).
 */
export function peeks(fighter: FighterId, seat: SeatId): readonly Deed[] {
  return [
    refillsDeck(fighter, PEEKED),
    afterThat((state: Senjutsu) => {
      const cards = foeAmong(state, fighter)?.deck.slice(0, PEEKED) ?? [];
      return emit<SenjutsuEvent>({ is: 'foePeeked', fighter, seat, cards, rule: 'SEN-SOLO-PEEK-a' });
    }),
    afterThat((state: Senjutsu) => {
      const deck = foeAmong(state, fighter)?.deck ?? [];
      return byChance((random) =>
        emit<SenjutsuEvent>({
          is: 'foeDeckShuffled',
          fighter,
          deck: [...random.shuffled(deck.slice(0, PEEKED)), ...deck.slice(PEEKED)],
          how: 'top',
          rule: 'SEN-SOLO-PEEK-c',
        }),
      );
    }),
  ];
}
