import { invalid, invalidBecause, isRefusal, printedId, type Refusal, type SeatId, seatsOf } from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { AgotState, Challenge, Fought } from '../state.ts';
import { eliminate } from '../verbs/elimination.ts';
import { type ParsedSeat, type ParsedSituation, situationSchema } from './description.ts';
import { remembersAnything, withMemory } from './memory.ts';
import { type Placed, placedIn } from './notes.ts';
import { LISTS, type ListName, laidTable, type SeatCards } from './table.ts';

/** Where nothing is said, one faction after the other. */
const FACTION_CARDS = [
  'house-stark',
  'house-lannister',
  'house-baratheon',
  'house-greyjoy',
  'house-tyrell',
  'house-martell',
];

/** The state that a description means. */
export function stateOf(description: unknown): AgotState | Refusal {
  const parsed = parseSituation(description);
  return isRefusal(parsed) ? parsed : stateFrom(parsed);
}

/** The description with everything it does not say filled in. */
export function parseSituation(description: unknown): ParsedSituation | Refusal {
  const parsed = situationSchema.safeParse(description);
  return parsed.success ? parsed.data : invalidBecause('the situation', parsed.error);
}

export function stateFrom(parsed: ParsedSituation): AgotState | Refusal {
  const cards = readCards(parsed);
  if (isRefusal(cards)) return cards;
  const { table, pieces } = laidTable(cards);
  const state = describedState(parsed, table);
  const remembering = remembersAnything(parsed) ? withMemory(parsed, state, pieces) : state;
  return isRefusal(remembering) ? remembering : withoutEliminated(parsed, remembering);
}

/** The state after those have left who are out of the game. */
export function withoutEliminated({ eliminated }: ParsedSituation, state: AgotState): AgotState {
  return eliminated.reduce(eliminate, state);
}

/** The cards of all seats, zone by zone; refused if a seat is named that is not there, or a place is for another type. */
export function readCards(parsed: ParsedSituation): readonly SeatCards[] | Refusal {
  const misplaced = misplacedSeat(parsed);
  if (misplaced !== undefined) return misplaced;
  const cards = seatCardsIn(parsed);
  return isRefusal(cards) ? cards : (misplacedCard(cards) ?? cards);
}

/** The places that a card of one type has for itself. */
const PLACES_OF_TYPES = ['faction', 'agenda', 'plot', 'title'] as const;

function misplacedCard(seats: readonly SeatCards[]): Refusal | undefined {
  for (const [i, cards] of seats.entries()) {
    for (const place of PLACES_OF_TYPES) {
      const wrong = cards[place].find(({ printed }) => factOf(printedId(printed)).type !== place);
      if (wrong !== undefined)
        return invalid('the situation', {
          at: `seats.${i}.${place}`,
          problem: `${wrong.printed} is no ${place}; expected a card of that type`,
        });
    }
    const strangers = LISTS.flatMap((list) => cards[list].flatMap((card) => [card, ...card.attachments])).find(
      ({ said }) => (said.owner ?? 0) >= seats.length || (said.controller ?? 0) >= seats.length,
    );
    if (strangers !== undefined)
      return invalid('the situation', {
        at: `seats.${i}`,
        problem: `${strangers.printed} belongs to a seat that is not there; expected 0 to ${seats.length - 1}`,
      });
  }
  return undefined;
}

/** A seat that the description names and does not have. */
function misplacedSeat({
  seats,
  first,
  turn,
  active,
  challenge,
  fought,
  eliminated,
  conceded,
  deeds,
  dominance,
}: ParsedSituation): Refusal | undefined {
  const named: readonly (readonly [string, SeatId | null])[] = [
    ['first', first],
    ['turn', turn],
    ['active', active],
    ['dominance.winner', dominance?.winner ?? null],
    ['challenge.attacker', challenge?.attacker ?? null],
    ['challenge.against', challenge?.against ?? null],
    ['challenge.defender', challenge?.defender ?? null],
    ['challenge.result.winner', challenge?.result?.winner ?? null],
    ['challenge.result.loser', challenge?.result?.loser ?? null],
    ...fought.flatMap(({ attacker, against, defender, winner }, i): readonly (readonly [string, SeatId | null])[] => [
      [`fought.${i}.attacker`, attacker],
      [`fought.${i}.against`, against],
      [`fought.${i}.defender`, defender],
      [`fought.${i}.winner`, winner],
    ]),
    ...eliminated.map((seat, i): readonly [string, SeatId] => [`eliminated.${i}`, seat]),
    ...conceded.map((seat, i): readonly [string, SeatId] => [`conceded.${i}`, seat]),
    ...deeds.map(({ seat }, i): readonly [string, SeatId] => [`deeds.${i}.seat`, seat]),
  ];
  const wrong = named.find(([, seat]) => seat !== null && seat >= seats.length);
  return wrong === undefined
    ? undefined
    : invalid('the situation', {
        at: wrong[0],
        problem: `there is no seat ${wrong[1]}; expected 0 to ${seats.length - 1}`,
      });
}

