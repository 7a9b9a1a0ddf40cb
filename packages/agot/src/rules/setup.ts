import {
  type AcceptOption,
  accept,
  ask,
  byChance,
  type CardId,
  type CardOption,
  call,
  cardOf,
  cardsIn,
  choose,
  chooseCard,
  type DeclineOption,
  decline,
  emit,
  finish,
  flow,
  goTo,
  keep,
  type Option,
  present,
  type SeatId,
} from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { OPENING_HAND } from '../verbs/setup.ts';
import { deckOf, handOf, playerOrder, playOf } from '../zones.ts';
import { mayBeOn } from './attaching.ts';
import { mayPlace, setupCost } from './setup-cards.ts';

interface Mulligan {
  readonly seat: SeatId;
  readonly choice?: AcceptOption | DeclineOption;
}

/** One mulligan: the whole hand or nothing (AGOT-SETUP-7-b, -c). */
export const mulligan = flow<AgotState, Mulligan>()('agot/mulligan', {
  offer: (_, { seat }) =>
    ask(
      'choice',
      choose<AcceptOption | DeclineOption>({
        seat,
        options: [accept, decline],
        message: { key: 'mulligan' },
        because: { is: 'rule', rule: 'AGOT-SETUP-7-b' },
      }),
    ),
  take: (state, { seat, choice }) => {
    if (choice?.is !== 'accept') return finish;
    const size = cardsIn(state.table, deckOf(seat)).length + cardsIn(state.table, handOf(seat)).length;
    return byChance((random) =>
      emit({
        is: 'mulliganed',
        seat,
        order: random.shuffled(Array.from({ length: size }, (_, place) => place)),
        rule: 'AGOT-SETUP-7-b',
      }),
    );
  },
});

/** That no further setup card is placed. */
interface EnoughOption extends Option {
  readonly is: 'enough';
}

interface Placing {
  readonly seat: SeatId;
  readonly placed?: readonly CardId[];
  readonly next?: CardOption | EnoughOption;
}

/** Setup cards are picked one by one; until all are placed each can be taken back (AGOT-SETUP-8-a). */
export const placeSetup = flow<AgotState, Placing>()('agot/place-setup', {
  choose: (state, { seat, placed = [] }) => {
    const options = cardsIn(state.table, handOf(seat)).filter(
      (card) => !placed.includes(card) && mayPlace(state, card, placed),
    );
    return ask(
      'next',
      choose<CardOption | EnoughOption>({
        seat,
        options: [...options.map((card): CardOption => ({ is: 'card', card })), { is: 'enough' }],
        message: { key: 'placeSetup', ...{ placed, cost: setupCost(state, placed) } },
        because: { is: 'rule', rule: 'AGOT-SETUP-8-a' },
        // That nothing more fits would tell something about the hand.
        evenIfForced: true,
      }),
    );
  },
  add: (_, { next, placed = [] }) =>
    next?.is === 'card' ? [keep({ placed: [...placed, next.card] }), goTo('choose')] : undefined,
  place: (_, { seat, placed = [] }) => emit({ is: 'setupPlaced', seat, cards: placed, rule: 'AGOT-SETUP-8-a' }),
});

interface Arranging {
  readonly seat: SeatId;
  readonly attachment?: CardId;
  readonly host?: CardId;
}

/** Setup cards that still have to go onto or under another one. */
function loose(state: AgotState, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, playOf(seat)).filter((card) => state.table.hosts[card] === undefined);
}

/** The copies that go under the first one of their title (AGOT-SETUP-8-g). */
function furtherCopies(state: AgotState, seat: SeatId): readonly AgotEvent[] {
  const cards = loose(state, seat);
  return cards.flatMap((card, place): readonly AgotEvent[] => {
    const fact = factOf(cardOf(state.table, card).printed);
    const host = cards.slice(0, place).find((other) => factOf(cardOf(state.table, other).printed).name === fact.name);
    return fact.unique === true && host !== undefined
      ? [{ is: 'setupAttached', card, host, as: 'duplicate', rule: 'AGOT-SETUP-9-a' }]
      : [];
  });
}

function nextAttachment(state: AgotState, seat: SeatId): CardId | undefined {
  return loose(state, seat).find((card) => factOf(cardOf(state.table, card).printed).type === 'attachment');
}

/** Attachments go onto the player's own cards (AGOT-SETUP-8-i), duplicates under theirs. */
export const arrangeSetup = flow<AgotState, Arranging>()('agot/arrange-setup', {
  tuck: (state, { seat }) => emit(...furtherCopies(state, seat)),
  next: (state, { seat }) => {
    const attachment = nextAttachment(state, seat);
    return attachment === undefined ? finish : keep({ attachment });
  },
  choose: (state, { seat, attachment }) => {
    const card = present(attachment, 'the attachment');
    return ask(
      'host',
      chooseCard({
        seat,
        from: cardsIn(state.table, playOf(seat)).filter((host) => mayBeOn(state, card, host, seat)),
        message: { key: 'attachTo' },
        because: { is: 'card', card, rule: 'AGOT-SETUP-9-a' },
      }),
    );
  },
  attach: (_, { attachment, host }) => [
    emit({
      is: 'setupAttached',
      card: present(attachment, 'the attachment'),
      host: present(host, 'what it goes onto'),
      as: 'printed',
      rule: 'AGOT-SETUP-9-a',
    }),
    goTo('next'),
  ],
});

interface SettingUp {
  /** Who is done with the current step. */
  readonly done?: readonly SeatId[];
}

/** Who comes next in a step that players take in player order. */
function nextIn(state: AgotState, { done = [] }: SettingUp): SeatId | undefined {
  return playerOrder(state).find((seat) => !done.includes(seat));
}

/** The set-up from step 7 on: factions and agendas lie open, plot decks and shuffled draw decks in their places. */
export const setUp = flow<AgotState, SettingUp>()('agot/set-up', {
  drawHands: (state) =>
    emit(
      ...playerOrder(state).map(
        (seat): AgotEvent => ({ is: 'cardsDrawn', seat, count: OPENING_HAND, rule: 'AGOT-SETUP-7-a' }),
      ),
    ),
  mulligan: (state, vars) => {
    const seat = nextIn(state, vars);
    return seat === undefined ? goTo('beginPlacing') : [keep(doneWith(vars, seat)), call(mulligan({ seat }))];
  },
  mulliganNext: () => goTo('mulligan'),
  beginPlacing: () => keep({ done: [] }),
  place: (state, vars) => {
    const seat = nextIn(state, vars);
    return seat === undefined ? goTo('reveal') : [keep(doneWith(vars, seat)), call(placeSetup({ seat }))];
  },
  placeNext: () => goTo('place'),
  reveal: () => [keep({ done: [] }), emit({ is: 'setupRevealed', rule: 'AGOT-SETUP-9-a' })],
  arrange: (state, vars) => {
    const seat = nextIn(state, vars);
    return seat === undefined ? goTo('refill') : [keep(doneWith(vars, seat)), call(arrangeSetup({ seat }))];
  },
  arrangeNext: () => goTo('arrange'),
  refill: (state) =>
    emit(
      ...playerOrder(state).flatMap((seat): readonly AgotEvent[] => {
        const count = OPENING_HAND - cardsIn(state.table, handOf(seat)).length;
        return count > 0 ? [{ is: 'cardsDrawn', seat, count, rule: 'AGOT-SETUP-10-a' }] : [];
      }),
    ),
});

function doneWith({ done = [] }: SettingUp, seat: SeatId): SettingUp {
  return { done: [...done, seat] };
}
