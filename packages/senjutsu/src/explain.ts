import {
  type Explanation,
  isCardThing,
  keyOf,
  type Match,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { explainCard } from './explain/card.ts';
import { explainCell, pieceNote } from './explain/cell.ts';
import { explainFighter } from './explain/fighter.ts';
import type { Senjutsu } from './state.ts';
import { cellIn, fighterIn, pieceThing } from './things.ts';

/** What there is to say of a card, a cell, a fighter or a piece of terrain. */
export function explain(match: Match<Senjutsu>, viewer: Viewer, thing: Thing): Explanation {
  if (isCardThing(thing)) return explainCard(match, viewer, thing.card);
  const cell = cellIn(thing);
  if (cell !== undefined) return explainCell(match, viewer, cell);
  const id = fighterIn(thing);
  const fighter = id === undefined ? undefined : match.state.fighters[id];
  if (fighter !== undefined) return explainFighter(match.state, fighter);
  const piece = match.state.field.pieces.find((one) => keyOf(pieceThing(one)) === keyOf(thing));
  return piece === undefined ? UNEXPLAINED : { sums: [], whyNot: [], notes: [pieceNote(piece)] };
}
