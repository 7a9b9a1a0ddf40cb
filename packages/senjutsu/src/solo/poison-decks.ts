import { type CardId, cardOf, cardsIn, type PrintedId } from '@kronika/kernel';
import { isPoisoning } from '../cards/library.ts';
import type { Senjutsu } from '../state.ts';
import { FOE_POISON } from '../zones.ts';
import type { FoeCard } from './foe.ts';

/** Deals the poison decks that were laid out to the AI opponents who need one. */
export interface PoisonGiver {
  /** A poison deck for who has these cards, one copy of each poison (SEN-XPOIS-b); none, if they do not poison. */
  deal(deck: readonly FoeCard[]): readonly CardId[];
}

export function poisonGiver({ table, fighters }: Senjutsu): PoisonGiver {
  const taken = new Set(fighters.flatMap((fighter) => (fighter.is === 'foe' ? fighter.poisonDeck : [])));
  const left = new Set(cardsIn(table, FOE_POISON).filter((card) => !taken.has(card)));
  return {
    deal: (deck) => {
      if (!deck.some((card) => card !== 'stun' && card !== 'poison' && isPoisoning(card))) return [];
      const dealt = new Map<PrintedId, CardId>();
      for (const card of left) {
        const { printed } = cardOf(table, card);
        if (!dealt.has(printed)) dealt.set(printed, card);
      }
      for (const card of dealt.values()) left.delete(card);
      return [...dealt.values()];
    },
  };
}
