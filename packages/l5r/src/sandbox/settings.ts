import { type ControlValue, offeredValue, type SeatId, type ThingName } from '@kronika/kernel';
import { ELEMENTS, type Element } from '../cards/fact.ts';
import type { ParsedSeat, ParsedSituation } from '../situation/description.ts';
import type { Placed, Said } from '../situation/notes.ts';
import { stepsOf } from '../situation/steps.ts';
import { opponentOf, PLACES } from '../zones.ts';
import { controlsFor } from './controls.ts';
import { placedAt, SEATS, withPlaced, withSeat } from './draft.ts';
import { pieceOf } from './pieces.ts';
import { elementCalled, seatCalled } from './things.ts';

/** The situation with one thing set otherwise. What is not offered changes nothing. */
export function withSetting(
  situation: ParsedSituation,
  thing: ThingName,
  key: string,
  value: ControlValue,
): ParsedSituation {
  const control = controlsFor(situation, thing).find((one) => one.key === key);
  const offered = control === undefined ? undefined : offeredValue(control, value);
  if (offered === undefined) return situation;
  if (typeof offered === 'number') return withNumber(situation, thing, key, offered);
  return typeof offered === 'string'
    ? withChoice(situation, thing, key, offered)
    : withSeveral(situation, thing, key, offered);
}

function withNumber(situation: ParsedSituation, thing: ThingName, key: string, value: number): ParsedSituation {
  const seat = seatCalled(thing);
  if (seat !== undefined) return changedSeat(situation, seat, { [key]: value });
  const element = elementCalled(thing);
  if (element !== undefined) return { ...situation, ringFate: { ...situation.ringFate, [element]: value } };
  if (key === 'fate')
    return said(situation, thing, ({ marks, ...rest }) => ({ ...rest, marks: { ...marks, fate: value } }));
  return key === 'round' ? { ...situation, round: value } : situation;
}

function withSeveral(
  situation: ParsedSituation,
  thing: ThingName,
  key: string,
  values: readonly string[],
): ParsedSituation {
  const seat = seatCalled(thing);
  if (key === 'passed') return { ...situation, passed: SEATS.filter((one) => values.includes(String(one))) };
  if (seat === undefined) return situation;
  if (key === 'declared')
    return changedSeat(situation, seat, {
      declared: (['military', 'political'] as const).filter((type) => values.includes(type)),
    });
  if (key !== 'rings') return situation;
  // A ring is in one pool only.
  const rings = ELEMENTS.filter((element) => values.includes(element));
  const other = opponentOf(seat);
  const left = situation.seats[other === 0 ? 0 : 1].rings.filter((ring) => !rings.includes(ring));
  return changedSeat(changedSeat(situation, seat, { rings }), other, { rings: left });
}

function withChoice(situation: ParsedSituation, thing: ThingName, key: string, value: string): ParsedSituation {
  const seat = seatCalled(thing);
  if (seat !== undefined) return changedSeat(situation, seat, { dial: value === 'none' ? null : Number(value) });
  const element = elementCalled(thing);
  if (element !== undefined) return withHolder(situation, element, value);
  return pieceOf(thing) === undefined ? withTable(situation, key, value) : said(situation, thing, wordsFor(key, value));
}

function withTable(situation: ParsedSituation, key: string, value: string): ParsedSituation {
  switch (key) {
    case 'phase': {
      const phase = (['dynasty', 'draw', 'conflict', 'fate', 'regroup'] as const).find((one) => one === value);
      return phase === undefined ? situation : standing({ ...situation, phase });
    }
    case 'step':
      return { ...situation, step: stepsOf(situation).find((step) => step === value) ?? situation.step };
    case 'first':
      return { ...situation, first: value === '0' ? 0 : 1 };
    case 'turn':
      return { ...situation, turn: value === 'byRules' ? null : value === '0' ? 0 : 1 };
    case 'favorHolder': {
      const side = situation.favor?.side ?? 'political';
      return { ...situation, favor: value === 'none' ? null : { holder: value === '0' ? 0 : 1, side } };
    }
    case 'favorSide':
      return situation.favor === null
        ? situation
        : { ...situation, favor: { ...situation.favor, side: typeOf(value) } };
    case 'attacker':
      return withAttacker(situation, value);
    case 'type':
      return withConflict(situation, { type: typeOf(value) });
    case 'ring': {
      const ring = ELEMENTS.find((element) => element === value);
      return ring === undefined ? situation : withConflict(situation, { ring });
    }
    case 'province': {
      const province = PLACES.find((place) => String(place) === value);
      return province === undefined ? situation : withConflict(situation, { province });
    }
    case 'windows':
      return { ...situation, windows: value === 'open' ? 'open' : 'brief' };
    default:
      return situation;
  }
}

const typeOf = (value: string): 'military' | 'political' => (value === 'military' ? 'military' : 'political');

/** A step that the phase does not have becomes one that it has. */
function standing(situation: ParsedSituation): ParsedSituation {
  return stepsOf(situation).includes(situation.step) ? situation : { ...situation, step: 'window' };
}

