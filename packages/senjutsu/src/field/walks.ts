import type { MoveItem } from '../cards/pictograms.ts';
import type { Cell, Direction, Stand } from '../hex/index.ts';
import type { FighterId, TerrainKind } from '../state.ts';
import type { Ground } from './ground.ts';

/** What a move line says. */
export interface MoveLine {
  readonly items: readonly MoveItem[];
  readonly order: 'any' | 'then';
}

/**
 * How the line is carried out. `printed`: as it stands. `freely`: each step and turn of an icon may go another way
 * (SEN-SOLO-HERO-wakou). `enlarged`: up to 3 steps, each in another direction, until an opponent is within 6
 * (SEN-BIG); the cells are those of the opponents.
 */
export type Gait =
  | { readonly is: 'printed' }
  | { readonly is: 'freely' }
  | { readonly is: 'enlarged'; readonly opponents: readonly Cell[] };

export const PRINTED: Gait = { is: 'printed' };

/** One thing that happens on the way, in order. */
export type WalkAct =
  | { readonly is: 'step'; readonly to: Cell; readonly onto: 'open' | 'fallen' }
  | { readonly is: 'turn'; readonly facing: Direction; readonly sides: 1 | -1 }
  /** Bamboo that is stepped into willingly: it is gone, and the mover is back where it was (SEN-TERR-bamboo-b, -d). */
  | { readonly is: 'break'; readonly at: Cell };

/** What a compulsory step, a push or a pull runs into (section 12). */
export type Collision =
  | { readonly with: 'edge'; readonly at: Cell }
  | { readonly with: 'terrain'; readonly at: Cell; readonly kind: TerrainKind }
  | { readonly with: 'hero'; readonly at: Cell; readonly fighter: FighterId };

/** One distinct outcome of a move line. */
export interface Walk {
  /** Where the mover ends; with a collision, where it stood when it collided (SEN-COLL-c). */
  readonly stand: Stand;
  readonly acts: readonly WalkAct[];
  /** Bamboo broken willingly, in the order of the cells' names. */
  readonly breaks: readonly Cell[];
  /** How often a fallen samurai was entered: each costs its penalty (SEN-TERR-fallen). */
  readonly fallen: number;
  readonly collision: Collision | null;
}

/**
 * Every distinct outcome of a move line, the shortest way to each, in a fixed order. Of ways that end alike the one
 * that enters the fewest fallen samurai is taken. Collisions are among them only if the compulsory part cannot be
 * carried out in full in any way (SEN-MOVE-l2, SEN-MOVE-m); then every outcome is a collision.
 */
export function walks(_ground: Ground, _stand: Stand, _move: MoveLine, _gait: Gait): readonly Walk[] {
  throw new Error('not written yet');
}

/** What is left of a move line of which movement or turns are cancelled (SEN-EFF-l). */
export function uncancelled(move: MoveLine, cancelled: 'nothing' | 'turns' | 'movement'): MoveLine {
  if (cancelled === 'nothing') return move;
  if (cancelled === 'movement') return { items: [], order: move.order };
  return { items: move.items.filter(({ is }) => is !== 'turn'), order: move.order };
}