function seatCardsIn({ seats }: ParsedSituation): readonly SeatCards[] | Refusal {
  const read: SeatCards[] = [];
  for (const [i, seat] of seats.entries()) {
    const cards = cardsOfSeat(seat, i);
    if (isRefusal(cards)) return cards;
    read.push(cards);
  }
  return read;
}

function notesIn(seat: ParsedSeat, i: number): Readonly<Record<ListName, readonly string[]>> {
  return {
    faction: [seat.faction ?? FACTION_CARDS[i] ?? 'house-stark'],
    agenda: seat.agenda === undefined ? [] : [seat.agenda],
    deck: seat.deck,
    hand: seat.hand,
    play: seat.play,
    discard: seat.discard,
    dead: seat.dead,
    plotDeck: seat.plotDeck,
    plot: seat.plot === null ? [] : [seat.plot],
    usedPlots: seat.usedPlots,
    title: seat.title === undefined ? [] : [seat.title],
    removed: seat.removed,
    placed: seat.placed,
  };
}

/** The cards of one seat, zone by zone. */
export function cardsOfSeat(seat: ParsedSeat, i: number): SeatCards | Refusal {
  const notes = notesIn(seat, i);
  const read: Partial<Record<ListName, readonly Placed[]>> = {};
  for (const name of LISTS) {
    const placed = placedIn(notes[name], `seats.${i}.${name}`);
    if (isRefusal(placed)) return placed;
    read[name] = placed;
  }
  const list = (name: ListName): readonly Placed[] => read[name] ?? [];
  return {
    faction: list('faction'),
    agenda: list('agenda'),
    deck: list('deck'),
    hand: list('hand'),
    play: list('play'),
    discard: list('discard'),
    dead: list('dead'),
    plotDeck: list('plotDeck'),
    plot: list('plot'),
    usedPlots: list('usedPlots'),
    title: list('title'),
    removed: list('removed'),
    placed: list('placed'),
  };
}

/** Whom the challenge is against, if nothing is said: the next seat. */
function challengeIn({ challenge, seats }: ParsedSituation): Challenge | null {
  if (challenge === null) return null;
  const { attacker, type, redirect, result } = challenge;
  const next = seatsOf(seats.length).find((seat) => seat === (attacker + 1) % seats.length) ?? 0;
  const against = challenge.against ?? next;
  return { attacker, type, against, defender: challenge.defender ?? against, bypassed: [], redirect, result };
}

function foughtIn(parsed: ParsedSituation, challenge: Challenge | null): readonly Fought[] {
  const before = parsed.fought.map(({ attacker, type, against, winner, rivalry, ...redirected }): Fought => {
    const defender = redirected.defender ?? against;
    const loser = winner === null ? null : winner === attacker ? defender : attacker;
    return { attacker, type, against, defender, winner, loser, rivalry };
  });
  if (challenge === null) return before;
  const { attacker, type, against, defender } = challenge;
  return [...before, { attacker, type, against, defender, winner: null, loser: null, rivalry: 'none' }];
}

/** The state before anybody has left who is out of the game. */
export function describedState(parsed: ParsedSituation, table: AgotState['table']): AgotState {
  const challenge = challengeIn(parsed);
  const isActivePhase = parsed.setUp === null && (parsed.phase === 'marshaling' || parsed.phase === 'challenges');
  return {
    ...freshLayer(parsed.seats.length, { first: parsed.first, windows: parsed.windows }),
    table,
    ...periodsOf(parsed),
    format: parsed.seats.length > 2 ? 'melee' : 'joust',
    round: parsed.setUp === null ? parsed.round : 0,
    phase: parsed.setUp === null ? parsed.phase : 'plot',
    active: isActivePhase ? (parsed.active ?? challenge?.attacker ?? parsed.first) : null,
    gold: parsed.seats.map(({ gold }) => gold),
    challenge,
    fought: foughtIn(parsed, challenge),
    deeds: parsed.deeds.map(({ printed, ...deed }) => ({ ...deed, printed: printedId(printed) })),
    stood: parsed.seats.map(({ stood }) => stood),
    ...(parsed.conceded.length === 0 ? {} : { conceded: parsed.conceded }),
  };
}

/** In the set-up no period has begun. */
function periodsOf({ setUp, challenge }: ParsedSituation): Pick<AgotState, 'periods' | 'serial'> {
  if (setUp !== null) return { periods: {}, serial: 1 };
  return { periods: challenge === null ? { round: 1, phase: 2 } : { round: 1, phase: 2, challenge: 3 }, serial: 4 };
}
