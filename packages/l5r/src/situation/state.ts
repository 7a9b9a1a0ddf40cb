import { invalid, invalidBecause, isRefusal, present, type Refusal, type SeatId, turn } from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import type { ELEMENTS } from '../cards/fact.ts';
import type { L5rState, Ring } from '../state.ts';
import { FRESH_RECORD } from '../verbs/table.ts';
import { opponentOf, provinceCardAt } from '../zones.ts';
import { type ParsedSeat, type ParsedSituation, situationSchema } from './description.ts';
import { type Placed, placedIn } from './notes.ts';
import { type SeatCards, tableWith } from './table.ts';

const STRONGHOLDS = ['shizuka-toshi', 'yojin-no-shiro'];

/** The provinces of the two starter decks; the first one lies under the stronghold. */
const PROVINCES = [
  ['the-art-of-peace', 'entrenched-position', 'night-raid', 'rally-to-the-cause', 'shameful-display'],
  ['the-art-of-war', 'ancestral-lands', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'],
];

/** The state that a description means. */
export function stateOf(description: unknown): L5rState | Refusal {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const seats: SeatCards[] = [];
  for (const [i, seat] of parsed.data.seats.entries()) {
    const cards = cardsOf(seat, i);
    if (isRefusal(cards)) return cards;
    seats.push(cards);
  }
  return withConflict(parsed.data, {
    ...freshLayer(2, { first: parsed.data.first, windows: parsed.data.windows }),
    table: tableWith(seats),
    periods: parsed.data.conflict === null ? { round: 1, phase: 2 } : { round: 1, phase: 2, conflict: 3 },
    serial: 4,
    round: parsed.data.round,
    phase: parsed.data.phase,
    honor: parsed.data.seats.map(({ honor }) => honor),
    fate: parsed.data.seats.map(({ fate }) => fate),
    dials: parsed.data.seats.map(({ dial }) => dial),
    bids: parsed.data.seats.map(({ dial }) => dial),
    rings: ringsOf(parsed.data),
    favor: parsed.data.favor,
    conflict: null,
    conflicts: parsed.data.seats.map(() => FRESH_RECORD),
    fought: [],
    limited: [0, 0],
  });
}

function cardsOf(seat: ParsedSeat, i: number): SeatCards | Refusal {
  const lists = {
    hand: seat.hand,
    play: seat.play,
    provinces: seat.unlaid.length > 0 ? [] : (seat.provinces ?? present(PROVINCES[i], 'the provinces')),
    unlaid: seat.unlaid,
    conflictDeck: seat.conflictDeck,
    dynastyDeck: seat.dynastyDeck,
    conflictDiscard: seat.conflictDiscard,
    dynastyDiscard: seat.dynastyDiscard,
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
    stronghold: seat.stronghold ?? present(STRONGHOLDS[i], 'the stronghold'),
    ...(seat.role === undefined ? {} : { role: seat.role }),
    hand: list('hand'),
    play: list('play'),
    provinces: list('provinces'),
    unlaid: list('unlaid'),
    rows,
    conflictDeck: list('conflictDeck'),
    dynastyDeck: list('dynastyDeck'),
    conflictDiscard: list('conflictDiscard'),
    dynastyDiscard: list('dynastyDiscard'),
  };
}

function ringsOf({ seats, ringFate, conflict }: ParsedSituation): L5rState['rings'] {
  const ring = (element: (typeof ELEMENTS)[number]): Ring => {
    const claimed = seats.findIndex(({ rings }) => rings.includes(element));
    const holder: SeatId | undefined = claimed < 0 ? undefined : claimed === 0 ? 0 : 1;
    const isContested = conflict?.ring === element;
    return {
      held: isContested ? 'contested' : (holder ?? 'unclaimed'),
      side: isContested ? conflict.type : 'military',
      fate: ringFate[element] ?? 0,
    };
  };
  return { air: ring('air'), earth: ring('earth'), fire: ring('fire'), water: ring('water'), void: ring('void') };
}

function withConflict({ conflict }: ParsedSituation, state: L5rState): L5rState | Refusal {
  if (conflict === null) return state;
  const province = provinceCardAt(state, opponentOf(conflict.attacker), conflict.province);
  if (province === undefined)
    return invalid('the situation', {
      at: 'conflict.province',
      problem: `no province lies at place ${conflict.province}`,
    });
  const { attacker, type, ring } = conflict;
  // A province under attack has been revealed.
  const table = turn(state.table, province, 'up');
  return { ...state, table, conflict: { attacker, type, ring, province, evaded: [], result: null, ringEffect: 'due' } };
}
