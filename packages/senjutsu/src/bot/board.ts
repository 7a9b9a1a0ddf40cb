import { type CardId, InvariantError, type PrintedId, type SeatId, type Sight } from '@kronika/kernel';
import type { Stand } from '../hex/index.ts';
import type { FighterView, HeroView, SenjutsuView } from '../view.ts';
import { DEFEAT } from './worth.ts';

/** What one opponent of several is worth, or one of a horde, behind whom others come. */
const PRIZE = 4;

export type Placed<F extends FighterView = FighterView> = F & { readonly cell: NonNullable<F['cell']> };

/** What the bot looks at: the view, sorted into itself and the others. */
export interface Board {
  readonly view: SenjutsuView;
  readonly me: HeroView;
  /** The opponents who stand on the field. */
  readonly opponents: readonly Placed[];
  readonly allies: readonly Placed[];
  /** What defeating one of them is worth: more, the fewer there are. */
  readonly prize: number;
  printed(card: CardId): PrintedId | undefined;
}

export function boardOf(view: SenjutsuView, seat: SeatId): Board {
  const me = view.fighters[seat];
  if (me?.is !== 'hero') throw new InvariantError(`a view without the hero of seat ${seat}`);
  const others = view.fighters.filter((other) => other.id !== me.id && other.defeat === null).filter(isPlaced);
  const opponents = others.filter(({ team }) => team !== me.team);
  return {
    view,
    me,
    opponents,
    prize: view.horde === null && opponents.length === 1 ? DEFEAT : PRIZE,
    allies: others.filter(({ team }) => team === me.team),
    printed: (card) => sightOf(view, card)?.printed,
  };
}

export function isPlaced(fighter: FighterView): fighter is Placed {
  return fighter.cell !== null;
}

export function standOf({ cell, facing }: Placed): Stand {
  return { cell, facing };
}

type Seen = Extract<Sight, { readonly face: 'up' }>;

function sightOf({ fighters }: SenjutsuView, card: CardId): Seen | undefined {
  for (const fighter of fighters) {
    if (fighter.is !== 'hero') continue;
    const { hand, core, known, discard } = fighter;
    for (const sights of [hand, core, known, discard])
      for (const sight of sights) if (sight.face === 'up' && sight.card === card) return sight;
  }
  return undefined;
}

/** What is printed on the cards of the own hand, core cards not among them. */
export function handPrints({ me }: Board): readonly PrintedId[] {
  return me.hand.flatMap((sight) => (sight.face === 'up' ? [sight.printed] : []));
}

/** The same with the core cards. */
export function ownPrints(board: Board): readonly PrintedId[] {
  return [...handPrints(board), ...board.me.core.flatMap((sight) => (sight.face === 'up' ? [sight.printed] : []))];
}
