import { present } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import type { Side } from '../../games/client-game.ts';
import { announcedGame } from '../../games/parts.ts';
import type { GamePuzzles } from '../../puzzle/game-puzzles.ts';
import { openPuzzleLine } from '../../puzzle/puzzle-line.ts';

/** Who plays a puzzle, the solver first. */
export interface PuzzleSides {
  readonly own: Side;
  readonly others: readonly Side[];
}

/** What the seats of the puzzles play as, by puzzle; a worker looks, so that the list is there before. */
export function useSides({ game, puzzles }: GamePuzzles): ReadonlyMap<string, PuzzleSides> {
  const [sides, setSides] = useState<ReadonlyMap<string, PuzzleSides>>(NONE);
  useEffect(() => {
    const known = announcedGame(game)?.sides ?? {};
    const line = openPuzzleLine();
    let isWanted = true;
    void line.ask({ is: 'sides', puzzles }).then((told) => {
      line.hangUp();
      if (!isWanted || told.is !== 'sides') return;
      const found = puzzles.flatMap(({ id, seat }, place) => {
        const all = present(told.sides[place], 'the sides').map((side) => known[side]);
        const own = all[seat];
        if (own === undefined) return [];
        return [[id, { own, others: all.flatMap((side, at) => (at === seat ? [] : (side ?? []))) }] as const];
      });
      setSides(new Map(found));
    });
    return () => {
      isWanted = false;
      line.hangUp();
    };
  }, [game, puzzles]);
  return sides;
}

const NONE: ReadonlyMap<string, PuzzleSides> = new Map();
