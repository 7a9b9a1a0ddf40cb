import {
  attach,
  attachmentsOn,
  type Card,
  type CardId,
  call,
  cardOf,
  changed,
  end,
  flow,
  flowsOf,
  type Game,
  type GameText,
  layTable,
  mark,
  moveCard,
  type NewZone,
  plainSetup,
  present,
  printedId,
  type SeatId,
  type Setup,
  seatsOf,
  seenByAll,
  zonesCalled,
} from '@kronika/kernel';
import type { CardDefinition } from '../ability/ability.ts';
import type { Use } from '../ability/use.ts';
import { callsFor } from '../calls.ts';
import type { Cost } from '../cost/cost.ts';
import { essenceOf } from '../essence.ts';
import type { DelayedSet, Initiating, PlainLayerEvent } from '../events.ts';
import { forgetCard, freshLayer, layerVerbs } from '../events.ts';
import { layerFlows } from '../flows.ts';
import { type Layer, layerOf } from '../layer.ts';
import type { LcgRules, Verb } from '../rules.ts';
import { pileOrderFor } from '../sequence/pile-order.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { verbIndexOf } from '../verb-index.ts';
import { forbid } from '../verdict.ts';

/** The state of the game made up for the tests of the layer: cards, and a number of points for each seat. */
export interface Tiny extends LcgState<TinyEvent> {
  readonly points: readonly number[];
}

export interface Scored extends LcgEvent {
  readonly is: 'scored';
  readonly seat: SeatId;
  readonly amount: number;
}

/** A card leaves play, and what is attached to it falls along. */
export interface Fell extends LcgEvent {
  readonly is: 'fell';
  readonly card: CardId;
}

/** A card goes from hand to the discard pile. */
export interface Dropped extends LcgEvent {
  readonly is: 'dropped';
  readonly card: CardId;
}

export type TinyEvent = Scored | Fell | Dropped | PlainLayerEvent | Initiating<TinyEvent> | DelayedSet<TinyEvent>;

export type TinyText = CardDefinition<Tiny, TinyEvent>['abilities'];
export type TinyUse = Use<TinyEvent>;

export const playOf = zonesCalled('play');
export const handOf = zonesCalled('hand');
export const discardOf = zonesCalled('discard');

type Verbs = {
  readonly [K in TinyEvent['is']]: Verb<Tiny, Extract<TinyEvent, { readonly is: K }>, TinyEvent>;
};

const isInPlay = (state: Tiny, card: CardId) => {
  const { zone, controller } = cardOf(state.table, card);
  return zone === playOf(controller);
};

function gone(state: Tiny, card: CardId): Tiny {
  const { owner } = cardOf(state.table, card);
  const table = moveCard(state.table, card, { to: discardOf(owner), face: 'up' });
  return forgetCard(
    changed<Tiny, LcgState<TinyEvent>>(state, { table: mark(table, card, { controller: owner }) }),
    card,
  );
}

const verbs: Verbs = {
  ...layerVerbs<Tiny, TinyEvent>('TINY-a'),
  scored: {
    can: (_, { amount }) => (amount === 0 ? forbid('nothing', 'TINY-a') : 'allowed'),
    apply: (state, { seat, amount }) => ({
      ...state,
      points: state.points.with(seat, (state.points[seat] ?? 0) + amount),
    }),
    see: seenByAll,
  },
  fell: {
    can: (state, { card }) => (isInPlay(state, card) ? 'allowed' : forbid('notInPlay', 'TINY-a')),
    touches: ({ card }) => [card],
    departure: true,
    along: (state, { card }) => attachmentsOn(state.table, card).map((fallen) => ({ is: 'fell', card: fallen })),
    apply: (state, { card }) => gone(state, card),
    see: seenByAll,
  },
  dropped: {
    can: (state, { card }) => {
      const { zone, owner } = cardOf(state.table, card);
      return zone === handOf(owner) ? 'allowed' : forbid('notInHand', 'TINY-a');
    },
    apply: (state, { card }) => gone(state, card),
    see: seenByAll,
  },
};

const verb = verbIndexOf<Tiny, TinyEvent>(verbs);

/** What a tiny game is made of. */
export interface TinySpec {
  /** What the cards say, by name; all others say nothing. */
  readonly texts?: Readonly<Record<string, TinyText>>;
  /** The cards in play of both seats; `host + rider` for attached ones. */
  readonly play?: readonly (readonly string[])[];
  readonly hand?: readonly (readonly string[])[];
  readonly first?: SeatId;
  readonly windows?: Tiny['windows'];
  /** What happens first, all at once. */
  readonly happens?: (cards: (name: string) => CardId) => readonly TinyEvent[];
  /** Costs that the rules add. */
  readonly gameCosts?: Readonly<Record<string, Cost<Tiny, TinyEvent>>>;
  readonly settle?: LcgRules<Tiny, TinyEvent>['settle'];
  /** The cards whose text looks at the order in a discard pile. */
  readonly readers?: readonly string[];
}

const { raise, actionWindow } = callsFor<TinyEvent>();

export const tinyRaise = raise;

interface Main {
  readonly events: readonly TinyEvent[];
}

