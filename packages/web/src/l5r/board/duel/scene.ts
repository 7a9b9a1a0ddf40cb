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

/** The duel as it is to be drawn; nothing as long as nobody knows who duels. */
export function sceneOf(memory: DuelMemory, view: L5rView, log: readonly LogEntry[]): DuelScene | undefined {
  const { duelists, began } = memory;
  const decided = decidedIn(memory, log);
  const cards =
    duelists === undefined
      ? decided === undefined
        ? (view.duel?.duelists ?? [])
        : [decided.winner, decided.loser].flatMap((card) => card ?? [])
      : [duelists.challenger, duelists.challenged];
  const type = duelists?.type ?? 'military';
  const revealed = isRevealed(memory, log) || (view.duel?.duelists.length ?? 0) > 0;
  const sides = cards.flatMap((card): readonly DuelSide[] => {
    // Who lost may be gone by now.
    const standing = standingIn(view, card) ?? began.find(({ character }) => character.id === card);
    if (standing === undefined || standing.character.sight.face === 'down') return [];
    const { character, seat } = standing;
    const bid = revealed ? (view.seats[seat]?.bid ?? undefined) : undefined;
    // While the duel lasts, a bid that counts is part of the skill already.
    const counted = view.duel?.duelists.includes(card) === true ? (bid ?? 0) : 0;
    const result = decided === undefined ? 'open' : resultOf(card, decided.winner, decided.loser);
    return [
      {
        card,
        printed: standing.character.sight.printed,
        character,
        skill: (character[type] ?? 0) - counted,
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
