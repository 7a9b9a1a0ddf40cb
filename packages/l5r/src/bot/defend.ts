import type { CardId } from '@kronika/kernel';
import { CONFLICT_TYPES } from '../cards/fact.ts';
import { likely, threat } from './attack.ts';
import { type Board, type Fight, type Figure, skill } from './board.ts';
import { effectWorth } from './stakes.ts';
import { breakWorth, honorWorth } from './worth.ts';

/** Who defends: as few as stop what is worth stopping, and nobody where it is in vain. */
export function defenders(board: Board, eligible: readonly Figure[]): readonly CardId[] {
  const { fight } = board;
  if (fight === undefined) return [];
  const { type } = fight.seen;
  const strongest = [...eligible].sort((a, b) => skill(b, type) - skill(a, type));
  const teams = [
    [],
    ...strongest.map((_, i) => strongest.slice(0, i + 1)),
    ...strongest.map((figure) => [figure]),
    // Without the strongest, who may be needed for an attack of one's own.
    ...strongest.slice(1).map((_, i) => strongest.slice(1, i + 2)),
  ];
  let best: { readonly team: readonly Figure[]; readonly value: number } | undefined;
  for (const team of teams) {
    const value = netWorth(board, fight, team);
    if (best === undefined || value > best.value + 0.01) best = { team, value };
  }
  return (best?.team ?? []).map(({ seen }) => seen.id);
}

/** What comes of defending with this team, by and large: the opponent may still have something up the sleeve. */
function netWorth(board: Board, { seen, stake }: Fight, team: readonly Figure[]): number {
  const { type, strength, attacker, totals, ring } = seen;
  const attack = totals[attacker] ?? 0;
  const total = team.reduce((sum, figure) => sum + Math.max(0, skill(figure, type)), 0);
  const isOpposed = team.length > 0;
  const win = isOpposed && total > 0 ? likely(total - attack - 0.5) : 0;
  const breaks = likely(attack - total - strength + 0.5);
  const cost = team.reduce((sum, figure) => sum + fatigue(board, figure), 0);
  return (
    win * (1.5 + 0.5 * effectWorth(board, ring)) -
    (1 - win) * effectWorth(board, ring) -
    breaks * breakWorth(stake) -
    (isOpposed ? 0 : honorWorth(board)) -
    (stake === 'stronghold' ? 0.1 : 1) * cost
  );
}

/** What it costs that a defender is bowed afterwards: an attack of one's own, or the next defense. */
function fatigue(board: Board, figure: Figure): number {
  const open = board.me.opportunities > 0 ? CONFLICT_TYPES.filter((type) => !board.me.declared.includes(type)) : [];
  const attack = 0.2 * Math.max(0, ...open.map((type) => skill(figure, type)));
  const defense = threat(board) > 0 ? 0.1 * Math.max(...CONFLICT_TYPES.map((type) => skill(figure, type))) : 0;
  return 0.3 + attack + defense;
}
