import type { ChallengeView, CharacterView } from '@kronika/agot';

type Side = 'attacking' | 'defending';

/** How a challenge stands: who would win if it were decided now, or how it was decided. */
export interface Forecast {
  readonly is: 'expected' | 'decided';
  /** Nobody wins without a total of at least 1 and somebody who takes part (AGOT-4.2.2-c). */
  readonly winner: Side | 'nobody';
  /** By how much; a tie is for the attacker (AGOT-4.2.2-k). */
  readonly margin: number;
  /** Whether nobody stands against the winning attack: worth 1 power (AGOT-4.2.2-f). */
  readonly unopposed: boolean;
  /** How much the other side lacks to win instead. */
  readonly missing: number;
  readonly totals: Readonly<Record<Side, number>>;
}

export function forecastOf(challenge: ChallengeView, characters: readonly Pick<CharacterView, 'part'>[]): Forecast {
  const { result, attacker } = challenge;
  if (result !== null) {
    const { winner, margin, unopposed, totals } = result;
    const side = winner === null ? 'nobody' : winner === attacker ? 'attacking' : 'defending';
    return { is: 'decided', winner: side, margin, unopposed: unopposed === 'yes', missing: 0, totals };
  }
  const { totals } = challenge;
  const candidate = totals.attacking >= totals.defending ? 'attacking' : 'defending';
  const isThere = characters.some(({ part }) => part === candidate);
  const lead = totals.attacking - totals.defending;
  const winner = isThere && totals[candidate] > 0 ? candidate : 'nobody';
  return {
    is: 'expected',
    winner,
    margin: Math.abs(lead),
    unopposed: winner === 'attacking' && totals.defending === 0,
    // The defender has to have more, the attacker as much (AGOT-4.2.2-k).
    missing: winner === 'attacking' ? lead + 1 : winner === 'defending' ? -lead : 0,
    totals,
  };
}
