import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  type Frame,
  hostOf,
  type Match,
  type SeatId,
  waitingFor,
  type ZoneId,
} from '@kronika/kernel';
import { memoryOf, referenceTo } from '@kronika/lcg';
import { ELEMENTS } from '../cards/fact.ts';
import type { ParsedSeat, ParsedSituation, SetUpStep, SituationStep } from '../situation/description.ts';
import { noteOf, type Placed, type Said } from '../situation/notes.ts';
import type { PieceName } from '../situation/table.ts';
import type { ConflictResult, L5rState } from '../state.ts';
import {
  ASIDE,
  conflictDeckOf,
  conflictDiscardOf,
  dynastyDeckOf,
  dynastyDiscardOf,
  handOf,
  opponentOf,
  PLACES,
  playOf,
  provinceAt,
  REMOVED,
  ROW,
  roleOf,
  rowAt,
  strongholdOf,
  unlaidOf,
} from '../zones.ts';

/** How a match stands, as a situation. What is in the middle of being done is left out. */
export function situationOf(match: Match<L5rState>): ParsedSituation {
  const { state, stack } = match;
  const step = stepOf(state, stack);
  const setUp = setUpStepOf(stack);
  const places = placesIn(state);
  return {
    seats: [seatOf(state, 0), seatOf(state, 1)],
    first: side(state.first),
    round: Math.max(1, state.round),
    setUp,
    phase: state.phase,
    step,
    turn: setUp === null ? turnIn(match, step) : soleSeat(match),
    passed: passedIn(state, stack),
    ringFate: Object.fromEntries(ELEMENTS.map((element) => [element, state.rings[element].fate])),
    ringSides: sidesOf(state),
    favor: state.favor === null ? null : { holder: side(state.favor.holder), side: state.favor.side },
    conflict: conflictIn(state, places),
    fought: [...state.fought],
    windows: state.windows,
    ...memoryOf(state, (card) => places.get(card)),
  };
}

const SET_UP_FLOWS: Readonly<Record<string, SetUpStep>> = {
  layFirst: 'provinces',
  laySecond: 'provinces',
  mulliganRowFirst: 'dynastyMulligan',
  mulliganRowSecond: 'dynastyMulligan',
  mulliganHandFirst: 'conflictMulligan',
  mulliganHandSecond: 'conflictMulligan',
};

function setUpStepOf(stack: readonly Frame[]): SetUpStep | null {
  const at = stack.find(({ flow }) => flow === 'l5r/set-up')?.step;
  return at === undefined ? null : (SET_UP_FLOWS[at] ?? null);
}

/** The sides that lie up; the contested ring shows the type of its conflict. */
function sidesOf({ rings }: L5rState): ParsedSituation['ringSides'] {
  return Object.fromEntries(
    ELEMENTS.filter((element) => rings[element].held !== 'contested' && rings[element].side !== 'military').map(
      (element) => [element, rings[element].side],
    ),
  );
}

const side = (seat: SeatId): 0 | 1 => (seat === 0 ? 0 : 1);

const CONFLICT_STEPS: Readonly<Record<string, SituationStep>> = { actions: 'window', end: 'end', over: 'end' };

/** The step of a situation that comes nearest: what has been decided is not decided once more. */
function stepOf({ conflict, phase }: L5rState, stack: readonly Frame[]): SituationStep {
  const at = (flow: string) => stack.findLast((frame) => frame.flow === flow)?.step ?? '';
  if (conflict !== null) return conflict.result === null ? (CONFLICT_STEPS[at('l5r/conflict')] ?? 'defenders') : 'end';
  const phaseAt = at(`l5r/${phase}-phase`);
  switch (phase) {
    case 'dynasty':
      return phaseAt === 'play' ? 'window' : 'begin';
    case 'conflict':
      return ['whoseTurn', 'offer', 'take'].includes(phaseAt) ? 'opportunity' : 'window';
    case 'regroup':
      return phaseAt === 'actions' ? 'window' : 'end';
    default:
      return phaseAt === 'actions' ? 'window' : 'begin';
  }
}

/** Whose action or opportunity it is, where that is what is asked. */
function turnIn(match: Match<L5rState>, step: SituationStep): 0 | 1 | null {
  return step === 'window' || step === 'opportunity' ? soleSeat(match) : null;
}

function soleSeat(match: Match<L5rState>): 0 | 1 | null {
  const [asked, ...more] = waitingFor(match);
  return asked !== undefined && more.length === 0 ? side(asked) : null;
}

/** Who has passed: for the whole of a dynasty phase, otherwise just before. */
function passedIn({ phase }: L5rState, stack: readonly Frame[]): (0 | 1)[] {
  const seats: readonly (0 | 1)[] = [0, 1];
  if (phase === 'dynasty') {
    const passed: unknown = stack.findLast(({ flow }) => flow === 'l5r/play-from-provinces')?.vars.passed;
    return seats.filter((seat) => Array.isArray(passed) && passed.includes(seat));
  }
  const { turn, passes } = stack.findLast(({ flow }) => flow === 'lcg/action-window')?.vars ?? {};
  return passes === 1 ? seats.filter((seat) => seat !== turn) : [];
}

function conflictIn(state: L5rState, places: ReadonlyMap<CardId, PieceName>): ParsedSituation['conflict'] {
  const { conflict, table } = state;
  if (conflict === null) return null;
  const { attacker, type, ring, province, evaded, result, ringEffect } = conflict;
  const place = PLACES.find((one) => cardsIn(table, provinceAt(opponentOf(attacker), one)).includes(province));
  return {
    attacker: side(attacker),
    type,
    ring,
    province: place ?? 0,
    evaded: evaded.map((card) => referenceTo(places.get(card) ?? '')),
    result: result === null ? null : describedResult(result),
    ringEffect,
  };
}

