import {
  type AcceptOption,
  ask,
  byChance,
  type CardId,
  call,
  cardOf,
  cardsIn,
  chooseBy,
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
import { SUITS, type Suit } from '../facts/fact.ts';
import type { PowerMessage } from '../messages.ts';
import { REGIONS, type Region, type ReliquarySlot } from '../places.ts';
import { askBank, askCard, askPlayer, askRegion, askWhether } from '../powers/asking.ts';
import { costOf, mayPay, paid } from '../powers/cost.ts';
import { mayDo } from '../powers/in-play.ts';
import type { Use } from '../powers/power.ts';
import { allSiteCards, faceupAdvisers, heldRelics, holderOf, suitOf } from '../queries/cards.ts';
import { secretsOf } from '../queries/pieces.ts';
import { othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { answers } from '../rules/answers.ts';
import { campaign, mayCampaign, possibleDefenders } from '../rules/campaign.ts';
import { countFaces, PLAIN_READING, rollDefence, shieldsIn } from '../rules/campaign-dice.ts';
import { becomeCitizen } from '../rules/citizenship.ts';
import { mayDisturb } from '../rules/play.ts';
import { coveredSlots } from '../rules/reliquary.ts';
import { offerReroll } from '../rules/reroll.ts';
import { checkTitle } from '../rules/title.ts';
import { destinations, travel } from '../rules/travel.ts';
import type { DefenceFace, Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { favorOf, gainFavor, giveFavor, giveSecrets } from '../verbs/favor.ts';
import { gainWarbandsAt } from '../verbs/warbands.ts';
import { discardOf, visionOf } from '../zones.ts';

interface Whether extends Use {
  readonly answer?: AcceptOption | DeclineOption;
}

/** After a victory: a Travel, then a Campaign, neither costing Supply. */
export const secondWind = flow<Oath, Whether>()('oath/card/secondWind', {
  askTravel: (state, vars) =>
    destinations(state, { seat: vars.seat, modifiers: [], free: true }).length === 0
      ? goTo('askCampaign')
      : ask('answer', askWhether({ state, use: vars, step: 'second-wind.travel' })),
  travel: (_, { seat, answer }) => answer?.is === 'accept' && call(travel({ seat, modifiers: [], free: true })),
  askCampaign: (state, vars) =>
    mayCampaign(state, vars.seat, playerOf(state, vars.seat).site, true)
      ? ask('answer', askWhether({ state, use: vars, step: 'second-wind.campaign' }))
      : finish,
  campaign: (state, { seat, answer }) =>
    answer?.is === 'accept' && call(campaign({ seat, from: playerOf(state, seat).site, free: true })),
});

interface Choosing extends Use {
  readonly player?: SeatId;
  readonly chosen?: CardId;
  readonly region?: Region;
  readonly suit?: Suit;
  readonly covers?: ReliquarySlot;
  readonly answer?: AcceptOption | DeclineOption;
}

function othersHere(state: Oath, seat: SeatId): readonly SeatId[] {
  const { site } = playerOf(state, seat);
  return othersThan(state, seat).filter((other) => playerOf(state, other).site === site);
}

/** Players at the own site with more than one secret. */
export function careless(state: Oath, seat: SeatId): readonly SeatId[] {
  return othersHere(state, seat).filter((other) => secretsOf(state, other) > 1);
}

export const sleightOfHand = flow<Oath, Choosing>()('oath/card/sleightOfHand', {
  choose: (state, vars) => {
    const players = careless(state, vars.seat);
    if (players.length === 0) return finish;
    return ask('player', askPlayer({ state, use: vars, step: 'sleight-of-hand.player' }, players));
  },
  take: (state, { seat, player }) =>
    player !== undefined && emitAll(giveSecrets(state, player, seat, 1, 'OATH-10-take')),
});

export const scryer = flow<Oath, Choosing>()('oath/card/scryer', {
  choose: (state, vars) => ask('region', askRegion({ state, use: vars, step: 'scryer.pile' }, REGIONS)),
  look: (state, { seat, region }) =>
    region !== undefined &&
    emit<OathEvent>({ is: 'peeked', seat, cards: cardsIn(state.table, discardOf(region)), rule: 'OATH-10-peek' }),
});

/** Faceup advisers of players at the own site that may be discarded. */
export function exposedAdvisers(state: Oath, seat: SeatId): readonly CardId[] {
  return othersHere(state, seat).flatMap((other) =>
    faceupAdvisers(state, other).filter((card) => mayDisturb(state, seat, card)),
  );
}

export const assassin = flow<Oath, Choosing>()('oath/card/assassin', {
  choose: (state, vars) => {
    const cards = exposedAdvisers(state, vars.seat);
    return cards.length === 0 ? finish : ask('chosen', askCard({ state, use: vars, step: 'assassin.adviser' }, cards));
  },
  discard: (state, { seat, chosen }) =>
    chosen !== undefined && emitAll(discard(state, seat, chosen, 'OATH-10-discard-a')),
});

const RANSOM = 3;

/** A relic of a player here, or three favor from that player. */
export const blackmail = flow<Oath, Choosing>()('oath/card/blackmail', {
  choose: (state, vars) => {
    const relics = othersHere(state, vars.seat).flatMap((other) =>
      heldRelics(state, other).filter(
        (relic) => mayDo(state, { is: 'take', seat: vars.seat, from: other, what: relic }) === 'allowed',
      ),
    );
    return relics.length === 0 ? finish : ask('chosen', askCard({ state, use: vars, step: 'blackmail.relic' }, relics));
  },
  ransom: (state, vars) => {
    const { chosen } = vars;
    const victim = chosen === undefined ? undefined : holderOf(state, chosen);
    if (victim === undefined) return finish;
    if (favorOf(state, victim) < RANSOM) return goTo('take');
    return ask('answer', askWhether({ state, use: vars, step: 'blackmail.pay', asked: victim }));
  },
  take: (state, { seat, chosen, answer }) => {
    const victim = chosen === undefined ? undefined : holderOf(state, chosen);
    if (chosen === undefined || victim === undefined) return finish;
    return answer?.is === 'accept'
      ? emitAll(giveFavor(state, victim, seat, RANSOM, 'OATH-10-give'))
      : [
          emit<OathEvent>({ is: 'relicGained', seat, card: chosen, how: 'seized', rule: 'OATH-10-take' }),
          call(answers({ happening: { is: 'relicsTaken', seat, cards: [chosen] } })),
        ];
  },
  title: () => call(checkTitle({})),
});

/** A warband is set on a Vision somebody revealed. */
export const falseProphet = flow<Oath, Choosing>()('oath/card/falseProphet', {
  choose: (state, vars) => {
    const visions = turnOrder(state).flatMap((seat) => cardsIn(state.table, visionOf(seat)));
    if (visions.length === 0) return finish;
    return ask('chosen', askCard({ state, use: vars, step: 'false-prophet.vision' }, visions));
  },
  follow: (state, { seat, chosen }) =>
    chosen !== undefined && emitAll(gainWarbandsAt(state, seat, { is: 'card', card: chosen }, 1, 'OATH-7.3.3-a')),
});

/** An Exile may become a Citizen and take a Reliquary relic unseen (OATH-7.6.1-b). */
export const royalAmbitions = flow<Oath, Choosing>()('oath/card/royalAmbitions', {
  ask: (state, vars) => ask('answer', askWhether({ state, use: vars, step: 'royal-ambitions.citizen' })),
  relic: (state, { seat, card, answer }) => {
    if (answer?.is !== 'accept') return finish;
    const slots = coveredSlots(state);
    if (slots.length === 0) return undefined;
    const message: PowerMessage = {
      key: 'power',
      step: 'royal-ambitions.relic',
      card: cardOf(state.table, card).printed,
    };
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
  become: (_, { seat, covers }) => call(becomeCitizen(covers === undefined ? { seat } : { seat, relic: covers })),
});

/** The suits with most cards at sites. */
function commonest(state: Oath): readonly Suit[] {
  const suits = allSiteCards(state).map((card) => suitOf(state, card));
  const count = (suit: Suit) => suits.filter((each) => each === suit).length;
  const most = Math.max(...SUITS.map(count));
  return SUITS.filter((suit) => count(suit) === most);
}

export const riots = flow<Oath, Choosing>()('oath/card/riots', {
  choose: (state, vars) =>
    state.mob ? ask('suit', askBank({ state, use: vars, step: 'riots.suit' }, commonest(state))) : finish,
  discard: (state, { seat, card, suit }) =>
    emitAll(
      allSiteCards(state)
        .filter((each) => each !== card && suitOf(state, each) === suit && mayDisturb(state, seat, each))
        .flatMap((each) => discard(state, seat, each, 'OATH-10-discard-b')),
    ),
});

interface Gambling extends Use {
  readonly faces?: readonly DefenceFace[];
  readonly again?: boolean;
  readonly bank?: Suit;
}

const GAMBLED = 4;

/** What a roll of defence dice shows, as in a campaign (OATH-5.5.4-a). */
function shieldsOf(faces: readonly DefenceFace[]): number {
  return shieldsIn(PLAIN_READING, countFaces(faces));
}

export const gamblingHall = flow<Oath, Gambling>()('oath/card/gamblingHall', {
  roll: () =>
    byChance((random) => {
      const faces = rollDefence(GAMBLED, random);
      return [emit<OathEvent>({ is: 'defenceRolled', faces, rule: 'OATH-7.1.3-a' }), keep({ faces })];
    }),
  again: (_, { seat }) => call('again', offerReroll({ seat })),
  reroll: (_, { again }) =>
    again === true &&
    byChance((random) => {
      const faces = rollDefence(GAMBLED, random);
      return [emit<OathEvent>({ is: 'defenceRolled', faces, rule: 'OATH-7.1.4-a' }), keep({ faces })];
    }),
  choose: (state, vars) => {
    const banks = SUITS.filter((suit) => state.banks[suit] > 0);
    if (shieldsOf(vars.faces ?? []) === 0 || banks.length === 0) return finish;
    return ask('bank', askBank({ state, use: vars, step: 'gambling-hall.bank' }, banks));
  },
  win: (state, { seat, bank, faces = [] }) =>
    bank !== undefined && emitAll(gainFavor(state, seat, bank, shieldsOf(faces), 'OATH-10-gain')),
});

interface Thieving extends Whether {
  readonly relics: readonly CardId[];
  readonly faces?: readonly DefenceFace[];
  readonly again?: boolean;
}

/** Relics that another player took may be stolen, if no die shows a shield. */
export const relicThief = flow<Oath, Thieving>()('oath/card/relicThief', {
  ask: (state, vars) =>
    mayPay(state, { seat: vars.seat, card: vars.card, cost: costOf(state, vars.card) }) === 'allowed' &&
    vars.relics.length > 0
      ? ask('answer', askWhether({ state, use: vars, step: 'relic-thief.pay' }))
      : finish,
  pay: (state, { seat, card, answer }) =>
    answer?.is === 'accept' ? emitAll(paid(state, { seat, card, cost: costOf(state, card) })) : finish,
  roll: (_, { relics }) =>
    byChance((random) => {
      const faces = rollDefence(relics.length, random);
      return [emit<OathEvent>({ is: 'defenceRolled', faces, rule: 'OATH-7.1.4-a' }), keep({ faces })];
    }),
  again: (_, { seat }) => call('again', offerReroll({ seat })),
  reroll: (_, { relics, again }) =>
    again === true &&
    byChance((random) => {
      const faces = rollDefence(relics.length, random);
      return [emit<OathEvent>({ is: 'defenceRolled', faces, rule: 'OATH-7.1.4-a' }), keep({ faces })];
    }),
  take: (_, { seat, relics, faces = [] }) =>
    faces.every((face) => face !== 'shield' && face !== 'shields') &&
    emitAll<OathEvent>(relics.map((card) => ({ is: 'relicGained', seat, card, how: 'seized', rule: 'OATH-10-take' }))),
  title: () => call(checkTitle({})),
});

/** Advisers of others with which an adviser may trade places. */
export function charmed(state: Oath, seat: SeatId): readonly CardId[] {
  return othersThan(state, seat).flatMap((other) =>
    faceupAdvisers(state, other).filter((card) => mayDisturb(state, seat, card)),
  );
}

export const enchantress = flow<Oath, Choosing>()('oath/card/enchantress', {
  choose: (state, vars) => {
    const cards = charmed(state, vars.seat);
    if (cards.length === 0) return finish;
    return ask('chosen', askCard({ state, use: vars, step: 'enchantress.adviser' }, cards));
  },
  swap: (_, { card, chosen }) =>
    chosen !== undefined && emit<OathEvent>({ is: 'swapped', cards: [card, chosen], rule: 'OATH-10-swap' }),
});

interface Ambush extends Whether {
  readonly against: SeatId;
}

/** A Campaign against who has just campaigned. */
export const sneakAttack = flow<Oath, Ambush>()('oath/card/sneakAttack', {
  ask: (state, vars) => {
    const { seat, against } = vars;
    const { site } = playerOf(state, seat);
    const may =
      mayDo(state, { is: 'campaign', seat }) === 'allowed' && possibleDefenders(state, seat, site).includes(against);
    return may ? ask('answer', askWhether({ state, use: vars, step: 'sneak-attack.campaign' })) : finish;
  },
  campaign: (state, { seat, against, answer }) =>
    answer?.is === 'accept' &&
    call(campaign({ seat, from: playerOf(state, seat).site, defender: against, free: true })),
});

export const DISCORD_PROCEDURES = [
  secondWind,
  sleightOfHand,
  scryer,
  assassin,
  blackmail,
  falseProphet,
  royalAmbitions,
  riots,
  gamblingHall,
  relicThief,
  enchantress,
  sneakAttack,
];
