import type { FighterId, Senjutsu } from '../state.ts';

/**
 * The speed of somebody's card that an attack by comparison looks at: of its first segment (SEN-IATK-e), with the
 * lowest number of a variable initiative (SEN-IATK-d), lowered by limp like the chosen one (SEN-LIMP-h). Nothing for
 * who has no card.
 */
export function comparedSpeed(state: Senjutsu, fighter: FighterId): number | undefined {
  const played = state.turn.played[fighter];
  if (played === null || played === undefined) return undefined;
  const first = played.segments[0];
  if (first === undefined || played.speed === null) return played.revealed.is === 'stun' ? 0 : undefined;
  if (played.lowest === null) return first.speed;
  const limp = played.speed - first.speed;
  return limp === 0 ? played.lowest : Math.max(1, played.lowest - limp);
}
