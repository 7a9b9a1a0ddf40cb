import {
  type AcceptOption,
  ask,
  byChance,
  type CardId,
  call,
  cardOf,
  cardsIn,
  choose,
  chooseBy,
  type DeclineOption,
  decline,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  type SeatId,
  type SeatOption,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PowerMessage } from '../messages.ts';
import { REGIONS, type Region, type ReliquarySlot, regionOf, type Slot } from '../places.ts';
import { askCard, askCardOrNone, askRegion, askSite, askWhether } from '../powers/asking.ts';
import type { Use } from '../powers/power.ts';
import { allSiteCards, cardsAt, faceupAdvisers, faceupSites, factIn, slotOf, suitOf } from '../queries/cards.ts';
import { isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { becomeCitizen } from '../rules/citizenship.ts';
import { exchangeOf } from '../rules/exchange.ts';
import { hasRoom, mayDisturb, play } from '../rules/play.ts';
import { coveredSlots } from '../rules/reliquary.ts';
import { checkTitle } from '../rules/title.ts';
import type { Oath } from '../state.ts';
import { tokensBack } from '../verbs/discard.ts';
import { drawByPower } from '../verbs/draw.ts';
import { DISPOSSESSED, handOf, WORLD_DECK } from '../zones.ts';

interface Gathering extends Use {
  readonly left?: readonly SeatId[];
  readonly answer?: AcceptOption | DeclineOption;
  readonly partner?: SeatOption | DeclineOption;
  /** Who has refused the trader whose turn it is. */
  readonly refused?: readonly SeatId[];
  readonly agreed?: boolean;
  /** Whether somebody has traded since the first trader was asked last. */
  readonly traded?: boolean;
}

/**
 * Pawns come together, and those who are here may trade as often as they like: it goes round until nobody has traded since
 * the round began.
 */
export const theGathering = flow<Oath, Gathering>()('oath/card/theGathering', {
  begin: (state) => keep({ left: turnOrder(state) }),
  ask: (state, vars) => {
    const [next] = vars.left ?? [];
    const slot = slotOf(state, vars.card);
    if (next === undefined || slot === undefined) return goTo('trade', { left: turnOrder(state) });
    if (playerOf(state, next).site === slot) return goTo('next', { answer: { is: 'decline' } });
    return ask('answer', askWhether({ state, use: vars, step: 'the-gathering.come', asked: next }));
  },
  next: (state, { card, left: [next, ...rest] = [], answer }) => {
    const to = slotOf(state, card);
    return [
      emitAll<OathEvent>(
        next !== undefined && to !== undefined && answer?.is === 'accept'
          ? [{ is: 'pawnMoved', seat: next, to, how: 'put', rule: 'OATH-10-move' }]
          : [],
      ),
      keep({ left: rest }),
      goTo('ask'),
    ];
  },
  trade: (state, vars) => {
    const { left: [next] = [], refused = [] } = vars;
    const slot = slotOf(state, vars.card);
    if (slot === undefined) return finish;
    if (next === undefined)
      return vars.traded === true ? goTo('trade', { left: turnOrder(state), traded: false }) : finish;
    const others = othersThan(state, next).filter(
      (other) =>
        playerOf(state, other).site === slot && playerOf(state, other).gaveUp !== true && !refused.includes(other),
    );
    if (playerOf(state, next).site !== slot || others.length === 0)
      return goTo('nextTrader', { partner: { is: 'decline' } });
    const message: PowerMessage = {
      key: 'power',
      step: 'the-gathering.player',
      card: cardOf(state.table, vars.card).printed,
    };
    return ask(
      'partner',
      choose<SeatOption | DeclineOption>({
        seat: next,
        message,
        because: { is: 'card', card: vars.card, rule: 'OATH-10-exchange' },
        options: [...others.map((seat): SeatOption => ({ is: 'seat', seat })), decline],
      }),
    );
  },
  exchange: (_, { left: [next] = [], partner }) =>
    next !== undefined && partner?.is === 'seat'
      ? call('agreed', exchangeOf(next, partner.seat, ['favor', 'secrets', 'relics', 'advisers']))
      : goTo('nextTrader'),
  again: (_, { partner, agreed, refused = [] }) => {
    if (agreed === true) return goTo('trade', { traded: true });
    return goTo('trade', { refused: partner?.is === 'seat' ? [...refused, partner.seat] : refused });
  },
  nextTrader: (_, { left: [, ...rest] = [] }) => goTo('trade', { left: rest, refused: [] }),
});

interface Choosing extends Use {
  readonly chosen?: CardId;
  readonly maybe?: { readonly is: 'card'; readonly card: CardId } | DeclineOption;
  readonly slot?: Slot;
  readonly region?: Region;
  readonly answer?: AcceptOption | DeclineOption;
  readonly covers?: ReliquarySlot;
}

/** This card trades places with a Nomad card at another site. */
export const greatHerd = flow<Oath, Choosing>()('oath/card/greatHerd', {
  choose: (state, vars) => {
    if (!mayDisturb(state, vars.seat, vars.card)) return finish;
    const home = slotOf(state, vars.card);
    const cards = allSiteCards(state).filter(
      (each) => slotOf(state, each) !== home && suitOf(state, each) === 'nomad' && mayDisturb(state, vars.seat, each),
    );
    if (cards.length === 0) return finish;
    return ask('maybe', askCardOrNone({ state, use: vars, step: 'great-herd.card' }, cards));
  },
  swap: (_, { card, maybe }) =>
    maybe?.is === 'card' && emit<OathEvent>({ is: 'swapped', cards: [card, maybe.card], rule: 'OATH-10-swap' }),
});

export const convoys = flow<Oath, Choosing>()('oath/card/convoys', {
  choose: (state, vars) => {
    const own = regionOf(playerOf(state, vars.seat).site);
    const others = REGIONS.filter((region) => region !== own);
    return ask('region', askRegion({ state, use: vars, step: 'convoys.region' }, others));
  },
  move: (state, { seat, region }) =>
    region !== undefined &&
    emit<OathEvent>({
      is: 'pileMoved',
      from: region,
      to: regionOf(playerOf(state, seat).site),
      rule: 'OATH-7.1.3-a',
    }),
});

/** A Nomad adviser of anybody moves to a site. */
export const resettle = flow<Oath, Choosing>()('oath/card/resettle', {
  adviser: (state, vars) => {
    const cards = turnOrder(state).flatMap((seat) =>
      faceupAdvisers(state, seat).filter(
        (card) =>
          suitOf(state, card) === 'nomad' &&
          factIn(state, card).restriction !== 'adviser' &&
          mayDisturb(state, vars.seat, card),
      ),
    );
    const open = faceupSites(state).some((slot) => hasRoom(state, slot));
    if (cards.length === 0 || !open) return finish;
    return ask('chosen', askCard({ state, use: vars, step: 'resettle.adviser' }, cards));
  },
  site: (state, vars) =>
    ask(
      'slot',
      askSite(
        { state, use: vars, step: 'resettle.site' },
        faceupSites(state).filter((slot) => hasRoom(state, slot)),
      ),
    ),
  move: (_, { chosen, slot }) =>
    chosen !== undefined &&
    slot !== undefined &&
    emit<OathEvent>({ is: 'movedToSite', card: chosen, slot, rule: 'OATH-10-move' }),
});

/** The first Vision of the world deck is drawn and played. */
export const oracle = flow<Oath, Choosing>()('oath/card/oracle', {
  draw: (state, { seat }) => {
    const vision = cardsIn(state.table, WORLD_DECK).find((card) => factIn(state, card).back === 'vision');
    return vision === undefined ? finish : emitAll(drawByPower(state, seat, [vision]));
  },
  play: (state, { seat }) => {
    const vision = cardsIn(state.table, handOf(seat)).find((card) => factIn(state, card).back === 'vision');
    return vision !== undefined && call(play({ seat, card: vision, modifiers: [], how: 'power' }));
  },
});

interface Pilgrims extends Use {
  readonly count?: number;
}

/** The denizens of the site go into exile, and as many Dispossessed come back to the pile. */
export const pilgrimage = flow<Oath, Pilgrims>()('oath/card/pilgrimage', {
  leave: (state, { seat }) => {
    const leaving = cardsAt(state, playerOf(state, seat).site).filter(
      (card) => factIn(state, card).back === 'denizen' && mayDisturb(state, seat, card),
    );
    return [
      emitAll<OathEvent>(
        leaving.flatMap((card): readonly OathEvent[] => [
          ...tokensBack(state, card),
          { is: 'dispossessed', card, rule: 'OATH-7.3.3-a' },
        ]),
      ),
      keep({ count: leaving.length }),
    ];
  },
  shuffle: (state) => {
    const size = cardsIn(state.table, DISPOSSESSED).length;
    return byChance((random) =>
      emit<OathEvent>({
        is: 'dispossessedShuffled',
        order: random.shuffled(Array.from({ length: size }, (_, place) => place)),
        rule: 'OATH-7.3.3-a',
      }),
    );
  },
  pull: (state, { seat, count = 0 }) => {
    const cards = cardsIn(state.table, DISPOSSESSED).slice(0, count);
    const to = regionOf(playerOf(state, seat).site);
    return emitAll<OathEvent>([
      ...(cards.length > 0 ? [{ is: 'peeked', seat, cards, rule: 'OATH-10-peek' } satisfies OathEvent] : []),
      ...cards.map((card): OathEvent => ({ is: 'repossessed', card, to, seat, rule: 'OATH-7.3.3-a' })),
    ]);
  },
});

/** An adviser of somebody else trades places with this one. */
export const twinBrother = flow<Oath, Choosing>()('oath/card/twinBrother', {
  choose: (state, vars) => {
    const cards = othersThan(state, vars.seat).flatMap((other) =>
      faceupAdvisers(state, other).filter(
        (card) => suitOf(state, card) === 'nomad' && mayDisturb(state, vars.seat, card),
      ),
    );
    if (cards.length === 0) return finish;
    return ask('maybe', askCardOrNone({ state, use: vars, step: 'twin-brother.adviser' }, cards));
  },
  swap: (_, { card, maybe }) =>
    maybe?.is === 'card' && emit<OathEvent>({ is: 'swapped', cards: [card, maybe.card], rule: 'OATH-10-swap' }),
});

/** An Exile gives the Darkest Secret to the Chancellor, becomes a Citizen and takes a relic unseen. */
export const ancientPact = flow<Oath, Choosing>()('oath/card/ancientPact', {
  ask: (state, vars) =>
    isExile(state, vars.seat) && state.banners.darkestSecret.holder === vars.seat
      ? ask('answer', askWhether({ state, use: vars, step: 'ancient-pact.citizen' }))
      : finish,
  relic: (state, { seat, card, answer }) => {
    if (answer?.is !== 'accept') return finish;
    const slots = coveredSlots(state);
    if (slots.length === 0) return undefined;
    const message: PowerMessage = { key: 'power', step: 'ancient-pact.relic', card: cardOf(state.table, card).printed };
    return ask(
      'covers',
      chooseBy('covers', {
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-7.6.1-b' },
        options: slots.map((covers) => ({ is: 'reliquary' as const, covers })),
      }),
    );
  },
  give: (state) =>
    emit<OathEvent>({
      is: 'bannerTaken',
      banner: 'darkestSecret',
      seat: state.chancellor,
      how: 'given',
      rule: 'OATH-2.5.3-c',
    }),
  title: () => call(checkTitle({})),
  become: (_, { seat, covers }) => call(becomeCitizen(covers === undefined ? { seat } : { seat, relic: covers })),
});

export const NOMAD_PROCEDURES = [
  theGathering,
  greatHerd,
  convoys,
  resettle,
  oracle,
  pilgrimage,
  twinBrother,
  ancientPact,
];
