import { InvariantError, isRefusal, refusalText, type SeatId } from '@kronika/kernel';
import type { ParsedSituation } from '../situation/description.ts';
import type { Placed, Said } from '../situation/notes.ts';
import { listsIn, readSituation, seatsIn, withZone } from './draft.ts';
import { ZONES } from './pieces.ts';

/** The situation at a table of that size: who comes has an empty side, who leaves takes everything along. */
export function withSeats(situation: ParsedSituation, seats: number): ParsedSituation {
  const read = readSituation(seats > situation.seats.length ? joined(situation, seats) : left(situation, seats));
  if (isRefusal(read)) throw new InvariantError(refusalText(read, 'en'));
  return read;
}

function joined(situation: ParsedSituation, seats: number): unknown {
  return { ...situation, seats: Array.from({ length: seats }, (_, seat) => situation.seats[seat] ?? {}) };
}

function left(before: ParsedSituation, seats: number): ParsedSituation {
  const situation = seatsIn(before)
    .slice(0, seats)
    .reduce((now, seat) => withoutStrangers(now, seat, seats), before);
  const { first, turn, active, challenge, fought, eliminated } = situation;
  const isThere = (seat: SeatId | null): boolean => seat === null || seat < seats;
  const isFought = challenge !== null && isThere(challenge.attacker) && isThere(challenge.against);
  return {
    ...situation,
    seats: situation.seats.slice(0, seats),
    first: isThere(first) ? first : 0,
    turn: isThere(turn) ? turn : null,
    active: isThere(active) ? active : null,
    challenge: isFought ? challenge : null,
    // A challenge that cannot go on leaves the phase at its window.
    step: challenge === null || isFought ? situation.step : 'window',
    fought: fought.filter(({ attacker, against }) => isThere(attacker) && isThere(against)),
    eliminated: seats === 2 ? [] : eliminated.filter(isThere),
  };
}

/** Cards of players who left belong to whoever has them; who fought them fights no more; in joust there are no titles. */
function withoutStrangers(situation: ParsedSituation, seat: SeatId, seats: number): ParsedSituation {
  const isFought =
    situation.challenge !== null && situation.challenge.attacker < seats && (situation.challenge.against ?? 0) < seats;
  const settled = ({ owner, controller, marks, ...said }: Said): Said => {
    const { part: _, ...calm } = marks;
    return {
      ...said,
      marks: isFought ? marks : calm,
      ...(owner === undefined || owner >= seats ? {} : { owner }),
      ...(controller === undefined || controller >= seats ? {} : { controller }),
    };
  };
  return ZONES.reduce((now, zone) => {
    const cards: readonly Placed[] = listsIn(now, seat)[zone].map(({ printed, said, attachments }) => ({
      printed,
      said: settled(said),
      attachments: attachments.map((one) => ({ printed: one.printed, said: settled(one.said) })),
    }));
    return withZone(now, seat, zone, zone === 'title' && seats === 2 ? [] : cards);
  }, situation);
}
