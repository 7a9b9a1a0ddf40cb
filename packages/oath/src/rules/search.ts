import {
  ask,
  type CardId,
  call,
  cardsIn,
  chooseBy,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  orderCards,
  pickCards,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { Source } from '../options.ts';
import { REGIONS, regionOf } from '../places.ts';
import { inUse, mayDo } from '../powers/in-play.ts';
import type { SearchAct } from '../powers/power.ts';
import { factIn, siteAt, slotOf } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { type DiscardWay, discard } from '../verbs/discard.ts';
import { drawCard, isVisionOfWorld } from '../verbs/draw.ts';
import { spendSupply } from '../verbs/supply.ts';
import { discardOf, handOf, WORLD_DECK } from '../zones.ts';
import { afterAction } from './after-action.ts';
import { declareModifiers, modifierPrice, payModifiers } from './modifiers.ts';
import { play } from './play.ts';
import { isUncovered } from './reliquary.ts';
import { checkTitle } from './title.ts';
import { canPayFees, feesFor, payFees } from './tolls.ts';

const PILE_COST = 2;
const DRAWS = 3;
const GREEDY_DRAWS = 2;
const GREEDY_MOST = 2;

/** The Supply a Search of the world deck costs, by how many Visions were drawn (OATH-2.1.6-a). */
export function worldCost(visionsDrawn: number): number {
  if (visionsDrawn === 0) return 2;
  return visionsDrawn < 3 ? 3 : 4;
}

/** What the Search costs in Supply (OATH-5.1.1-a, OATH-2.5.4-b). */
export function searchCost(state: Oath, act: SearchAct): number {
  const { seat, source, modifiers } = act;
  const world = state.banners.darkestSecret.holder === seat ? PILE_COST : worldCost(state.visionsDrawn);
  return inUse(state, seat, 'search', modifiers).reduce(
    (cost, { use, modifier }) => modifier.supply?.(cost, state, use, act) ?? cost,
    source === 'world' ? world : PILE_COST,
  );
}

/** How many cards are drawn at most (OATH-5.1.2-c). */
export function searchDraws(state: Oath, act: SearchAct): number {
  const { seat, modifiers } = act;
  const greedy = seat === state.chancellor && isUncovered(state, 'greedy') ? GREEDY_DRAWS : 0;
  const marshes = siteAt(state, playerOf(state, seat).site) === 'marshes' ? 1 : 0;
  const draws = inUse(state, seat, 'search', modifiers).reduce(
    (count, { use, modifier }) => modifier.draws?.(count, state, use, act) ?? count,
    DRAWS,
  );
  return Math.max(0, draws + greedy - marshes);
}

function pileOf(source: Source) {
  return source === 'world' ? WORLD_DECK : discardOf(source);
}

/** Where the player may search with these modifiers; an empty place cannot be searched (OATH-5.1.2-d). */
export function searchSources(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly Source[] {
  const more = inUse(state, seat, 'search', modifiers).flatMap(
    ({ use, modifier }) => modifier.sources?.(state, use) ?? [],
  );
  const deed = { is: 'search', seat } as const;
  if (mayDo(state, deed) !== 'allowed') return [];
  const all: readonly Source[] = [...new Set<Source>(['world', regionOf(playerOf(state, seat).site), ...more])];
  const fromBelow = inUse(state, seat, 'search', modifiers).some(({ modifier }) => modifier.fromBelow === true);
  return all.filter((source) => {
    if (fromBelow && source === 'world') return false;
    const cost = searchCost(state, { action: 'search', seat, source, modifiers });
    if (cost > playerOf(state, seat).supply) return false;
    // The Chancellor without the relic of the Greedy slot may not spend more (OATH-2.3-h).
    if (seat === state.chancellor && isUncovered(state, 'greedy') && cost > GREEDY_MOST) return false;
    const besides = modifierPrice(state, seat, modifiers);
    return cardsIn(state.table, pileOf(source)).length > 0 && canPayFees(state, seat, feesFor(state, deed), besides);
  });
}

/** Where the discards of a Search may go. */
function discardWays(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly DiscardWay[] {
  const allowed = inUse(state, seat, 'search', modifiers).map(({ modifier }) => modifier.discards);
  return [
    'usual',
    ...(allowed.includes('underWorld') ? (['underWorld'] as const) : []),
    ...(allowed.includes('anyPileEnd')
      ? REGIONS.flatMap((region): readonly DiscardWay[] => [`top ${region}`, `bottom ${region}`])
      : []),
  ];
}

interface Searching {
  readonly seat: SeatId;
  readonly modifiers: readonly CardId[];
  readonly source?: Source;
  /** How many may still be drawn. */
  readonly left?: number;
  /** Modifiers that have still to say what they do right after drawing. */
  readonly answering?: readonly CardId[];
  /** How many drawn cards are still to be kept. */
  readonly keeps?: number;
  readonly kept?: readonly CardId[];
  /** Cards that were kept and played or discarded already. */
  readonly done?: readonly CardId[];
  readonly order?: readonly CardId[];
  readonly where?: DiscardWay;
}

function actOf({ seat, modifiers, source = 'world' }: Searching): SearchAct {
  return { action: 'search', seat, source, modifiers };
}

function handIn(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, handOf(seat)).filter((card) => factIn(state, card).back !== 'relic');
}

/** Who keeps more than one card plays at least one to a site: whether none of those played before went there. */
function owesSite(state: Oath, done: readonly CardId[]): boolean {
  const played = done.filter((card) => !isDiscarded(state, card));
  return played.length > 0 && played.every((card) => slotOf(state, card) === undefined);
}

function isDiscarded(state: Oath, card: CardId): boolean {
  return [WORLD_DECK, ...REGIONS.map(discardOf)].some((pile) => cardsIn(state.table, pile).includes(card));
}

/** Search (5.1). */
export const search = flow<Oath, Searching>()('oath/search', {
  declare: (_, { seat, source }) =>
    source === undefined && call('modifiers', declareModifiers({ seat, action: 'search', chosen: [] })),
  choose: (state, { seat, source, modifiers }) => {
    if (source !== undefined) return undefined;
    const sources = searchSources(state, seat, modifiers);
    if (sources.length === 0) return finish;
    const message: PlainMessage = { key: 'searchSource' };
    return ask(
      'source',
      chooseBy('source', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.1.1-a' },
        options: sources.map((each) => ({ is: 'source' as const, source: each })),
      }),
    );
  },
  pay: (state, vars) => {
    const { seat, modifiers, source } = vars;
    if (source === undefined) return finish;
    const act = actOf(vars);
    return [
      emitAll<OathEvent>([
        ...payModifiers(state, seat, modifiers),
        ...spendSupply(seat, searchCost(state, act), 'OATH-5.1.1-a'),
        ...payFees(state, seat, { is: 'search', seat }),
      ]),
      keep({ left: searchDraws(state, act) }),
    ];
  },
  draw: (state, { seat, source = 'world', modifiers, left = 0 }) => {
    const pile = cardsIn(state.table, pileOf(source));
    const below = inUse(state, seat, 'search', modifiers).some(({ modifier }) => modifier.fromBelow === true);
    const card = below ? pile.at(-1) : pile[0];
    if (left <= 0 || card === undefined) return goTo('drawn');
    const drawn = emitAll(drawCard(state, { seat, card, from: source, rule: 'OATH-5.1.2-a' }));
    // A Vision from the world deck ends the drawing (OATH-5.1.2-b).
    return isVisionOfWorld(state, card, source)
      ? [drawn, goTo('drawn')]
      : [drawn, keep({ left: left - 1 }), goTo('draw')];
  },
  drawn: (state, vars) => {
    const used = inUse(state, vars.seat, 'search', vars.modifiers);
    const keeps = Math.max(1, ...used.map(({ modifier }) => modifier.keeps ?? 1));
    return keep({ keeps, answering: used.map(({ use }) => use.card) });
  },
  // Each of them may ask for something, so they come one by one.
  afterDraw: (state, vars) => {
    const { seat, modifiers, answering: [card, ...rest] = [] } = vars;
    if (card === undefined) return goTo('keepOne');
    const found = inUse(state, seat, 'search', modifiers).find(({ use }) => use.card === card);
    return [keep({ answering: rest }), ...(found?.modifier.afterDraw?.(state, found.use, actOf(vars)) ?? [])];
  },
  nextAfterDraw: () => goTo('afterDraw'),
  keepOne: (state, { seat, keeps = 1 }) => {
    const hand = handIn(state, seat);
    if (hand.length === 0) return goTo('after');
    const message: PlainMessage = { key: 'keepCard' };
    const max = Math.min(keeps, hand.length);
    return ask(
      'kept',
      pickCards({ seat, message, because: { is: 'rule', rule: 'OATH-5.1.3-a' }, from: hand, min: 1, max }),
    );
  },
  order: (state, { seat, kept = [] }) => {
    const rest = handIn(state, seat).filter((card) => !kept.includes(card));
    if (rest.length === 0) return undefined;
    const message: PlainMessage = { key: 'discardOrder' };
    return ask('order', orderCards({ seat, message, because: { is: 'rule', rule: 'OATH-5.1.3-a' }, from: rest }));
  },
  // All discards of a Search go the same way, those while a card is played, too; so this is settled before the first.
  where: (state, { seat, modifiers }) => {
    const ways = discardWays(state, seat, modifiers);
    if (ways.length < 2) return undefined;
    const message: PlainMessage = { key: 'discardWhere' };
    return ask(
      'where',
      chooseBy('way', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-7.4-a' },
        options: ways.map((way) => ({ is: 'way' as const, way })),
      }),
    );
  },
  discard: (state, { seat, order = [], where = 'usual' }) =>
    emitAll(
      order
        .filter((card) => handIn(state, seat).includes(card))
        .flatMap((card) => discard(state, seat, card, 'OATH-5.1.3-a', where)),
    ),
  play: (state, { seat, kept: [card, ...rest] = [], done = [], modifiers, where = 'usual' }) => {
    if (card === undefined) return goTo('after');
    const playing = { seat, card, modifiers, how: 'drawn', where } as const;
    return [
      keep({ kept: rest, done: [...done, card] }),
      ...(handIn(state, seat).includes(card)
        ? [call(play(owesSite(state, done) ? { ...playing, sitesOnly: true } : playing))]
        : []),
    ];
  },
  playNext: () => goTo('play'),
  after: (_, vars) => vars.source !== undefined && call(afterAction({ act: actOf(vars) })),
  title: () => call(checkTitle({})),
});