const main = flow<Tiny, Main>()('tiny/main', {
  happen: (_, { events }) => events.length > 0 && call(raise(...events)),
  act: (state) => call(actionWindow({ kind: 'any', first: state.first })),
  over: () => end({ winners: [], reason: { key: 'over' }, rule: 'TINY-a' }),
});

const stacking = pileOrderFor<Tiny, TinyEvent>({
  flow: 'tiny/stacking',
  rule: 'TINY-PILE-a',
  piled: ({ table }, event) => {
    if (event.is !== 'fell' && event.is !== 'dropped') return undefined;
    const { owner } = cardOf(table, event.card);
    return { card: event.card, owner, pile: discardOf(owner) };
  },
});

const text: GameText<Tiny> = {
  name: 'tiny',
  prompt: ({ message }) => ({ ask: message.key }),
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: ({ points }) => points.join(' : '),
};

/** A tiny game: its layer, its state, and itself, ready to be played from its only situation. */
export interface TinyGame {
  readonly layer: Layer<Tiny, TinyEvent>;
  readonly state: Tiny;
  readonly game: Game<Tiny, Setup, Tiny>;
  /** The card of that name; with several, the first. */
  card(name: string): CardId;
}

export function tinyGame(spec: TinySpec): TinyGame {
  const state = tinyState(spec);
  const layer = tinyLayer(spec, state);
  const card = (name: string) =>
    present(
      state.table.cards.find(({ printed }) => printed === name),
      name,
    ).id;
  const position = { seats: 2, state, stack: [main({ events: spec.happens?.(card) ?? [] })] };
  const game: Game<Tiny, Setup, Tiny> = {
    id: 'tiny',
    rules: 1,
    setup: plainSetup({ min: 2, max: 2 }),
    parseSetup: () => ({ seats: 2 }),
    start: () => position,
    flows: flowsOf(main, stacking.ordering, ...layerFlows(layer)),
    essence: essenceOf(
      layer,
      seatsOf(2).map((seat) => discardOf(seat)),
    ),
    events: verbs,
    view: (seen) => seen,
    cards: {
      table: ({ table }) => table,
      withTable: (before: Tiny, table: Tiny['table']) => ({ ...before, table }),
      back: () => 'card',
    },
    situation: () => position,
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
  };
  return { layer, state, game, card };
}

function tinyState({ play = [], hand = [], first = 0, windows = 'brief' }: TinySpec): Tiny {
  const zones = seatsOf(2).flatMap((seat): readonly NewZone<Card>[] => {
    const fresh = (name: string) => ({ printed: printedId(name), owner: seat, controller: seat, face: 'up' }) as const;
    const names = (play[seat] ?? []).flatMap((note) => note.split(' + '));
    return [
      { id: playOf(seat), kind: 'open', seat, cards: names.map(fresh) },
      { id: handOf(seat), kind: 'hand', seat, cards: (hand[seat] ?? []).map(fresh) },
      { id: discardOf(seat), kind: 'open', seat, cards: [] },
    ];
  });
  let table = layTable<Card>(2, zones, (fresh, common) => ({ ...fresh, ...common }));
  for (const seat of seatsOf(2)) {
    const [...left] = table.zones[playOf(seat)]?.cards ?? [];
    for (const note of play[seat] ?? []) {
      const [host, ...riders] = note.split(' + ').map(() => present(left.shift(), 'a card'));
      for (const rider of riders) table = attach(table, rider, present(host, 'the host'));
    }
  }
  return { ...freshLayer(2, { first, windows }), table, periods: { round: 1 }, serial: 2, points: [0, 0] };
}

function tinyLayer(spec: TinySpec, { table }: Tiny): Layer<Tiny, TinyEvent> {
  const definitions = new Map(
    Object.entries(spec.texts ?? {}).map(([name, abilities]) => [printedId(name), { abilities }]),
  );
  const readers = (spec.readers ?? []).map(printedId);
  const pool = [...new Set([...definitions.keys(), ...table.cards.map(({ printed }) => printed)])];
  return layerOf<Tiny, TinyEvent>({
    verb,
    cites: {
      actions: 'TINY-ACTION-a',
      interrupts: 'TINY-TIME-a',
      reactions: 'TINY-TIME-b',
      forced: 'TINY-TIME-c',
      delayed: 'TINY-TIME-d',
      costs: 'TINY-COST-a',
      targets: 'TINY-TARGET-a',
    },
    lift: (event) => event,
    definition: (printed) => {
      const definition = definitions.get(printed) ?? { abilities: {} };
      return readers.includes(printed) ? { ...definition, readsPiles: true } : definition;
    },
    pool: [...pool, ...readers],
    arranging: stacking.arranging,
    nameOf: (printed) => printed,
    isInPlay,
    hasText: () => true,
    gameAbilities: () => [],
    gameCosts: () => Object.entries(spec.gameCosts ?? {}),
    restriction: () => 'allowed',
    defaultLimit: { times: 1, per: 'round' },
    classesOf: (_, { ability }) => [ability.printed],
    declared: () => [],
    concluded: () => [],
    settle: spec.settle ?? (() => undefined),
    couldAfford: () => true,
  });
}
