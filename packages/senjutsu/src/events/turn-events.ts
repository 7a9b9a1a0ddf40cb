import { type CardId, cardOf, changed, type SeatId, seenByAll } from '@kronika/kernel';
import type { TurnEvent } from '../event.ts';
import { farFromOpponents } from '../fighters.ts';
import { moveCard } from '../handling.ts';
import { isCore } from '../prints.ts';
import { type FighterId, fighterId, type MarkedLine, type Revealed, type Senjutsu, type Turn } from '../state.ts';
import { coreOf, discardOf, playedOf } from '../zones.ts';
import {
  freshlyPlayed,
  type RulesFor,
  withBody,
  withFoe,
  withHero,
  withPlayed,
  withTable,
  withTurn,
} from './change.ts';
import { playedWith, stateWith, turnWith } from './copies.ts';
import { peeksWithout } from './foe-events.ts';

/** A turn in which nothing has happened yet. */
export function freshTurn(number: number, fighters: number): Turn {
  return {
    number,
    phase: 'draw',
    speed: null,
    played: new Array(fighters).fill(null),
    blocks: [],
    marks: [],
    instants: [],
    bannedTypes: [],
    bannedCards: [],
    far: [],
  };
}

/** The card of the turn lies open before its owner; what is no card just leaves the hand or the deck. */
function laidOpen(state: Senjutsu, fighter: FighterId, revealed: Revealed): Senjutsu {
  const drawn = withFoe(state, fighter, ({ deck, peeks }) => ({
    deck: deck.slice(1),
    peeks: peeksWithout(peeks, deck.slice(0, 1)),
  }));
  const laid = withTurn(drawn, { played: drawn.turn.played.with(fighter, freshlyPlayed(revealed)) });
  switch (revealed.is) {
    case 'stun':
      return withHero(laid, fighter, ({ stuns }) => ({ stuns: stuns - 1 }));
    case 'solo':
      return laid;
    case 'card': {
      const { owner } = cardOf(laid.table, revealed.card);
      return withTable(laid, moveCard(laid.table, revealed.card, { to: playedOf(owner), face: 'up' }));
    }
  }
}

/** A replaced card goes to the discard pile at once (SEN-REV-4c). */
function putAway(state: Senjutsu, old: Revealed): Senjutsu {
  if (old.is !== 'card') return state;
  const { owner } = cardOf(state.table, old.card);
  const to = isCore(old.printed) ? coreOf(owner) : discardOf(owner);
  return withTable(state, moveCard(state.table, old.card, { to, face: 'up' }));
}

function withInstantUsed(state: Senjutsu, seat: SeatId): Senjutsu {
  const { instants } = state.turn;
  return instants.includes(seat) ? state : withTurn(state, { instants: [...instants, seat] });
}

/** A card that is played beside the card of the turn. */
function laidBeside(state: Senjutsu, seat: SeatId, card: CardId): Senjutsu {
  const laid = withTable(state, moveCard(state.table, card, { to: playedOf(seat), face: 'up' }));
  return withPlayed(laid, fighterId(seat), ({ instants }) => ({ instants: [...instants, card] }));
}

