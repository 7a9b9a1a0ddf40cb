import type { TableSummary } from '@kronika/protocol';
import { Mon } from '../../cards/Mon.tsx';
import type { Side } from '../../games/client-game.ts';
import { announcedGame } from '../../games/parts.ts';

/** Whom one sees playing: each seat's side, or, as long as they are not known, the game. */
export function MatchBadges({ summary }: { readonly summary: TableSummary }) {
  const sides = sidesOf(summary);
  const game = announcedGame(summary.game);
  return (
    <span className="table-list-badges">
      {sides.map(({ badge }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Mon key={seat} badge={badge} place="line" />
      ))}
      {sides.length === 0 && game !== undefined && <Mon badge={game.badge} place="line" />}
    </span>
  );
}

/** The sides of a match, in the order of the seats; none if they are not known. */
export function sidesOf({ game, sides = [] }: TableSummary): readonly Side[] {
  const known = announcedGame(game)?.sides ?? {};
  return sides.flatMap((side) => known[side] ?? []);
}
