/** The four suits; each has the numbers from 1 to 25. */
export const SUITS = ['sun', 'moon', 'star', 'wave'] as const;

export type Suit = (typeof SUITS)[number];

/** What is printed on a card. */
export interface Face {
  readonly suit: Suit;
  readonly number: number;
}

/** The two piles everybody lays cards onto. */
export const PILES = ['left', 'right'] as const;

export type Pile = (typeof PILES)[number];

/** The hundred cards, in order. */
export const FACES: readonly Face[] = SUITS.flatMap((suit) =>
  Array.from({ length: 25 }, (_, below): Face => ({ suit, number: below + 1 })),
);

export const HAND_SIZE = 5;

/** A face as it is written, e.g. `sun-17`. */
export function faceName({ suit, number }: Face): string {
  return `${suit}-${number}`;
}

/** A point for being higher than the card it covers, and one for its suit. An empty pile counts as lower. */
export function pointsFor(face: Face, covered: Face | undefined): number {
  if (covered === undefined) return 1;
  return (face.number > covered.number ? 1 : 0) + (face.suit === covered.suit ? 1 : 0);
}

/** A card of a hand, by its place there, and the pile it may be laid onto. */
export interface Play {
  readonly place: number;
  readonly pile: Pile;
}

/** Whoever can lay a card for points has to; whoever cannot lays any card anywhere. */
export function legalPlays(hand: readonly Face[], tops: Readonly<Record<Pile, Face | undefined>>): readonly Play[] {
  const all: Play[] = [];
  const scoring: Play[] = [];
  for (const [place, face] of hand.entries()) {
    for (const pile of PILES) {
      const play: Play = { place, pile };
      all.push(play);
      if (pointsFor(face, tops[pile]) > 0) scoring.push(play);
    }
  }
  return scoring.length > 0 ? scoring : all;
}