/** The course of a turn. All of it is public: cards that are not turned up yet are in nobody's events. */
export const turnEvents: RulesFor<TurnEvent['is']> = {
  turnBegan: {
    apply: (state, { turn }) => {
      const begun = stateWith(state, { turn: freshTurn(turn, state.fighters.length) });
      return withTurn(begun, { far: farFromOpponents(begun) });
    },
    see: seenByAll,
  },
  phaseBegan: { apply: (state, { phase }) => withTurn(state, { phase }), see: seenByAll },
  terrainPlaced: {
    apply: (state, { piece }) =>
      stateWith(state, { field: changed(state.field, { pieces: [...state.field.pieces, piece] }) }),
    see: seenByAll,
  },
  placed: {
    apply: (state, { fighter, cell, facing }) => withBody(state, fighter, () => ({ cell, facing })),
    see: seenByAll,
  },
  revealed: {
    apply: (state, { cards }) =>
      cards.reduce((before, { fighter, revealed }) => laidOpen(before, fighter, revealed), state),
    see: seenByAll,
    // Solo cards are no cards of the table.
    reveals: ({ cards }, state) => cards.some(({ fighter }) => state.fighters[fighter]?.is === 'foe'),
  },
  targetNamed: { apply: (state, { by, target }) => withPlayed(state, by, () => ({ target })), see: seenByAll },
  rangeSet: { apply: (state, { fighter, range }) => withPlayed(state, fighter, () => ({ range })), see: seenByAll },
  speedSet: {
    apply: (state, { fighter, speed, lowest }) => withPlayed(state, fighter, () => ({ speed, lowest })),
    see: seenByAll,
  },
  agendaSet: {
    apply: (state, { segments }) =>
      segments.reduce((before, set) => withPlayed(before, set.fighter, () => ({ segments: set.segments })), state),
    see: seenByAll,
  },
  replaced: {
    apply: (state, { seat, card, printed, old }) => {
      const cleared = putAway(state, old);
      const laid = withTable(cleared, moveCard(cleared.table, card, { to: playedOf(seat), face: 'up' }));
      const instants = state.turn.played[seat]?.instants ?? [];
      const played = playedWith(freshlyPlayed({ is: 'card', card, printed }), { instants });
      return withInstantUsed(withTurn(laid, { played: laid.turn.played.with(seat, played) }), seat);
    },
    see: seenByAll,
  },
  tieOrdered: { apply: (state) => state, see: seenByAll },
  speedReached: { apply: (state, { speed }) => withTurn(state, { speed }), see: seenByAll },
  segmentBegan: {
    apply: (state, { fighter, segment }) => withStage(state, fighter, segment, 'running'),
    see: seenByAll,
  },
  segmentEnded: {
    apply: (state, { fighter, segment, stage }) => withStage(state, fighter, segment, stage),
    see: seenByAll,
  },
  lineBegan: {
    // Most lines are simply resolved; what was worked out for the state stays good for it.
    apply: (state, event) => (event.taken === undefined ? state : withMark(state, event, event.taken)),
    see: seenByAll,
  },
  lineSkipped: { apply: (state, event) => withMark(state, event, event.why), see: seenByAll },
  cardAbandoned: { apply: (state, { fighter }) => dropped(state, fighter), see: seenByAll },
  cancelled: {
    apply: (state, { fighter, what }) => withPlayed(state, fighter, () => ({ cancelled: what })),
    see: seenByAll,
  },
  instantPlayed: {
    apply: (state, { seat, card }) => withInstantUsed(laidBeside(state, seat, card), seat),
    see: seenByAll,
  },
  counterPlayed: { apply: (state, { seat, card }) => laidBeside(state, seat, card), see: seenByAll },
  turnEnded: {
    apply: (state) =>
      stateWith(state, { turn: turnWith(freshTurn(state.turn.number, state.fighters.length), { phase: 'discard' }) }),
    see: seenByAll,
  },
};

function withMark(state: Senjutsu, on: Omit<MarkedLine, 'mark'>, mark: MarkedLine['mark']): Senjutsu {
  const { fighter, printed, line } = on;
  return withTurn(state, { marks: [...state.turn.marks, { fighter, printed, line, mark }] });
}

type Segments = NonNullable<Turn['played'][number]>['segments'];

function withStage(
  state: Senjutsu,
  fighter: FighterId,
  segment: Segments[number]['segment'],
  stage: Segments[number]['stage'],
): Senjutsu {
  return withPlayed(state, fighter, ({ segments }) => ({
    segments: segments.map((one) => (one.segment === segment ? { segment, speed: one.speed, stage } : one)),
  }));
}

/** What is left of somebody's card is not resolved any more (SEN-COLL-a). */
export function dropped(state: Senjutsu, fighter: FighterId): Senjutsu {
  return withPlayed(state, fighter, ({ segments }) => ({
    segments: segments.map((one) => (one.stage === 'done' ? one : { ...one, stage: 'dropped' })),
  }));
}
