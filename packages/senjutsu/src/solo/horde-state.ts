import type { Cell } from '../hex/index.ts';
import type { FoeKind } from './foe.ts';

/** How far a horde has come (SEN-HORDE). */
export interface Horde {
  readonly round: number;
  /** 1 to 4; 0 before the first. */
  readonly wave: number;
  /** Waves beaten so far, over all rounds. */
  readonly beaten: number;
  /** Who takes the places of the three ashigaru; katana ashigaru unless it is a nightmare (SEN-HORDE-V1). */
  readonly ranks: readonly FoeKind[];
  /** How many draws of each deck are replaced by nightmare cards (SEN-SOLO-NM-c). */
  readonly nightmare: number;
  /** The token of the fallen-leader variant (SEN-HORDE-V2). */
  readonly fallenLeader: Cell | null;
}
