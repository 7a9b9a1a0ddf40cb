import { type Control, type ControlValue, type Edited, TABLE_THING, type ThingName } from '@kronika/kernel';
import { HEROES } from '../cards/fact.ts';
import { KAMAE } from '../cards/pictograms.ts';
import { BOARDS } from '../field/boards.ts';
import { type Cell, DIRECTIONS, directionsTowards } from '../hex/index.ts';
import type { Described } from '../situation/description.ts';
import { BEHAVIOURS } from '../solo/foe.ts';
import { controlsFor } from './controls.ts';
import { cellOf, type Figure, freeCells, SEATS, withBody, withFoe, withHero } from './draft.ts';
import { cardCalled, cardsOf, idOf, type Lying, noted, withCards } from './lists.ts';
import { hordeOn, inMode, inWave, MODES, modeOf, tokenCells } from './modes.ts';
import { cellCalled, figureCalled, pieceCalled, pieceName } from './names.ts';
import { onBoard, recast, withoutSeat, withRecruit } from './recruits.ts';
import { anchorOf, laysOn, layValue, pieceOn, withoutPiece } from './terrain.ts';

/** Sets what a control offers; anything else changes nothing. */
export function set(situation: Described, thing: ThingName, key: string, value: ControlValue): Edited<Described> {
  const control = controlsFor(situation, thing).find((one) => one.key === key);
  if (control === undefined || !isOffered(control, value) || control.value === value) return { situation };
  const text = String(value);
  const count = Number(value);
  if (thing === TABLE_THING) return { situation: tableWith(situation, key, text, count), thing };
  const figure = figureCalled(situation, thing);
  if (figure !== undefined) return { situation: figureWith(situation, figure, key, text, count), thing };
  const piece = pieceCalled(situation, thing);
  const cell = cellCalled(situation, thing) ?? (piece === undefined ? undefined : anchorOf(piece));
  if (cell !== undefined) return cellWith(situation, cell, key, text, piece === undefined ? thing : undefined);
  const card = cardCalled(situation, thing);
  return card === undefined ? { situation } : { situation: cardWith(situation, card, text), thing };
}

function isOffered(control: Control, value: ControlValue): boolean {
  if (control.is === 'number')
    return typeof value === 'number' && Number.isInteger(value) && value >= control.min && value <= control.max;
  return control.options.some((option) => option.value === value);
}

function among<T extends string | number>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => String(value) === text);
}

function tableWith(situation: Described, key: string, text: string, count: number): Described {
  const { horde } = situation;
  switch (key) {
    case 'mode':
      return inMode(situation, among(MODES, text) ?? modeOf(situation));
    case 'round':
      return inWave(situation, { round: count, wave: horde?.wave ?? 1 });
    case 'wave':
      return inWave(situation, { round: horde?.round ?? 1, wave: count });
    case 'fallenLeader': {
      const cell = tokenCells(situation).find((one) => one === text) ?? null;
      return horde === undefined ? situation : { ...situation, horde: { ...horde, fallenLeader: cell } };
    }
    case 'seats':
      return withSeats(situation, count);
    case 'board': {
      const board = BOARDS.find(({ id }) => id === text);
      if (board === undefined) return situation;
      return horde === undefined ? onBoard(situation, board.id) : hordeOn(situation, board.id);
    }
    case 'turn':
      return { ...situation, turn: count };
    case 'phase':
      // Whoever goes to another phase has not chosen cards yet.
      return { ...situation, phase: among(['draw', 'choose', 'discard'], text) ?? situation.phase, cards: undefined };
    case 'windows':
      return { ...situation, windows: among(['open', 'brief'], text) ?? situation.windows };
    default:
      return situation;
  }
}

/** Seats come and go at the end. Newcomers are heroes that are not there yet. */
function withSeats(situation: Described, count: number): Described {
  const { heroes } = situation;
  if (count < heroes.length) return withSeats(withoutSeat(situation, heroes.length - 1), count);
  if (count === heroes.length) return situation;
  const hero = HEROES.find((id) => heroes.every((one) => one.hero !== id));
  const [cell] = freeCells(situation);
  return hero === undefined || cell === undefined ? situation : withSeats(withRecruit(situation, hero, cell), count);
}

