import {
  attach,
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  changed,
  detach,
  type EventRules,
  hostOf,
  look,
  mark,
  mayKnow,
  moveCard,
  moveCards,
  type SeenEvent,
  seatsOf,
  seenByAll,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import { forbid, forgetCard, layerVerbs, type Verb, verbIndexOf } from '@kronika/lcg';
import type { Defeated, Discarded, Returned, Skirmish, SkirmishEvent } from '../state.ts';
import { ASIDE, deckOf, discardOf, fieldOf, handOf, isFighter, isInPlay, isReady } from '../zones.ts';

type Verbs = {
  readonly [K in SkirmishEvent['is']]: Verb<Skirmish, Extract<SkirmishEvent, { readonly is: K }>, SkirmishEvent>;
};

const allowed = () => 'allowed' as const;

function added(amounts: readonly number[], seat: number, amount: number): readonly number[] {
  return amounts.with(seat, (amounts[seat] ?? 0) + amount);
}

/** Moves a card out of play: its gear goes along by itself, what lasts on it ends, and it comes back as a new card. */
function removed(state: Skirmish, card: CardId, to: ZoneId): Skirmish {
  const { owner } = cardOf(state.table, card);
  const table = mark(detach(moveCard(state.table, card, { to, at: 'top', face: 'up' }), card), card, {
    stance: 'ready',
    controller: owner,
  });
  return forgetCard(changed(state, { table }), card);
}

function gearGoes(state: Skirmish, { card }: Defeated | Discarded | Returned): readonly SkirmishEvent[] {
  return isInPlay(state, card)
    ? attachmentsOn(state.table, card).map((gear) => ({ is: 'discarded', card: gear, rule: 'SKI-GEAR-b' }))
    : [];
}

/** The event with the card, or without it for whoever may not know it. */
function hidingCard(event: SkirmishEvent & { readonly card: CardId }, viewer: Viewer, state: Skirmish): SeenEvent {
  const { card, ...rest } = event;
  return mayKnow(state.table, card, viewer) ? event : rest;
}

/** The verbs of the game: the one place that changes its state. */
export const verbs: Verbs = {
  ...layerVerbs<Skirmish, SkirmishEvent>('SKI-LAST-a'),
  cardsDrawn: {
    can: (state, { seat }) =>
      cardsIn(state.table, deckOf(seat)).length > 0 ? 'allowed' : forbid('emptyDeck', 'SKI-DRAW-b'),
    apply: (state, { seat, count }) => {
      const drawn = cardsIn(state.table, deckOf(seat)).slice(0, count);
      return changed(state, { table: moveCards(state.table, drawn, { to: handOf(seat) }) });
    },
    see: (event, viewer, state) => {
      const drawn = cardsIn(state.table, handOf(event.seat)).slice(-event.count);
      return viewer === event.seat || viewer === 'arbiter' ? { ...event, cards: drawn } : event;
    },
  },
  goldGained: {
    can: allowed,
    apply: (state, { seat, amount }) => changed(state, { gold: added(state.gold, seat, amount) }),
    see: seenByAll,
  },
  goldSpent: {
    can: (state, { seat, amount }) =>
      (state.gold[seat] ?? 0) >= amount ? 'allowed' : forbid('notEnoughGold', 'SKI-COST-a'),
    apply: (state, { seat, amount }) => changed(state, { gold: added(state.gold, seat, -amount) }),
    see: seenByAll,
  },
  renownGained: {
    can: allowed,
    apply: (state, { seat, amount }) => changed(state, { renown: added(state.renown, seat, amount) }),
    see: seenByAll,
  },
  bidsRevealed: {
    can: allowed,
    apply: (state, { bids, first }) =>
      changed(state, { first, gold: state.gold.map((gold, seat) => gold - (bids[seat] ?? 0)) }),
    see: seenByAll,
  },
  entered: {
    can: (state, { card, host }) => {
      if (isInPlay(state, card)) return forbid('alreadyThere', 'SKI-PLAY-a');
      return host !== undefined && !isInPlay(state, host) ? forbid('noHost', 'SKI-GEAR-a') : 'allowed';
    },
    apply: (state, { card, host }) => {
      const { controller } = cardOf(state.table, card);
      const table = moveCard(state.table, card, { to: fieldOf(controller), face: 'up' });
      return changed(state, { table: host === undefined ? table : attach(table, card, host) });
    },
    see: seenByAll,
  },
  defeated: {
    can: (state, { card }) =>
      isInPlay(state, card) && isFighter(state, card) ? 'allowed' : forbid('notInPlay', 'SKI-DEFEAT-a'),
    touches: ({ card }) => [card],
    along: gearGoes,
    apply: (state, { card }) => removed(state, card, discardOf(cardOf(state.table, card).owner)),
    see: seenByAll,
  },
  discarded: {
    can: (state, { card }) =>
      cardOf(state.table, card).zone === discardOf(cardOf(state.table, card).owner)
        ? forbid('alreadyThere', 'SKI-DISCARD-a')
        : 'allowed',
    touches: ({ card }) => [card],
    along: gearGoes,
    apply: (state, { card }) => removed(state, card, discardOf(cardOf(state.table, card).owner)),
    see: seenByAll,
  },
  returned: {
    can: (state, { card }) =>
      isInPlay(state, card) || cardOf(state.table, card).zone === ASIDE
        ? 'allowed'
        : forbid('notInPlay', 'SKI-DEFEAT-c'),
    touches: ({ card }) => [card],
    along: gearGoes,
    apply: (state, { card }) => removed(state, card, handOf(cardOf(state.table, card).owner)),
    see: hidingCard,
  },
  spent: {
    can: (state, { card }) =>
      isInPlay(state, card) && isReady(state, card) ? 'allowed' : forbid('alreadySpent', 'SKI-STANCE-a'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => changed(state, { table: mark(state.table, card, { stance: 'spent' }) }),
    see: seenByAll,
  },
  readied: {
    can: (state, { card }) =>
      isInPlay(state, card) && !isReady(state, card) ? 'allowed' : forbid('alreadyReady', 'SKI-STANCE-a'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => changed(state, { table: mark(state.table, card, { stance: 'ready' }) }),
    see: seenByAll,
  },
  shown: {
    can: allowed,
    apply: (state, { card }) => changed(state, { table: moveCard(state.table, card, { to: ASIDE, face: 'up' }) }),
    see: seenByAll,
  },
  looked: {
    can: (state, { seat }) =>
      cardsIn(state.table, deckOf(seat)).length > 0 ? 'allowed' : forbid('emptyDeck', 'SKI-DRAW-b'),
    apply: (state, { seat, count }) =>
      changed(state, { table: look(state.table, cardsIn(state.table, deckOf(seat)).slice(0, count), seat) }),
    see: seenByAll,
  },
  taken: {
    can: allowed,
    apply: (state, { seat, card }) => changed(state, { table: moveCard(state.table, card, { to: handOf(seat) }) }),
    see: hidingCard,
  },
  bottomed: {
    can: (_, { cards }) => (cards.length > 0 ? 'allowed' : forbid('emptyDeck', 'SKI-DRAW-b')),
    apply: (state, { seat, cards }) =>
      changed(state, { table: moveCards(state.table, cards, { to: deckOf(seat), at: 'bottom' }) }),
    see: ({ is, seat, cards }) => ({ is, seat, count: cards.length }),
  },
  controlTaken: {
    can: (state, { card, seat }) =>
      isInPlay(state, card) && cardOf(state.table, card).controller !== seat
        ? 'allowed'
        : forbid('alreadyThere', 'SKI-CONTROL-a'),
    touches: ({ card }) => [card],
    apply: (state, { card, seat }) =>
      changed(state, { table: mark(moveCard(state.table, card, { to: fieldOf(seat) }), card, { controller: seat }) }),
    see: seenByAll,
  },
  clashFought: { can: allowed, apply: (state) => state, see: seenByAll },
  roundBegan: { can: allowed, apply: (state, { round }) => changed(state, { round }), see: seenByAll },
};

export const eventRules: EventRules<Skirmish, SkirmishEvent> = verbs;

export const verb = verbIndexOf<Skirmish, SkirmishEvent>(verbs);

/** Gear whose host is gone, which the rules remove at once. */
export function strayGear(state: Skirmish): readonly CardId[] {
  return seatsOf(2).flatMap((seat) =>
    cardsIn(state.table, fieldOf(seat)).filter((card) => {
      if (isFighter(state, card)) return false;
      const host = hostOf(state.table, card);
      return host === undefined || !isInPlay(state, host);
    }),
  );
}
