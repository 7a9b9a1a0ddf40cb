import type { Board } from './board.ts';

/** The bid for cards, or for a duel. Who bids more pays the difference to the other. */
export function bid(board: Board): number {
  return board.view.phase === 'draw' ? cardBid(board) : duelBid(board);
}

/** Cards are worth honor only as long as there is enough of it. */
function cardBid({ me, foe, view, random }: Board): number {
  // Who is about to lose by honor, or to win by it, saves; and who can make the other pay.
  if (me.honor <= 5 || me.honor >= 20 || foe.honor <= 4) return 1;
  if (me.honor <= 7 || me.conflictDeck.size < 6) return random.int(1, 2);
  if (view.round === 1) return random.int(4, 5);
  const isRich = me.hand.length >= 7;
  return random.int(isRich ? 1 : 2, isRich ? 2 : me.honor >= 10 ? 4 : 3);
}

/** The view does not say who duels; the bid is high where there is honor to spare. */
function duelBid({ me, foe, random }: Board): number {
  if (me.honor <= 4 || foe.honor <= 2) return 1;
  return me.honor <= 7 ? random.int(1, 2) : random.int(2, 4);
}
