import {
  type Phrase,
  type Sandbox,
  type SandboxPiece,
  type SandboxZone,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { contradictions } from '../situation/contradictions.ts';
import type { Described } from '../situation/description.ts';
import { heroNameOf } from '../situation/state.ts';
import { TERRAIN_NAMES } from '../text/names.ts';
import { controlsFor, figureWords } from './controls.ts';
import { cellOf, figuresIn, readSituation } from './draft.ts';
import { edited } from './edit.ts';
import { laidOut } from './lay-out.ts';
import { cardCalled, cardsOf, cardThingName, type ListPlace, listsIn, markOf, nameOfCard, subjectOf } from './lists.ts';
import { cellCalled, figureCalled, figureName, pieceCalled, pieceName } from './names.ts';
import { READY } from './ready.ts';
import { situationOf } from './situation-of.ts';
import { listSpot, spotsFor } from './spots.ts';
import { SUPPLY, SUPPLY_KINDS } from './supply.ts';
import { anchorOf } from './terrain.ts';
import { cellWords, FIELD_NAME, VALUE_NAMES } from './words.ts';

/** Sets up any fight: heroes and AI opponents on the field, terrain, cards. */
export const senjutsuSandbox: Sandbox<Described> = {
  game: 'senjutsu',
  seats: ({ heroes }) => heroes.length,
  ready: READY,
  supply: SUPPLY,
  kinds: SUPPLY_KINDS,
  read: readSituation,
  situationOf,
  problems: contradictions,
  layOut: laidOut,
  zones: (situation) => [
    { spot: 'field', name: FIELD_NAME, pieces: [...figurePieces(situation), ...terrainPieces(situation)] },
    ...listsIn(situation).map((place) => zoneOf(situation, place)),
  ],
  spots: spotsFor,
  controls: controlsFor,
  nameOf,
  edit: edited,
};

function figurePieces(situation: Described): readonly SandboxPiece[] {
  return figuresIn(situation).map((figure) => {
    const cell = cellOf(figure);
    const piece =
      figure.is === 'hero'
        ? { is: 'hero', id: heroNameOf(figure.described, figure.seat) }
        : { is: 'foe', id: figure.described.kind };
    return { thing: figureName(figure), piece, ...(cell === null ? {} : { state: cellWords(cell) }), attached: [] };
  });
}

function terrainPieces({ terrain }: Described): readonly SandboxPiece[] {
  return terrain.map((piece) => {
    const cell = anchorOf(piece);
    return {
      thing: pieceName(piece),
      piece: { is: 'terrain', id: piece.kind },
      ...(cell === undefined ? {} : { state: cellWords(cell) }),
      attached: [],
    };
  });
}

function zoneOf(situation: Described, place: ListPlace): SandboxZone {
  return {
    ...listSpot(situation, place),
    pieces: cardsOf(situation, place).map((note, index) => {
      const state = stateOfCard(note);
      return {
        thing: cardThingName(place, index),
        piece: subjectOf(note),
        ...(state === undefined ? {} : { state }),
        attached: [],
      };
    }),
  };
}

/** The side of a card, or how long it stays. */
function stateOfCard(note: string): Phrase | undefined {
  const mark = markOf(note);
  if (mark === undefined) return undefined;
  return mark === 'down' ? VALUE_NAMES.down : { pl: `jeszcze ${mark}`, en: `${mark} left` };
}

function nameOf(situation: Described, thing: ThingName): Phrase | undefined {
  if (thing === TABLE_THING) return FIELD_NAME;
  const figure = figureCalled(situation, thing);
  if (figure !== undefined) return figureWords(situation, figure);
  const cell = cellCalled(situation, thing);
  if (cell !== undefined) return cellWords(cell);
  const piece = pieceCalled(situation, thing);
  if (piece !== undefined) return TERRAIN_NAMES[piece.kind];
  const card = cardCalled(situation, thing);
  return card === undefined ? undefined : nameOfCard(card.note);
}
