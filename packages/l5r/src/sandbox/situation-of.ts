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
import { ELEMENTS } from '../cards/fact.ts';
import type { ParsedSeat, ParsedSituation, SituationStep } from '../situation/description.ts';
import { noteOf, type Placed, type Said } from '../situation/notes.ts';
import type { L5rState } from '../state.ts';
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

/** How a match stands, as a situation. */
export function situationOf(match: Match<L5rState>): ParsedSituation {
  const { state, stack } = match;
  const step = stepOf(state, stack);
  return {
    seats: [seatOf(state, 0), seatOf(state, 1)],
    first: side(state.first),
    round: Math.max(1, state.round),
    phase: state.phase,
    step,
    turn: turnIn(match, step),
    passed: passedIn(stack),
    ringFate: Object.fromEntries(ELEMENTS.map((element) => [element, state.rings[element].fate])),
    favor: state.favor === null ? null : { holder: side(state.favor.holder), side: state.favor.side },
    conflict: conflictIn(state),
    windows: state.windows,
  };
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
  const [asked, ...more] = waitingFor(match);
  const isTurn = step === 'window' || step === 'opportunity';
  return isTurn && asked !== undefined && more.length === 0 ? side(asked) : null;
}

/** Who has passed in the dynasty phase. */
function passedIn(stack: readonly Frame[]): (0 | 1)[] {
  const passed: unknown = stack.findLast(({ flow }) => flow === 'l5r/play-from-provinces')?.vars.passed;
  const seats: readonly (0 | 1)[] = [0, 1];
  return seats.filter((seat) => Array.isArray(passed) && passed.includes(seat));
}

function conflictIn(state: L5rState): ParsedSituation['conflict'] {
  const { conflict, table } = state;
  if (conflict === null) return null;
  const { attacker, type, ring, province } = conflict;
  const place = PLACES.find((one) => cardsIn(table, provinceAt(opponentOf(attacker), one)).includes(province));
  return { attacker: side(attacker), type, ring, province: place ?? 0 };
}

function seatOf(state: L5rState, seat: 0 | 1): ParsedSeat {
  const { table } = state;
  const notes = (zone: ZoneId, face?: 'up' | 'down'): string[] =>
    cardsIn(table, zone).map((card) => noteOf(placed(state, card, seat, face)));
  const own = (zone: ZoneId): string[] =>
    cardsIn(table, zone)
      .filter((card) => cardOf(table, card).owner === seat)
      .map((card) => noteOf({ printed: cardOf(table, card).printed, said: { marks: {} }, attachments: [] }));
  const [[stronghold], [role]] = [notes(strongholdOf(seat)), notes(roleOf(seat))];
  const provinces = PLACES.flatMap((place) => notes(provinceAt(seat, place), 'down'));
  const { opportunities = 0, declared = [] } = state.conflicts[seat] ?? {};
  return {
    ...(stronghold === undefined ? {} : { stronghold }),
    ...(role === undefined ? {} : { role }),
    honor: state.honor[seat] ?? 0,
    fate: state.fate[seat] ?? 0,
    dial: state.dials[seat] ?? null,
    // What is being played is still in hand.
    hand: [...notes(handOf(seat)), ...own(ASIDE)],
    play: cardsIn(table, playOf(seat))
      .filter((card) => hostOf(table, card) === undefined)
      .map((card) => noteOf(placed(state, card, seat))),
    ...(provinces.length === PLACES.length ? { provinces } : {}),
    unlaid: notes(unlaidOf(seat)),
    rows: ROW.map((place) => notes(rowAt(seat, place), 'up')),
    conflictDeck: notes(conflictDeckOf(seat)),
    dynastyDeck: notes(dynastyDeckOf(seat)),
    conflictDiscard: notes(conflictDiscardOf(seat)),
    dynastyDiscard: notes(dynastyDiscardOf(seat)),
    removed: own(REMOVED),
    rings: ELEMENTS.filter((element) => state.rings[element].held === seat),
    opportunities,
    declared: [...declared],
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
  const { stance, status, fate, at, condition, owner, controller, zone } = cardOf(table, id);
  return {
    marks: { stance, status, fate, at, condition },
    ...(owner === seat ? {} : { owner: 'opponent' }),
    ...(zone === playOf(controller) && controller !== seat ? { controller: 'opponent' } : {}),
  };
}
