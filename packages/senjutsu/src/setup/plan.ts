import { type PrintedId, printedId } from '@kronika/kernel';
import { POISONS } from '../cards/status.ts';
import { boardCalled } from '../field/boards.ts';
import { CRIPPLING_POISON } from '../prints.ts';
import type { SenjutsuSetup } from '../setup.ts';
import type { FoeKind } from '../solo/foe.ts';
import type { TerrainKind } from '../state.ts';

/** What is still to be settled when a match has been laid out. */
export interface SetupPlan {
  /** The pieces that the players place in turn (SEN-SETUP-c). */
  readonly terrain: readonly TerrainKind[];
  readonly placing: 'fixed' | 'chosen';
  /** Whom the players fight, where AI opponents stand there from the start. */
  readonly foes: FoesPlan | null;
}

export interface FoesPlan {
  readonly kinds: readonly FoeKind[];
  /** `null`: as the rulebook suggests (SEN-SOLO-LIM-b). */
  readonly woundLimit: number | null;
  /** How many draws of each deck are replaced by nightmare cards (SEN-SOLO-NM-c). */
  readonly nightmare: number;
}

/** The poisons in a poison deck: the one of the base box, or one copy of each (SEN-POIS-c, SEN-XPOIS-b). */
export function poisonDeck(poisons: SenjutsuSetup['poisons']): readonly PrintedId[] {
  return poisons === 'base' ? [CRIPPLING_POISON] : POISONS.map(({ id }) => printedId(id));
}

export const USUAL_FOE: FoeKind = 'ashigaruKatana';

/** The board of a setup; hordes choose among fewer. */
export function boardOf({ board, hordeBoard }: Pick<SenjutsuSetup, 'board' | 'hordeBoard'>) {
  return boardCalled(board ?? hordeBoard ?? 'practice-field');
}

export function planOf(setup: SenjutsuSetup): SetupPlan {
  const { terrain, placing = 'fixed', format, foeKind = USUAL_FOE, foes = 1, foeLimit = 0, nightmare = 0 } = setup;
  return {
    terrain: terrain === 'placed' ? boardOf(setup).terrain.dense.map(({ kind }) => kind) : [],
    placing,
    foes:
      format === 'solo'
        ? {
            kinds: Array.from({ length: foes }, () => foeKind),
            woundLimit: foeLimit === 0 ? null : foeLimit,
            nightmare,
          }
        : null,
  };
}