function figureWith(situation: Described, figure: Figure, key: string, text: string, count: number): Described {
  const { described } = figure;
  switch (key) {
    case 'facing':
      return withBody(situation, figure, { facing: among(DIRECTIONS, text) });
    case 'wounds':
    case 'bleeding':
    case 'stuns':
      return withBody(situation, figure, { [key]: count });
    case 'limps':
      return withBody(situation, figure, { limps: limped(described.limps, count) });
    case 'stealth':
      return withBody(situation, figure, { stealth: among(['seen', 'hidden'], text) ?? described.stealth });
    case 'team':
      return withBody(situation, figure, { team: count - 1 });
    default:
      return figure.is === 'hero'
        ? heroWith(situation, figure.seat, key, text, count)
        : foeWith(situation, figure.foe, key, text, count);
  }
}

/** A limp that lies there keeps its ends of turn; a new one has all four (SEN-LIMP-c). */
function limped(limps: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => limps[at] ?? 4);
}

function heroWith(situation: Described, seat: number, key: string, text: string, count: number): Described {
  switch (key) {
    case 'hero': {
      const hero = among(HEROES, text);
      return hero === undefined ? situation : recast(situation, seat, hero);
    }
    case 'weapon':
      return withHero(situation, seat, { weapons: [text] });
    case 'kamae': {
      const kamae = among(KAMAE, text);
      return kamae === undefined ? situation : withHero(situation, seat, { kamae });
    }
    case 'focus':
      return withHero(situation, seat, { focus: count });
    case 'advantage': {
      const others = (situation.advantage ?? []).filter((one) => one !== seat);
      const own = SEATS.filter((one) => one === seat);
      return { ...situation, advantage: others.toSpliced(count - 1, 0, ...own) };
    }
    default:
      return situation;
  }
}

function foeWith(situation: Described, foe: number, key: string, text: string, count: number): Described {
  switch (key) {
    case 'behaviour': {
      const behaviour = among(BEHAVIOURS, text);
      return behaviour === undefined ? situation : withFoe(situation, foe, { behaviour });
    }
    case 'stance': {
      const stance = among(['offensive', 'defensive'], text);
      return stance === undefined ? situation : withFoe(situation, foe, { stance });
    }
    case 'woundLimit':
      return withFoe(situation, foe, { woundLimit: count });
    case 'preferredDistance':
      return withFoe(situation, foe, { preferredDistance: count });
    default:
      return situation;
  }
}

function cellWith(
  situation: Described,
  cell: Cell,
  key: string,
  text: string,
  thing: ThingName | undefined,
): Edited<Described> {
  const figure = figureCalled(situation, text);
  const from = figure === undefined ? null : cellOf(figure);
  switch (key) {
    case 'figure':
      if (figure === undefined || !freeCells(situation).includes(cell)) return { situation };
      return { situation: withBody(situation, figure, { cell }), thing: text };
    case 'towards': {
      const [facing] = from === null ? [] : directionsTowards(from, cell);
      if (figure === undefined || facing === undefined) return { situation };
      return { situation: withBody(situation, figure, { facing }), thing: text };
    }
    case 'terrain': {
      const lay = laysOn(situation, cell).find((one) => layValue(one) === text);
      const without = withoutPiece(situation, pieceOn(situation, cell));
      if (lay === undefined) return thing === undefined ? { situation: without } : { situation: without, thing };
      return { situation: { ...without, terrain: [...without.terrain, lay] }, thing: thing ?? pieceName(lay) };
    }
    default:
      return { situation };
  }
}

function cardWith(situation: Described, { place, index, note }: Lying, text: string): Described {
  const mark = text === 'up' || text === 'none' ? undefined : text;
  return withCards(situation, place, cardsOf(situation, place).with(index, noted(idOf(note), mark)));
}
