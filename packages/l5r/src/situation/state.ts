import { invalid, invalidBecause, isRefusal, present, type Refusal, type SeatId } from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import type { ELEMENTS } from '../cards/fact.ts';
import { turn } from '../handling.ts';
import type { L5rState, Ring } from '../state.ts';
import { opponentOf, provinceCardAt } from '../zones.ts';
import { type ParsedSeat, type ParsedSituation, situationSchema } from './description.ts';
import { remembersAnything, withMemory } from './memory.ts';
import { type Placed, placedIn } from './notes.ts';
import { laidTable, type SeatCards, tableWith } from './table.ts';

/** Where nothing is said, the strongholds of the two starter decks. */
const STRONGHOLDS = ['shizuka-toshi', 'yojin-no-shiro'];

/** The provinces of the two starter decks; the first one lies under the stronghold. */
const PROVINCES = [
  ['the-art-of-peace', 'entrenched-position', 'night-raid', 'rally-to-the-cause', 'shameful-display'],
  ['the-art-of-war', 'ancestral-lands', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'],
];

/** The state that a description means. */
export function stateOf(description: unknown): L5rState | Refusal {
  const parsed = parseSituation(description);
  return isRefusal(parsed) ? parsed : stateFrom(parsed);
}

export function stateFrom(parsed: ParsedSituation): L5rState | Refusal {
  const cards = seatCardsIn(parsed);
  if (isRefusal(cards)) return cards;
  if (!remembersAnything(parsed)) return withConflict(parsed, calmState(parsed, tableWith(cards)));
  const { table, pieces } = laidTable(cards);
  const fought = withConflict(parsed, calmState(parsed, table));
  return isRefusal(fought) ? fought : withMemory(parsed, fought, pieces);
}

/** The description with everything it does not say filled in. */
export function parseSituation(description: unknown): ParsedSituation | Refusal {
  const parsed = situationSchema.safeParse(description);
  return parsed.success ? parsed.data : invalidBecause('the situation', parsed.error);
}

/** The cards of both seats, zone by zone. */
export function seatCardsIn({ seats }: ParsedSituation): readonly SeatCards[] | Refusal {
  const read: SeatCards[] = [];
  for (const [i, seat] of seats.entries()) {
    const cards = cardsOf(seat, i);
    if (isRefusal(cards)) return cards;
    read.push(cards);
  }
  return read;
}

/** The state without its conflict. */
export function calmState(parsed: ParsedSituation, table: L5rState['table']): L5rState {
  return {
    ...freshLayer(2, { first: parsed.first, windows: parsed.windows }),
    table,
    ...periodsOf(parsed),
    round: parsed.setUp === null ? parsed.round : 0,
    phase: parsed.phase,
    honor: parsed.seats.map(({ honor }) => honor),
    fate: parsed.seats.map(({ fate }) => fate),
    dials: parsed.seats.map(({ dial }) => dial),
    bids: parsed.seats.map(({ dial, bid }) => bid ?? dial),
    rings: ringsOf(parsed),
    favor: parsed.favor,
    conflict: null,
    conflicts: parsed.seats.map(({ opportunities, declared, lost }) => ({ opportunities, declared, lost })),
    fought: parsed.fought,
    limited: parsed.seats.map(({ limited }) => limited),
  };
}

/** In the set-up no period has begun. */
function periodsOf({ setUp, conflict }: ParsedSituation): Pick<L5rState, 'periods' | 'serial'> {
  if (setUp !== null) return { periods: {}, serial: 1 };
  return { periods: conflict === null ? { round: 1, phase: 2 } : { round: 1, phase: 2, conflict: 3 }, serial: 4 };
}

function cardsOf(seat: ParsedSeat, i: number): SeatCards | Refusal {
  const lists = {
    stronghold: [seat.stronghold ?? present(STRONGHOLDS[i], 'the stronghold')],
    role: seat.role === undefined ? [] : [seat.role],
    hand: seat.hand,
    play: seat.play,
    provinces: laidProvinces(seat, i),
    unlaid: seat.unlaid,
    conflictDeck: seat.conflictDeck,
    dynastyDeck: seat.dynastyDeck,
    conflictDiscard: seat.conflictDiscard,
    dynastyDiscard: seat.dynastyDiscard,
    removed: seat.removed,
  };
  const read: Record<string, readonly Placed[]> = {};
  for (const [name, notes] of Object.entries(lists)) {
    const placed = placedIn(notes, `seats.${i}.${name}`);
    if (isRefusal(placed)) return placed;
    read[name] = placed;
  }
  const rows: (readonly Placed[])[] = [];
  for (const notes of seat.rows) {
    const placed = placedIn(notes, `seats.${i}.rows`);
    if (isRefusal(placed)) return placed;
    rows.push(placed);
  }
  const list = (name: keyof typeof lists): readonly Placed[] => read[name] ?? [];
  return {
    stronghold: list('stronghold'),
    role: list('role'),
    hand: list('hand'),
    play: list('play'),
    provinces: list('provinces'),
    unlaid: list('unlaid'),
    rows,
    conflictDeck: list('conflictDeck'),
    dynastyDeck: list('dynastyDeck'),
    conflictDiscard: list('conflictDiscard'),
    dynastyDiscard: list('dynastyDiscard'),
    removed: list('removed'),
  };
}

/** While provinces are still to be laid, only the one under the stronghold may lie there. */
function laidProvinces({ provinces, unlaid }: ParsedSeat, i: number): readonly string[] {
  if (unlaid.length > 0) return provinces?.length === 1 ? provinces : [];
  return provinces ?? present(PROVINCES[i], 'the provinces');
}

function ringsOf({ seats, ringFate, ringSides, conflict }: ParsedSituation): L5rState['rings'] {
  const ring = (element: (typeof ELEMENTS)[number]): Ring => {
    const claimed = seats.findIndex(({ rings }) => rings.includes(element));
    const holder: SeatId | undefined = claimed < 0 ? undefined : claimed === 0 ? 0 : 1;
    const isContested = conflict?.ring === element;
    return {
      held: isContested ? 'contested' : (holder ?? 'unclaimed'),
      side: isContested ? conflict.type : (ringSides[element] ?? 'military'),
      fate: ringFate[element] ?? 0,
    };
  };
  return { air: ring('air'), earth: ring('earth'), fire: ring('fire'), water: ring('water'), void: ring('void') };
}

/** The state with its conflict; refused if nothing lies where it is said to be fought. */
export function withConflict({ conflict }: ParsedSituation, state: L5rState): L5rState | Refusal {
  if (conflict === null) return state;
  const province = provinceCardAt(state, opponentOf(conflict.attacker), conflict.province);
  if (province === undefined)
    return invalid('the situation', {
      at: 'conflict.province',
      problem: `no province lies at place ${conflict.province}`,
    });
  const { attacker, type, ring, result, ringEffect } = conflict;
  // A province under attack has been revealed.
  const table = turn(state.table, province, 'up');
  return { ...state, table, conflict: { attacker, type, ring, province, evaded: [], result, ringEffect } };
}