/** A conflict in which nothing has happened yet. */
const NEW_CONFLICT = {
  type: 'military',
  province: 1,
  evaded: [],
  result: null,
  ringEffect: 'due',
} as const satisfies Partial<Fought>;

/** A conflict begins, ends, or changes sides. Whoever attacks has declared it: that is one opportunity less. */
function withAttacker(situation: ParsedSituation, value: string): ParsedSituation {
  const before = situation.conflict;
  if (value === 'none') {
    const home = SEATS.reduce((now, seat) => allHome(now, seat), situation);
    return standing({ ...(before === null ? home : undeclared(home, before)), conflict: null });
  }
  const attacker = value === '0' ? 0 : 1;
  const free = ELEMENTS.find((element) => !situation.seats.some(({ rings }) => rings.includes(element)));
  const conflict = before === null ? { ...NEW_CONFLICT, ring: free ?? 'air' } : before;
  const changed = before === null ? situation : undeclared(situation, before);
  return standing(declared({ ...changed, phase: 'conflict' }, { ...conflict, attacker }));
}

type Fought = NonNullable<ParsedSituation['conflict']>;

function withConflict(situation: ParsedSituation, change: Partial<Fought>): ParsedSituation {
  const { conflict } = situation;
  if (conflict === null) return situation;
  return declared(undeclared(situation, conflict), { ...conflict, ...change });
}

function declared(situation: ParsedSituation, conflict: Fought): ParsedSituation {
  const seat = situation.seats[conflict.attacker];
  const types = (['military', 'political'] as const).filter(
    (type) => type === conflict.type || seat.declared.includes(type),
  );
  const opportunities = Math.max(0, seat.opportunities - 1);
  return { ...changedSeat(situation, conflict.attacker, { declared: types, opportunities }), conflict };
}

function undeclared(situation: ParsedSituation, { attacker, type }: Fought): ParsedSituation {
  const seat = situation.seats[attacker];
  return changedSeat(situation, attacker, {
    declared: seat.declared.filter((one) => one !== type),
    opportunities: Math.min(2, seat.opportunities + 1),
  });
}

function allHome(situation: ParsedSituation, seat: SeatId): ParsedSituation {
  const place = seat === 0 ? 0 : 1;
  return situation.seats[place].play.reduce(
    (now, _, at) => said(now, `${seat}/play/${at}`, wordsFor('at', 'home')),
    situation,
  );
}

function withHolder(situation: ParsedSituation, element: Element, value: string): ParsedSituation {
  if (value === 'contested') return withConflict(situation, { ring: element });
  return SEATS.reduce((now, seat) => {
    const { rings } = now.seats[seat];
    const others = rings.filter((ring) => ring !== element);
    const held = value === String(seat) ? [...others, element] : others;
    return changedSeat(now, seat, { rings: ELEMENTS.filter((ring) => held.includes(ring)) });
  }, situation);
}

function changedSeat(situation: ParsedSituation, seat: SeatId, change: Partial<ParsedSeat>): ParsedSituation {
  return withSeat(situation, seat, { ...situation.seats[seat === 0 ? 0 : 1], ...change });
}

/** The situation with something else said of a card. */
function said(situation: ParsedSituation, thing: ThingName, change: (said: Said) => Said): ParsedSituation {
  const piece = pieceOf(thing);
  const placed: Placed | undefined = piece === undefined ? undefined : placedAt(situation, piece);
  if (piece === undefined || placed === undefined) return situation;
  return withPlaced(situation, piece, { ...placed, said: change(placed.said) });
}

function wordsFor(key: string, value: string): (said: Said) => Said {
  return (before) => SAYINGS[key]?.(before, value) ?? before;
}

/** What each control of a card says of it. What is as usual is not written down. */
const SAYINGS: Readonly<Record<string, (before: Said, value: string) => Said>> = {
  stance: (before, value) => marked(before, { stance: value === 'bowed' ? 'bowed' : 'ready' }),
  status: (before, value) => marked(before, { status: STATUSES.find((status) => status === value) ?? 'ordinary' }),
  at: (before, value) => marked(before, { at: value === 'conflict' ? 'conflict' : 'home' }),
  condition: (before, value) => ({
    ...marked(before, { condition: value === 'broken' ? 'broken' : 'whole' }),
    // What is broken lies open, and what was broken has been seen.
    face: 'up',
  }),
  face: (before, value) =>
    value === 'up' ? { ...before, face: 'up' } : { ...marked(before, { condition: 'whole' }), face: 'down' },
  owner: ({ owner: _, ...before }, value) => (value === 'opponent' ? { ...before, owner: 'opponent' } : before),
  // Whoever attached it brought it.
  controller: ({ owner: _, controller: __, ...before }, value) =>
    value === 'other' ? { ...before, owner: 'opponent', controller: 'opponent' } : before,
};

const STATUSES = ['honored', 'dishonored'] as const;

function marked(before: Said, marks: Said['marks']): Said {
  return { ...before, marks: { ...before.marks, ...marks } };
}
