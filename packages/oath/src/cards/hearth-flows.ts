import {
  ask,
  type CardId,
  cardOf,
  chooseBy,
  type DeclineOption,
  emit,
  emitAll,
  finish,
  flow,
  pickBy,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import type { PowerMessage } from '../messages.ts';
import { askBank, askCard, askCardOf, askCardOrNone, askPlayer } from '../powers/asking.ts';
import type { Use } from '../powers/power.ts';
import { advisers, cardsAt, faceupAdvisers, factIn, relicsAt, siteAt } from '../queries/cards.ts';
import { othersThan, playerOf } from '../queries/seats.ts';
import { hasRoom, mayDisturb } from '../rules/play.ts';
import type { Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { gainFavor, moveFavor, takeFavor } from '../verbs/favor.ts';
import { gainWarbands } from '../verbs/warbands.ts';

interface Banks extends Use {
  readonly bank?: Suit;
  readonly poor?: Suit;
  readonly banks?: readonly Suit[];
}

/** Empties another bank into the Hearth bank. */
export const memoryOfHome = flow<Oath, Banks>()('oath/card/memoryOfHome', {
  choose: (state, vars) => {
    const banks = SUITS.filter((suit) => suit !== 'hearth' && state.banks[suit] > 0);
    return banks.length === 0 ? finish : ask('bank', askBank({ state, use: vars, step: 'memory-of-home.bank' }, banks));
  },
  move: (state, { bank }) =>
    bank !== undefined &&
    emitAll(
      moveFavor(state, { is: 'bank', suit: bank }, { is: 'bank', suit: 'hearth' }, state.banks[bank], 'OATH-7.1.3-a'),
    ),
});

function banksWith(state: Oath, amount: (...all: number[]) => number): readonly Suit[] {
  const wanted = amount(...SUITS.map((suit) => state.banks[suit]));
  return SUITS.filter((suit) => state.banks[suit] === wanted);
}

/** Two favor from the richest bank to the poorest. */
export const levelers = flow<Oath, Banks>()('oath/card/levelers', {
  rich: (state, vars) => ask('bank', askBank({ state, use: vars, step: 'levelers.rich' }, banksWith(state, Math.max))),
  poor: (state, vars) => ask('poor', askBank({ state, use: vars, step: 'levelers.poor' }, banksWith(state, Math.min))),
  move: (state, { bank, poor }) =>
    bank !== undefined &&
    poor !== undefined &&
    emitAll(moveFavor(state, { is: 'bank', suit: bank }, { is: 'bank', suit: poor }, 2, 'OATH-7.1.3-a')),
});

/** One favor from each of three banks. */
export const saladDays = flow<Oath, Banks>()('oath/card/saladDays', {
  choose: (state, { seat, card }) => {
    const message: PowerMessage = { key: 'power', step: 'salad-days.banks', card: cardOf(state.table, card).printed };
    return ask(
      'banks',
      pickBy('suit', {
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-7.3.3-a' },
        options: SUITS.map((suit) => ({ is: 'bank' as const, suit })),
        min: 3,
        max: 3,
      }),
    );
  },
  gain: (state, { seat, banks = [] }) =>
    emitAll(banks.flatMap((suit) => gainFavor(state, seat, suit, 1, 'OATH-10-gain'))),
});

interface Choosing extends Use {
  readonly chosen?: CardId;
  readonly player?: SeatId;
  readonly at?: number;
}

/** Advisers that an Armed Mob can drive out: of who holds the Darkest Secret but not the People's Favor. */
export function hunted(state: Oath, seat: SeatId): readonly CardId[] {
  const { holder } = state.banners.darkestSecret;
  if (holder === null || state.banners.peoplesFavor.holder === holder) return [];
  return faceupAdvisers(state, holder).filter((card) => mayDisturb(state, seat, card));
}

export const armedMob = flow<Oath, Choosing>()('oath/card/armedMob', {
  choose: (state, vars) => {
    const cards = hunted(state, vars.seat);
    return cards.length === 0 ? finish : ask('chosen', askCard({ state, use: vars, step: 'armed-mob.adviser' }, cards));
  },
  discard: (state, { seat, chosen }) =>
    chosen !== undefined && emitAll(discard(state, seat, chosen, 'OATH-10-discard-a')),
});

/** Own faceup advisers that could lie at a site. */
function settlers(state: Oath, seat: SeatId): readonly CardId[] {
  return advisers(state, seat).filter(
    (card) =>
      faceupAdvisers(state, seat).includes(card) &&
      factIn(state, card).restriction !== 'adviser' &&
      mayDisturb(state, seat, card),
  );
}

/** Cards that may make room at a Great Slum for one that is moved there (OATH-2.8.5-j). */
function slumCards(state: Oath, seat: SeatId): readonly CardId[] {
  const { site } = playerOf(state, seat);
  return siteAt(state, site) === 'great-slum'
    ? cardsAt(state, site).filter((card) => mayDisturb(state, seat, card))
    : [];
}

interface Settling extends Choosing {
  readonly cleared?: { readonly is: 'card'; readonly card: CardId } | DeclineOption;
}

export const homesteaders = flow<Oath, Settling>()('oath/card/homesteaders', {
  choose: (state, vars) => {
    const cards = settlers(state, vars.seat);
    const room = hasRoom(state, playerOf(state, vars.seat).site) || slumCards(state, vars.seat).length > 0;
    if (cards.length === 0 || !room) return finish;
    return ask('chosen', askCard({ state, use: vars, step: 'homesteaders.adviser' }, cards));
  },
  clear: (state, vars) => {
    const from = slumCards(state, vars.seat);
    const asking = { state, use: vars, step: 'homesteaders.clear' } as const;
    if (from.length === 0) return undefined;
    return hasRoom(state, playerOf(state, vars.seat).site)
      ? ask('cleared', askCardOrNone(asking, from))
      : ask('cleared', askCardOf(asking, from));
  },
  clearIt: (state, { seat, cleared }) =>
    cleared?.is === 'card' && emitAll(discard(state, seat, cleared.card, 'OATH-2.8.5-j')),
  move: (state, { seat, chosen }) =>
    chosen !== undefined &&
    emit<OathEvent>({ is: 'movedToSite', card: chosen, slot: playerOf(state, seat).site, rule: 'OATH-10-move' }),
});

export const charmingFriend = flow<Oath, Choosing>()('oath/card/charmingFriend', {
  choose: (state, vars) => {
    const { site } = playerOf(state, vars.seat);
    const others = othersThan(state, vars.seat).filter((other) => playerOf(state, other).site === site);
    if (others.length === 0) return finish;
    return ask('player', askPlayer({ state, use: vars, step: 'charming-friend.player' }, others));
  },
  take: (state, { seat, player }) => player !== undefined && emitAll(takeFavor(state, seat, player, 1, 'OATH-10-take')),
});

/** A relic at the own site goes under the deck, unseen. */
export const relicBreaker = flow<Oath, Choosing>()('oath/card/relicBreaker', {
  choose: (state, { seat, card }) => {
    const slot = playerOf(state, seat).site;
    const relics = relicsAt(state, slot).filter((relic) => mayDisturb(state, seat, relic));
    if (relics.length === 0) return finish;
    const message: PowerMessage = {
      key: 'power',
      step: 'relic-breaker.relic',
      card: cardOf(state.table, card).printed,
    };
    return ask(
      'at',
      chooseBy('at', {
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-7.1.3-a' },
        options: relics.map((relic) => ({
          is: 'facedownRelic' as const,
          slot,
          at: relicsAt(state, slot).indexOf(relic),
        })),
      }),
    );
  },
  bury: (state, { seat, at }) => {
    const relic = at === undefined ? undefined : relicsAt(state, playerOf(state, seat).site)[at];
    return (
      relic !== undefined &&
      emitAll<OathEvent>([
        { is: 'relicBuried', card: relic, rule: 'OATH-7.1.3-a' },
        ...gainWarbands(state, seat, 3, 'OATH-10-gain'),
      ])
    );
  },
});

export const HEARTH_PROCEDURES = [
  memoryOfHome,
  levelers,
  saladDays,
  armedMob,
  homesteaders,
  charmingFriend,
  relicBreaker,
];
