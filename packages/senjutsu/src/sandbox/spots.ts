import { isPrintedCard, type Sandbox, type SandboxSpot, type SeatId, type Subject, seatsOf } from '@kronika/kernel';
import type { Cell } from '../hex/index.ts';
import type { Described } from '../situation/description.ts';
import { TERRAIN, type TerrainKind } from '../state.ts';
import { figureWords } from './controls.ts';
import { cellOf, cellsIn, figuresIn, freeCells } from './draft.ts';
import { cardCalled, fittingLists, type ListPlace, spotOfList, subjectOf } from './lists.ts';
import { cellName, figureCalled, pieceCalled } from './names.ts';
import { MOST_FOES, mostHeroes } from './recruits.ts';
import { anchorOf, everyLay, withoutPiece } from './terrain.ts';
import { cellWords, LIST_NAMES } from './words.ts';

/** Where a piece may be put or moved: figures and terrain onto cells, cards into lists. */
export const spotsFor: Sandbox<Described>['spots'] = (situation, what) => {
  if (!('thing' in what)) return spotsOfPiece(situation, what.piece);
  const card = cardCalled(situation, what.thing);
  if (card !== undefined)
    return fittingLists(situation, subjectOf(card.note))
      .filter((place) => spotOfList(place) !== spotOfList(card.place))
      .map((place) => listSpot(situation, place));
  const piece = pieceCalled(situation, what.thing);
  if (piece !== undefined) return terrainSpots(withoutPiece(situation, piece), piece.kind);
  const figure = figureCalled(situation, what.thing);
  return figure === undefined || cellOf(figure) === null ? [] : cellSpots(freeCells(situation));
};

function spotsOfPiece(situation: Described, piece: Subject): readonly SandboxSpot[] {
  if (!isPrintedCard(piece)) {
    const kind = TERRAIN.find((one) => piece.is === 'terrain' && one === piece.id);
    if (kind !== undefined) return terrainSpots(situation, kind);
    const isRoom =
      (piece.is === 'hero' && situation.heroes.length < mostHeroes(situation)) ||
      (piece.is === 'foe' && situation.foes.length < MOST_FOES);
    if (isRoom) return cellSpots(freeCells(situation));
  }
  return fittingLists(situation, piece).map((place) => listSpot(situation, place));
}

/** The cells on which a piece of the kind can be anchored, however it lies. */
function terrainSpots(situation: Described, kind: TerrainKind): readonly SandboxSpot[] {
  const lays = everyLay(situation, kind);
  const anchors = kind === 'boat' ? lays.flatMap(({ cells }) => cells) : lays.flatMap((lay) => anchorOf(lay) ?? []);
  const pointable = cellsIn(situation);
  return cellSpots([...new Set(anchors)].filter((cell) => pointable.includes(cell)));
}

function cellSpots(cells: readonly Cell[]): readonly SandboxSpot[] {
  return cells.map((cell) => ({ spot: cellName(cell), name: cellWords(cell) }));
}

/** The seat a list belongs to; those of AI opponents belong to the table. */
export function seatOfList({ heroes }: Described, { of, at }: ListPlace): SeatId | undefined {
  return of === 'hero' ? seatsOf(heroes.length)[at] : undefined;
}

export function listSpot(situation: Described, place: ListPlace): SandboxSpot {
  const seat = seatOfList(situation, place);
  const owner = figuresIn(situation).find(
    (figure) => figure.is === 'foe' && place.of === 'foe' && figure.foe === place.at,
  );
  const name = LIST_NAMES[place.list];
  if (owner === undefined) return { spot: spotOfList(place), name, ...(seat === undefined ? {} : { seat }) };
  const { pl, en } = figureWords(situation, owner);
  return { spot: spotOfList(place), name: { pl: `${pl}: ${name.pl}`, en: `${en}: ${name.en}` } };
}
