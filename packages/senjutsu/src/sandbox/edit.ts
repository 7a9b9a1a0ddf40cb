import {
  type Edited,
  impossible,
  isPrintedCard,
  type SandboxEdit,
  type SpotName,
  type Subject,
  type ThingName,
} from '@kronika/kernel';
import { HEROES } from '../cards/fact.ts';
import type { Described } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import { TERRAIN } from '../state.ts';
import { cellOf, figuresIn, freeCells, settled, withBody } from './draft.ts';
import {
  cardCalled,
  cardsOf,
  cardThingName,
  fittingLists,
  idOf,
  type ListPlace,
  listCalled,
  spotOfList,
  subjectOf,
  withCards,
} from './lists.ts';
import { cellCalled, figureCalled, figureName, pieceCalled, pieceName } from './names.ts';
import { withOpponent, withoutOpponent, withoutSeat, withRecruit } from './recruits.ts';
import { set } from './settings.ts';
import { choosingAnew } from './situation-of.ts';
import { FOES } from './supply.ts';
import { laysOf, withoutPiece } from './terrain.ts';

/** The situation after a change; what does not fit changes nothing. */
export function edited(situation: Described, edit: SandboxEdit): Edited<Described> {
  const before = editable(situation, edit);
  const { situation: next, thing } = changed(before, edit);
  if (next === before) return { situation };
  const checked = settled(situation, next);
  return checked === situation || thing === undefined ? { situation: checked } : { situation: checked, thing };
}

/** What can be changed of a turn that is under way without taking its cards back. */
const KEEPS_THE_TURN: readonly string[] = ['wounds', 'bleeding', 'stuns', 'limps', 'focus', 'kamae'];

/** Most changes of a turn that is under way let everybody choose again; moved cards are not known to others any more. */
function editable(situation: Described, edit: SandboxEdit): Described {
  if (edit.is === 'set' && KEEPS_THE_TURN.includes(edit.key)) return situation;
  const { known: _, ...unknown } = situation;
  const told = edit.is === 'set' ? situation : unknown;
  return told.underway === undefined ? told : choosingAnew(stateOf(told));
}

function changed(situation: Described, edit: SandboxEdit): Edited<Described> {
  switch (edit.is) {
    case 'put':
      return put(situation, edit.piece, edit.to);
    case 'move':
      return move(situation, edit.thing, edit.to);
    case 'shift':
      return shift(situation, edit.thing, edit.towards === 'top' ? -1 : 1);
    case 'remove':
      return { situation: removed(situation, edit.thing) };
    case 'set':
      return set(situation, edit.thing, edit.key, edit.value);
    default:
      return impossible(edit);
  }
}

function put(situation: Described, piece: Subject, to: SpotName): Edited<Described> {
  const list = fittingLists(situation, piece).find((place) => spotOfList(place) === to);
  if (list !== undefined) return laid(situation, isPrintedCard(piece) ? piece.printed : piece.id, list);
  const cell = cellCalled(situation, to);
  if (cell === undefined || isPrintedCard(piece)) return { situation };
  const kind = TERRAIN.find((one) => piece.is === 'terrain' && one === piece.id);
  if (kind !== undefined) {
    const [lay] = laysOf(situation, kind, cell);
    if (lay === undefined) return { situation };
    return { situation: { ...situation, terrain: [...situation.terrain, lay] }, thing: pieceName(lay) };
  }
  if (!freeCells(situation).includes(cell)) return { situation };
  const hero = HEROES.find((one) => piece.is === 'hero' && one === piece.id);
  const foe = FOES.find((one) => piece.is === 'foe' && one === piece.id);
  const next =
    hero !== undefined
      ? withRecruit(situation, hero, cell)
      : foe !== undefined
        ? withOpponent(situation, foe, cell)
        : situation;
  const newcomer = figuresIn(next).find((figure) => cellOf(figure) === cell);
  return newcomer === undefined ? { situation } : { situation: next, thing: figureName(newcomer) };
}

/** On top of a deck, and last in every other list, where the newest lies. */
function laid(situation: Described, id: string, list: ListPlace): Edited<Described> {
  const before = cardsOf(situation, list);
  const isDeck = list.list === 'deck' || list.list === 'poison';
  return {
    situation: withCards(situation, list, isDeck ? [id, ...before] : [...before, id]),
    thing: cardThingName(list, isDeck ? 0 : before.length),
  };
}

function move(situation: Described, thing: ThingName, to: SpotName): Edited<Described> {
  const card = cardCalled(situation, thing);
  if (card !== undefined) {
    const list = listCalled(situation, to);
    const fits = fittingLists(situation, subjectOf(card.note)).some((place) => spotOfList(place) === to);
    if (list === undefined || !fits || spotOfList(card.place) === to) return { situation };
    return laid(removed(situation, thing), idOf(card.note), list);
  }
  const cell = cellCalled(situation, to);
  if (cell === undefined) return { situation };
  const piece = pieceCalled(situation, thing);
  if (piece !== undefined) {
    const without = withoutPiece(situation, piece);
    const [lay] = laysOf(without, piece.kind, cell);
    if (lay === undefined) return { situation };
    return { situation: { ...without, terrain: [...without.terrain, lay] }, thing: pieceName(lay) };
  }
  const figure = figureCalled(situation, thing);
  if (figure === undefined || cellOf(figure) === null || !freeCells(situation).includes(cell)) return { situation };
  return { situation: withBody(situation, figure, { cell }), thing: figureName(figure) };
}

function shift(situation: Described, thing: ThingName, by: -1 | 1): Edited<Described> {
  const card = cardCalled(situation, thing);
  if (card === undefined) return { situation };
  const { place, index, note } = card;
  const cards = cardsOf(situation, place);
  const other = cards[index + by];
  if (other === undefined) return { situation };
  return {
    situation: withCards(situation, place, cards.with(index, other).with(index + by, note)),
    thing: cardThingName(place, index + by),
  };
}

function removed(situation: Described, thing: ThingName): Described {
  const card = cardCalled(situation, thing);
  if (card !== undefined)
    return withCards(situation, card.place, cardsOf(situation, card.place).toSpliced(card.index, 1));
  const piece = pieceCalled(situation, thing);
  if (piece !== undefined) return withoutPiece(situation, piece);
  const figure = figureCalled(situation, thing);
  if (figure === undefined) return situation;
  return figure.is === 'hero' ? withoutSeat(situation, figure.seat) : withoutOpponent(situation, figure.foe);
}