function describedResult({ winner, totals, margin, unopposed }: ConflictResult) {
  const [one = 0, other = 0] = totals;
  const both: [number, number] = [one, other];
  return { winner: winner === null ? null : side(winner), totals: both, margin, unopposed };
}

/** The cards of one seat, list by list, as a description has them. */
function listsIn({ table }: L5rState, seat: 0 | 1): Readonly<Record<string, readonly CardId[]>> {
  const own = (zone: ZoneId): readonly CardId[] =>
    cardsIn(table, zone).filter((card) => cardOf(table, card).owner === seat);
  return {
    stronghold: cardsIn(table, strongholdOf(seat)),
    role: cardsIn(table, roleOf(seat)),
    // What is being played is still in hand.
    hand: [...cardsIn(table, handOf(seat)), ...own(ASIDE)],
    play: cardsIn(table, playOf(seat)).filter((card) => hostOf(table, card) === undefined),
    provinces: PLACES.flatMap((place) => cardsIn(table, provinceAt(seat, place))),
    unlaid: cardsIn(table, unlaidOf(seat)),
    ...Object.fromEntries(ROW.map((place) => [`row${place}`, cardsIn(table, rowAt(seat, place))])),
    conflictDeck: cardsIn(table, conflictDeckOf(seat)),
    dynastyDeck: cardsIn(table, dynastyDeckOf(seat)),
    conflictDiscard: cardsIn(table, conflictDiscardOf(seat)),
    dynastyDiscard: cardsIn(table, dynastyDiscardOf(seat)),
    removed: own(REMOVED),
  };
}

/** Where the description of the state names each card. */
export function placesIn(state: L5rState): ReadonlyMap<CardId, PieceName> {
  const seats: readonly (0 | 1)[] = [0, 1];
  return new Map(
    seats.flatMap((seat) =>
      Object.entries(listsIn(state, seat)).flatMap(([list, cards]) =>
        cards.flatMap((card, place): readonly (readonly [CardId, PieceName])[] => [
          [card, `${seat}/${list}/${place}`],
          ...attachmentsOn(state.table, card).map((on, at) => [on, `${seat}/${list}/${place}/${at}`] as const),
        ]),
      ),
    ),
  );
}

function seatOf(state: L5rState, seat: 0 | 1): ParsedSeat {
  const lists = listsIn(state, seat);
  const notes = (list: string, face?: 'up' | 'down'): string[] =>
    (lists[list] ?? []).map((card) => noteOf(placed(state, card, seat, face)));
  /** Cards that are out of the game, or on their way, have nothing on them. */
  const bare = (list: string): string[] =>
    (lists[list] ?? []).map((card) =>
      noteOf({ printed: cardOf(state.table, card).printed, said: { marks: {} }, attachments: [] }),
    );
  const inHand = cardsIn(state.table, handOf(seat)).length;
  const [[stronghold], [role]] = [notes('stronghold'), notes('role')];
  const provinces = notes('provinces', 'down');
  const { opportunities = 0, declared = [], lost = 0 } = state.conflicts[seat] ?? {};
  const [dial, bid] = [state.dials[seat] ?? null, state.bids[seat] ?? null];
  return {
    ...(stronghold === undefined ? {} : { stronghold }),
    ...(role === undefined ? {} : { role }),
    honor: state.honor[seat] ?? 0,
    fate: state.fate[seat] ?? 0,
    dial,
    ...(bid === null || bid === dial ? {} : { bid }),
    hand: [...notes('hand').slice(0, inHand), ...bare('hand').slice(inHand)],
    play: notes('play'),
    ...(provinces.length === PLACES.length || provinces.length === 1 ? { provinces } : {}),
    unlaid: notes('unlaid'),
    rows: ROW.map((place) => notes(`row${place}`, 'up')),
    conflictDeck: notes('conflictDeck'),
    dynastyDeck: notes('dynastyDeck'),
    conflictDiscard: notes('conflictDiscard'),
    dynastyDiscard: notes('dynastyDiscard'),
    removed: bare('removed'),
    rings: ELEMENTS.filter((element) => state.rings[element].held === seat),
    opportunities,
    declared: [...declared],
    lost,
    limited: state.limited[seat] ?? 0,
  };
}

/** A card with what is on it. How it lies is said where it could lie otherwise: there `usual` is how it mostly does. */
function placed({ table }: L5rState, card: CardId, seat: SeatId, usual?: 'up' | 'down'): Placed {
  const { printed, face } = cardOf(table, card);
  return {
    printed,
    said: { ...saidOf(table, card, seat), ...(usual === undefined || face === usual ? {} : { face }) },
    attachments: attachmentsOn(table, card).map((one) => ({
      printed: cardOf(table, one).printed,
      said: saidOf(table, one, seat),
    })),
  };
}

/** What is to be said of a card that is listed under the seat. */
function saidOf(table: L5rState['table'], id: CardId, seat: SeatId): Said {
  const { stance, status, fate, at, condition, owner, controller, zone, face, knownTo } = cardOf(table, id);
  // Everybody knows a facedown province of their own without its being said (L5R-INFO-c).
  const told = knownTo.filter((knower) => !(face === 'down' && knower === seat && isProvince(zone, seat)));
  return {
    marks: { stance, status, fate, at, condition },
    ...(owner === seat ? {} : { owner: 'opponent' }),
    ...(zone === playOf(controller) && controller !== seat ? { controller: 'opponent' } : {}),
    ...(told.length === 0 ? {} : { knownTo: told }),
  };
}

function isProvince(zone: ZoneId, seat: SeatId): boolean {
  return PLACES.some((place) => provinceAt(seat, place) === zone);
}
