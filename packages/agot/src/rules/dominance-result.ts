import type { Frame, SeatId } from '@kronika/kernel';

/** The procedure of the dominance phase. */
export const DOMINANCE_FLOW = 'agot/dominance-phase';

/** How dominance was decided in this round; what changes later in the phase does not matter (AGOT-5.2-a). */
export interface DominanceResult {
  /** Nobody, if two share the highest total (AGOT-5.2-c). */
  readonly winner: SeatId | null;
  readonly totals: readonly number[];
}

/** The result, from when it is determined to the end of the phase. */
export function dominanceResult(stack: readonly Frame[]): DominanceResult | undefined {
  const running = stack.findLast(({ flow }) => flow === DOMINANCE_FLOW);
  const result: unknown = running?.vars.result;
  return isResult(result) ? result : undefined;
}

/** The steps of the phase made it, so its name says what it is. */
function isResult(value: unknown): value is DominanceResult {
  return typeof value === 'object' && value !== null && 'totals' in value && Array.isArray(value.totals);
}
