/** How a value stands to what is printed. */
export type Drift = 'up' | 'down' | 'same';

/** A value that is a dash, or was never printed, does not differ. */
export function driftOf(now: number | null, printed: number | null): Drift {
  if (now === null || printed === null || now === printed) return 'same';
  return now > printed ? 'up' : 'down';
}

export const driftClass = (drift: Drift): string => (drift === 'same' ? '' : ` ${drift}`);
