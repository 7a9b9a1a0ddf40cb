import type { SelectionDeck } from '../cards/fact.ts';
import type { FoeKind } from './foe.ts';

/** How the deck of an AI opponent is put together, and how far away it likes to fight (sections 33, 40 and 41). */
export interface Recipe {
  /** Selection decks, one for each card that is drawn. */
  readonly take: readonly SelectionDeck[];
  /** Further cards, each from one of these decks; which one is left to chance (SEN-SOLO-REC-free). */
  readonly extra: { readonly count: number; readonly from: readonly SelectionDeck[] } | null;
  readonly distance: number;
  /** Whether its own cards are part of the deck, all but its nightmare (SEN-SOLO-REC-hero0). */
  readonly own: 'all' | 'none';
}

const ANY_EXTRA: Recipe['extra'] = { count: 1, from: [2, 4, 5] };

const standee = (distance: number, take: Recipe['take'], extra: Recipe['extra']): Recipe => ({
  take,
  extra,
  distance,
  own: 'none',
});
const hero = (distance: number, ...take: Recipe['take']): Recipe => ({ take, extra: ANY_EXTRA, distance, own: 'all' });

export const RECIPES: Readonly<Record<FoeKind, Recipe>> = {
  samuraiLeader: standee(1, [1, 1, 4, 4, 5], { count: 1, from: [4, 5] }),
  ashigaruKatana: standee(1, [2, 4, 4, 5], { count: 1, from: [4, 5] }),
  ashigaruYari: standee(2, [2, 3, 3, 5], { count: 1, from: [3, 5] }),
  ashigaruYumi: standee(5, [2, 5, 6], { count: 2, from: [2, 5, 6] }),
  arquebusier: standee(6, [2, 5, 7, 7, 7], { count: 1, from: [2, 5] }),
  master: hero(1, 1, 4, 4, 5),
  student: hero(1, 1, 4, 4, 5),
  ronin: hero(2, 1, 3, 4, 5),
  warrior: hero(1, 1, 3, 4, 5),
  ashigaru: hero(2, 1, 3, 3, 5),
  assassin: hero(1, 1, 4, 4, 5),
  kojiro: hero(1, 1, 3, 4, 5),
  monk: hero(2, 1, 3, 3, 5),
  musashi: hero(1, 1, 4, 4, 5),
  ninja: hero(1, 1, 4, 4, 5),
  'onna-bugeisha': hero(2, 1, 3, 3, 5),
  sailor: hero(1, 1, 4, 4, 5),
  wakou: hero(1, 1, 3, 4, 5),
  yasuke: hero(1, 1, 4, 4, 5),
  yojimbo: hero(1, 1, 4, 4, 5),
  hachiko: { take: [], extra: null, distance: 1, own: 'all' },
};

/** SEN-SOLO-HERO-assassin, SEN-SOLO-HERO-ninja. */
export function startsHidden(kind: FoeKind): boolean {
  return kind === 'assassin' || kind === 'ninja';
}

/** Who comes with an opponent that never fights alone (SEN-SOLO-HERO-ashigaru). */
export function companionsOf(kind: FoeKind): readonly FoeKind[] {
  return kind === 'ashigaru' ? ['hachiko'] : [];
}

/** SEN-SOLO-LIM-b. */
export function suggestedWoundLimit(opponents: number): number {
  if (opponents <= 1) return 7;
  if (opponents === 2) return 3;
  return opponents === 3 ? 2 : 1;
}

/** Archers and arquebusiers keep away, until their distance says otherwise (SEN-SOLO-DIST-d, -e). */
export function isRanged({ preferredDistance }: { readonly preferredDistance: number }): boolean {
  return preferredDistance > 2;
}
