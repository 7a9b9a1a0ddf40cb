import type { CardId, PrintedId } from '@kronika/kernel';
import type { CharacterView, ConflictType, L5rView } from '@kronika/l5r';
import type { LogEntry } from '@kronika/protocol';
import { type DuelMemory, decidedIn, isRevealed, standingIn } from './memory.ts';

/** One of the two, as the duel is drawn. */
export interface DuelSide {
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly character: CharacterView;
  readonly skill: number;
  /** What the bid adds; unknown while the dials are hidden. */
  readonly bid: number | undefined;
  readonly result: 'open' | 'won' | 'lost' | 'drawn';
}

export interface DuelScene {
  readonly type: ConflictType;
  readonly stage: 'bidding' | 'revealed' | 'decided';
  /** The challenger and the challenged. */
  readonly sides: readonly DuelSide[];
}

/** The duel as it is to be drawn; nothing when the reader came too late to know both. */
export function sceneOf(memory: DuelMemory, view: L5rView, log: readonly LogEntry[]): DuelScene | undefined {
  const { duelists, began } = memory;
  const { type, challenger, challenged } = duelists;
  const decided = decidedIn(memory, log);
  const counted = view.duel?.counted ?? [];
  const revealed = isRevealed(memory, log) || counted.length > 0;
  const sides = [challenger, challenged].flatMap((card): readonly DuelSide[] => {
    // Who lost may be gone by now.
    const standing = standingIn(view, card) ?? began.find(({ character }) => character.id === card);
    if (standing === undefined || standing.character.sight.face === 'down') return [];
    const { character, seat } = standing;
    const bid = revealed ? (view.seats[seat]?.bid ?? undefined) : undefined;
    // While the duel lasts, a bid that counts is part of the skill already.
    const added = counted.includes(card) ? (bid ?? 0) : 0;
    const result = decided === undefined ? 'open' : resultOf(card, decided.winner, decided.loser);
    return [
      {
        card,
        printed: standing.character.sight.printed,
        character,
        skill: (character[type] ?? 0) - added,
        bid,
        result,
      },
    ];
  });
  if (sides.length < 2) return undefined;
  return { type, stage: decided !== undefined ? 'decided' : revealed ? 'revealed' : 'bidding', sides };
}

function resultOf(card: CardId, winner: CardId | undefined, loser: CardId | undefined): DuelSide['result'] {
  if (card === winner) return 'won';
  return card === loser ? 'lost' : 'drawn';
}
