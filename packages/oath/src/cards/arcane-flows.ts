import {
  type AcceptOption,
  ask,
  type CardId,
  call,
  type DeclineOption,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import { regionOf, slotsOf } from '../places.ts';
import { askAmount, askCard, askFacedownAdviser, askPlayer, askSplit, askWay, askWhether } from '../powers/asking.ts';
import { mayDo } from '../powers/in-play.ts';
import type { Use } from '../powers/power.ts';
import { advisers, cardsAt, factIn, isFaceup, nameIn, suitOf } from '../queries/cards.ts';
import { boardWarbands, placeAt, secretsOf, warbandsIn } from '../queries/pieces.ts';
import { isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { becomeCitizen } from '../rules/citizenship.ts';
import { mayDisturb, play } from '../rules/play.ts';
import type { Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import {
  burnFavor,
  favorOf,
  favorOnBoard,
  gainFavor,
  gainSecrets,
  giveFavor,
  giveSecrets,
  moveFavor,
  purseOf,
  takeFavor,
} from '../verbs/favor.ts';
import { killAt } from '../verbs/warbands.ts';

interface Splitting extends Use {
  readonly shares?: readonly number[];
}

const ALCHEMY = 4;

/** Four favor from any banks. */
export const alchemist = flow<Oath, Splitting>()('oath/card/alchemist', {
  choose: (state, vars) => {
    const most = SUITS.map((suit) => state.banks[suit]);
    const total = Math.min(
      ALCHEMY,
      most.reduce((sum, each) => sum + each, 0),
    );
    if (total === 0) return finish;
    const banks = SUITS.map((suit) => ({ is: 'bank' as const, suit }));
    return ask('shares', askSplit({ state, use: vars, step: 'alchemist.banks' }, banks, { total, most }));
  },
  gain: (state, { seat, shares = [] }) =>
    emitAll(SUITS.flatMap((suit, at) => gainFavor(state, seat, suit, shares[at] ?? 0, 'OATH-10-gain'))),
});

interface Choosing extends Use {
  readonly chosen?: CardId;
}

/** Cards at the own site that can be tamed. */
export function tameable(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsAt(state, playerOf(state, seat).site).filter((card) => {
    const suit = suitOf(state, card);
    return (suit === 'beast' || suit === 'nomad') && mayDisturb(state, seat, card);
  });
}

export const tamingCharm = flow<Oath, Choosing>()('oath/card/tamingCharm', {
  choose: (state, vars) => {
    const cards = tameable(state, vars.seat);
    return cards.length === 0 ? finish : ask('chosen', askCard({ state, use: vars, step: 'taming-charm.card' }, cards));
  },
  discard: (state, { seat, chosen }) => {
    const suit = chosen === undefined ? null : suitOf(state, chosen);
    if (chosen === undefined || suit === null) return finish;
    return emitAll(discard(state, seat, chosen, 'OATH-10-discard-a'));
  },
  // Favor that lay on the card is back in its bank by now.
  gain: (state, { seat, chosen }) => {
    const suit = chosen === undefined ? null : factIn(state, chosen).suit;
    return suit !== null && emitAll(gainFavor(state, seat, suit, 2, 'OATH-10-gain'));
  },
});

interface Place {
  readonly is: 'facedownAdviser';
  readonly seat: SeatId;
  readonly at: number;
}

function facedownOf(state: Oath, seats: readonly SeatId[]): readonly { readonly seat: SeatId; readonly at: number }[] {
  return seats.flatMap((seat) =>
    advisers(state, seat).flatMap((card, at) => (isFaceup(state, card) ? [] : [{ seat, at }])),
  );
}

function othersHere(state: Oath, seat: SeatId): readonly SeatId[] {
  const { site } = playerOf(state, seat);
  return othersThan(state, seat).filter((other) => playerOf(state, other).site === site);
}

interface Inquiry extends Use {
  readonly place?: Place;
}

/** Looks at a facedown adviser; a Conspiracy changes hands, otherwise the favor goes to the one questioned. */
export const inquisitor = flow<Oath, Inquiry>()('oath/card/inquisitor', {
  choose: (state, vars) => {
    const places = facedownOf(state, othersHere(state, vars.seat));
    if (places.length === 0) return finish;
    return ask('place', askFacedownAdviser({ state, use: vars, step: 'inquisitor.adviser' }, places));
  },
  peek: (state, { seat, place }) => {
    const found = place === undefined ? undefined : advisers(state, place.seat)[place.at];
    return found === undefined ? finish : emit<OathEvent>({ is: 'peeked', seat, cards: [found], rule: 'OATH-10-peek' });
  },
  judge: (state, { seat, card, place }) => {
    const found = place === undefined ? undefined : advisers(state, place.seat)[place.at];
    if (found === undefined || place === undefined) return finish;
    if (nameIn(state, found) === 'conspiracy') {
      if (mayDo(state, { is: 'take', seat, from: place.seat, what: found }) !== 'allowed') return finish;
      return [
        emit<OathEvent>({ is: 'taken', card: found, seat, rule: 'OATH-10-take' }),
        call(play({ seat, card: found, modifiers: [], how: 'power' })),
      ];
    }
    return emitAll(moveFavor(state, { is: 'card', card }, purseOf(state, place.seat), 1, 'OATH-10-give'));
  },
});

/** Where Terror Spells reach: sites of the region, and boards of players there. */
function terrified(state: Oath, seat: SeatId) {
  const region = regionOf(playerOf(state, seat).site);
  const sites = slotsOf(region)
    .map((slot) => ({ option: { is: 'site' as const, slot }, amount: warbandsIn(placeAt(state, slot).warbands) }))
    .filter(({ amount }) => amount > 0);
  const boards = turnOrder(state)
    .filter((each) => regionOf(playerOf(state, each).site) === region)
    .map((each) => ({ option: { is: 'seat' as const, seat: each }, amount: boardWarbands(state, each) }))
    .filter(({ amount }) => amount > 0);
  return [...sites, ...boards];
}

export const terrorSpells = flow<Oath, Splitting>()('oath/card/terrorSpells', {
  choose: (state, vars) => {
    if (state.banners.darkestSecret.holder !== vars.seat) return finish;
    const places = terrified(state, vars.seat);
    const most = places.map(({ amount }) => amount);
    const total = Math.min(
      2,
      most.reduce((sum, each) => sum + each, 0),
    );
    if (total === 0) return finish;
    const options = places.map(({ option }) => option);
    return ask('shares', askSplit({ state, use: vars, step: 'terror-spells.places' }, options, { total, most }));
  },
  kill: (state, { seat, shares = [] }) =>
    emitAll(
      terrified(state, seat).flatMap(({ option }, at) =>
        killAt(
          state,
          option.is === 'site' ? { is: 'site', slot: option.slot } : { is: 'board', seat: option.seat },
          shares[at] ?? 0,
          'OATH-10-kill',
        ),
      ),
    ),
});

interface Amount extends Use {
  readonly amount?: number;
}

export const bloodPact = flow<Oath, Amount>()('oath/card/bloodPact', {
  choose: (state, vars) => {
    const most = Math.floor(boardWarbands(state, vars.seat) / 2);
    return most === 0 ? finish : ask('amount', askAmount({ state, use: vars, step: 'blood-pact.amount' }, 1, most));
  },
  pay: (state, { seat, amount = 0 }) =>
    emitAll<OathEvent>([
      ...killAt(state, { is: 'board', seat }, 2 * amount, 'OATH-10-sacrifice'),
      ...gainSecrets(seat, amount, 'OATH-10-gain'),
    ]),
});

interface Revelation extends Amount {
  readonly left?: readonly SeatId[];
}

/** Each player may turn favor into secrets. */
export const revelation = flow<Oath, Revelation>()('oath/card/revelation', {
  begin: (state) => keep({ left: turnOrder(state).filter((seat) => playerOf(state, seat).gaveUp !== true) }),
  ask: (state, vars) => {
    const [next] = vars.left ?? [];
    if (next === undefined) return finish;
    const asking = { state, use: vars, step: 'revelation.amount', asked: next } as const;
    return ask('amount', askAmount(asking, 0, favorOf(state, next)));
  },
  turn: (state, { left: [next, ...rest] = [], amount = 0 }) =>
    next !== undefined && [
      emitAll<OathEvent>([
        ...burnFavor(state, purseOf(state, next), amount, 'OATH-10-burn'),
        ...gainSecrets(next, amount, 'OATH-10-gain'),
      ]),
      keep({ left: rest }),
      goTo('ask'),
    ],
});

interface Whether extends Use {
  readonly answer?: AcceptOption | DeclineOption;
}

/** An Exile with more secrets than the Chancellor may become a Citizen. */
export const bewitch = flow<Oath, Whether>()('oath/card/bewitch', {
  ask: (state, vars) => {
    const onCards = state.table.cards.reduce((sum, { secrets }) => sum + secrets, 0);
    const more = secretsOf(state, vars.seat) + onCards > secretsOf(state, state.chancellor);
    return isExile(state, vars.seat) && more
      ? ask('answer', askWhether({ state, use: vars, step: 'bewitch.citizen' }))
      : finish;
  },
  become: (_, { seat, answer }) => answer?.is === 'accept' && call(becomeCitizen({ seat })),
});

interface DreamThief extends Use {
  readonly first?: Place;
  readonly second?: Place;
}

/** Two facedown advisers trade places, unseen. */
export const dreamThief = flow<Oath, DreamThief>()('oath/card/dreamThief', {
  first: (state, vars) => {
    const places = facedownOf(state, turnOrder(state));
    if (places.length < 2) return finish;
    return ask('first', askFacedownAdviser({ state, use: vars, step: 'dream-thief.first' }, places));
  },
  second: (state, vars) => {
    const { first } = vars;
    const places = facedownOf(state, turnOrder(state)).filter(
      ({ seat, at }) => !(seat === first?.seat && at === first.at),
    );
    return ask('second', askFacedownAdviser({ state, use: vars, step: 'dream-thief.second' }, places));
  },
  swap: (state, { first, second }) => {
    const one = first === undefined ? undefined : advisers(state, first.seat)[first.at];
    const other = second === undefined ? undefined : advisers(state, second.seat)[second.at];
    return (
      one !== undefined &&
      other !== undefined &&
      emit<OathEvent>({ is: 'swapped', cards: [one, other], rule: 'OATH-10-swap' })
    );
  },
});

interface Vault extends Use {
  readonly way?: 'add' | 'burn';
}

export const forgottenVault = flow<Oath, Vault>()('oath/card/forgottenVault', {
  choose: (state, vars) =>
    ask(
      'way',
      askWay(
        { state, use: vars, step: 'forgotten-vault.way' },
        state.banners.darkestSecret.tokens > 1 ? (['add', 'burn'] as const) : (['add'] as const),
      ),
    ),
  move: (_, { way }) =>
    emit<OathEvent>({
      is: 'secretsMoved',
      from: way === 'burn' ? { is: 'banner' } : { is: 'supply' },
      to: way === 'burn' ? { is: 'supply' } : { is: 'banner' },
      amount: 1,
      rule: 'OATH-7.1.3-a',
    }),
});

type Deal = 'takeFavor' | 'takeSecret' | 'stop';

interface Bargain extends Use {
  readonly deal?: Deal;
  readonly player?: SeatId;
}

/** The players here with whom this deal is possible. */
function partnersFor(state: Oath, seat: SeatId, deal: Exclude<Deal, 'stop'>): readonly SeatId[] {
  const gives = secretsOf(state, seat) > 0 && mayDo(state, { is: 'giveSecrets', seat }) === 'allowed';
  return othersHere(state, seat).filter((other) =>
    deal === 'takeFavor'
      ? gives && favorOnBoard(state, other) >= 2
      : favorOf(state, seat) >= 2 && secretsOf(state, other) > 0,
  );
}

/** Forced exchanges with players here: a secret for two favor, or the reverse, as often as one likes. */
export const witchsBargain = flow<Oath, Bargain>()('oath/card/witchsBargain', {
  deal: (state, vars) => {
    const deals = (['takeFavor', 'takeSecret'] as const).filter(
      (deal) => partnersFor(state, vars.seat, deal).length > 0,
    );
    // Nobody ends it for who gave up.
    if (deals.length === 0 || playerOf(state, vars.seat).gaveUp === true) return finish;
    return ask('deal', askWay<Deal>({ state, use: vars, step: 'witchs-bargain.deal' }, [...deals, 'stop']));
  },
  player: (state, vars) => {
    const { deal } = vars;
    if (deal === undefined || deal === 'stop') return finish;
    const players = partnersFor(state, vars.seat, deal);
    return ask('player', askPlayer({ state, use: vars, step: 'witchs-bargain.player' }, players));
  },
  trade: (state, { seat, deal, player }) => {
    if (player === undefined) return finish;
    const events =
      deal === 'takeFavor'
        ? [...giveSecrets(state, seat, player, 1, 'OATH-10-give'), ...takeFavor(state, seat, player, 2, 'OATH-10-take')]
        : [
            ...giveFavor(state, seat, player, 2, 'OATH-10-give'),
            ...giveSecrets(state, player, seat, 1, 'OATH-10-take'),
          ];
    return [emitAll(events), goTo('deal')];
  },
});

export const ARCANE_PROCEDURES = [
  alchemist,
  tamingCharm,
  inquisitor,
  terrorSpells,
  bloodPact,
  revelation,
  bewitch,
  dreamThief,
  forgottenVault,
  witchsBargain,
];
