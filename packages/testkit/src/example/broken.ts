import {
  accept,
  ask,
  cardOf,
  cardsIn,
  choose,
  chooseNumber,
  decline,
  type EventRule,
  type Explanation,
  emit,
  end,
  type Flow,
  flow,
  flowsOf,
  type Game,
  goTo,
  isCardThing,
  isKnownCard,
  type NamedThing,
  type SeatId,
  type Setup,
  sameThing,
  seenByAll,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import { type AuctionView, auction, viewAuction } from './auction.ts';
import { type Buried, events, type Paid } from './rules.ts';
import { type Auction, CELLAR, coinsOf, hand, row, topOfDeck } from './state.ts';

/** The auction with room for one thing more in its state. */
interface Haunted extends Auction {
  readonly omen?: unknown;
}

type Broken = Game<Haunted, Setup, AuctionView>;

const because = { is: 'rule', rule: 'AUCTION-a' } as const;

/** What is printed on the top card of the deck, which nobody may know. */
function topFace(state: Auction): string {
  const top = topOfDeck(state);
  return top === undefined ? 'none' : cardOf(state.table, top).printed;
}

function withPaid(paid: EventRule<Haunted, Paid>): Broken {
  return { ...auction, events: { ...events, paid } };
}

interface Asking {
  readonly said?: typeof accept | typeof decline;
  readonly number?: number;
}

/** The auction's table with another procedure. */
function playing(procedure: Flow<Haunted, Asking, undefined>): Broken {
  return {
    ...auction,
    start: (setup, random) => ({ ...auction.start(setup, random), stack: [procedure({})] }),
    flows: flowsOf(procedure),
  };
}

function yesOrNo(seat: SeatId) {
  return choose({ seat, message: { key: 'yesOrNo' }, because, options: [accept, decline] });
}

const over = end({ winners: [], reason: { key: 'over' } });

const idling = flow<Haunted, Asking>()('broken/idling', {
  ask: () => ask('said', yesOrNo(0)),
  again: () => goTo('ask'),
});

const asking = flow<Haunted, Asking>()('broken/asking', {
  ask: () => ask('said', yesOrNo(0)),
  omen: () => emit({ is: 'omen' }),
  askAgain: () => ask('said', yesOrNo(0)),
  end: () => over,
});

const offering = flow<Haunted, Asking>()('broken/offering', {
  ask: (state) =>
    ask('number', chooseNumber({ seat: 0, message: { key: 'bid' }, because, min: 0, max: Number(topFace(state)) })),
  end: () => over,
});

const reacting = flow<Haunted, Asking>()('broken/reacting', {
  act: () => ask('said', yesOrNo(0)),
  react: (state) => canReact(state) && ask('said', yesOrNo(1)),
  goOn: () => ask('said', yesOrNo(0)),
  end: () => over,
});

function canReact({ table }: Auction): boolean {
  return cardsIn(table, hand(1)).some((id) => Number(cardOf(table, id).printed) > 5);
}

function topSeen(state: Haunted) {
  return { is: 'omen', face: topFace(state) };
}

export const neverEnds: Broken = playing(idling);

/** A card that is buried is gone from the table. */
export const losesCards: Broken = {
  ...auction,
  events: {
    ...events,
    buried: {
      ...events.buried,
      apply: (state: Haunted, event: Buried) => {
        const { table, ...rest } = events.buried.apply(state, event);
        return { ...rest, table: { ...table, zones: { ...table.zones, [CELLAR]: { kind: 'deck', cards: [] } } } };
      },
    },
  },
};

/** Takes its own rules to be broken as soon as somebody has played a card. */
export const disagrees: Broken = {
  ...auction,
  faults: ({ table }) => (cardsIn(table, row(0)).length > 0 ? ['nobody may play a card'] : []),
};

let calls = 0;

export const countsCalls: Broken = withPaid({
  apply: (state, event) => {
    calls += 1;
    return { ...events.paid.apply(state, event), omen: calls };
  },
  see: seenByAll,
});

export const storesAFunction: Broken = withPaid({
  apply: (state, event) => ({ ...events.paid.apply(state, event), omen: () => event.coins }),
  see: seenByAll,
});

export const changesInPlace: Broken = withPaid({
  apply: (state, { seat }) => {
    Object.assign(state.coins, { [seat]: coinsOf(state, seat) + 1 });
    return { ...state };
  },
  see: seenByAll,
});

export const showsTheDeck: Broken = {
  ...auction,
  view: (state, viewer) => Object.assign(viewAuction(state, viewer), { next: topFace(state) }),
};

export const showsIdsOfTheDeck: Broken = {
  ...auction,
  view: (state, viewer) => Object.assign(viewAuction(state, viewer), { next: topOfDeck(state) }),
};

export const namesTheCardDrawn: Broken = {
  ...auction,
  events: { ...events, drawn: { ...events.drawn, see: seenByAll } },
};

/** Whoever reads the log reads the top card of the deck in it. */
export const logsTheDeck: Broken = {
  ...playing(asking),
  events: { ...events, omen: { apply: (state: Haunted) => state, see: (_, __, state: Haunted) => topSeen(state) } },
};

/** Every answer shows the top card of the deck on the board, and says nothing about it having come out. */
export const learnsFreely: Broken = {
  ...playing(asking),
  events: {
    ...events,
    omen: { apply: (state: Haunted) => ({ ...state, omen: topFace(state) }), see: () => undefined },
  },
  view: (state, viewer) => Object.assign(viewAuction(state, viewer), { omen: state.omen ?? 'none' }),
};

export const offersByTheDeck: Broken = playing(offering);

/** On a table with brief windows it may do so. */
export const asksByTheHand: Broken = playing(reacting);

/** Imagines on top of what is, instead of anew. */
export const imaginesOnTop: Broken = {
  ...auction,
  imagine: (state) => ({ ...state, omen: Number(state.omen ?? 0) + 1 }),
};

/** Believes that the seats have other coins than they have. */
export const imaginesOtherwise: Broken = { ...auction, imagine: (state) => ({ ...state, coins: [0, 0] }) };

/** Hands the kernel a table and then does not use the one it gets back. */
export const keepsItsTable: Broken = {
  ...auction,
  cards: { table: ({ table }) => table, withTable: (state) => state, back: () => 'auction' },
};

/** A card that the viewer knows is explained by the one that is drawn next. */
export const explainsByTheDeck: Broken = {
  ...auction,
  explain: ({ state }, viewer, thing) =>
    isKnown(state, viewer, thing) ? noting(`next: ${topFace(state)}`) : UNEXPLAINED,
};

/** Says something of a card that the viewer may not know: there is one. */
export const explainsWhatIsHidden: Broken = { ...auction, explain: () => noting('a card') };

export const explainsWithoutWords: Broken = {
  ...auction,
  explain: ({ state }, viewer, thing) => (isKnown(state, viewer, thing) ? noting('') : UNEXPLAINED),
};

/** Says of a thing that the viewer sees what the deck holds. */
export const explainsThingsByTheDeck: Broken = {
  ...auction,
  things: () => [BANK],
  explain: ({ state }, _, thing) => (sameThing(thing, BANK) ? noting(`next: ${topFace(state)}`) : UNEXPLAINED),
};

/** Says something of a sleeve to those who cannot look into it. */
export const explainsThingsOfOthers: Broken = {
  ...auction,
  things: ({ seats }) =>
    seats.flatMap(({ hand }, seat) =>
      hand.some(({ face }) => face === 'up') ? [{ is: 'sleeve', id: String(seat) }] : [],
    ),
  explain: (_, __, thing) => (thing.is === 'sleeve' ? noting('a sleeve') : UNEXPLAINED),
};

/** Has words for a thing that there is none of. */
export const explainsAnything: Broken = {
  ...auction,
  explain: (_, __, thing) => (isCardThing(thing) ? UNEXPLAINED : noting('a thing')),
};

const BANK: NamedThing = { is: 'bank', id: 'coins' };

function isKnown(state: Auction, viewer: Viewer, thing: Thing): boolean {
  return isCardThing(thing) && isKnownCard(state.table, thing.card, viewer);
}

function noting(text: string): Explanation {
  return { ...UNEXPLAINED, notes: [{ text: { pl: text, en: text } }] };
}

export const lacksWords: Broken = {
  ...auction,
  text: { ...auction.text, pl: { ...auction.text.pl, option: (option) => `${Reflect.get(option, 'name')}` } },
};
