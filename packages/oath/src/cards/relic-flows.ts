import {
  type AcceptOption,
  ask,
  type CardId,
  call,
  cardOf,
  cardsIn,
  choose,
  chooseBy,
  type DeclineOption,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PowerMessage } from '../messages.ts';
import type { FacedownOption } from '../options.ts';
import { type ReliquarySlot, regionOf, SLOTS, type Slot } from '../places.ts';
import { askAmount, askCard, askPlayer, askWhether } from '../powers/asking.ts';
import type { Use } from '../powers/power.ts';
import {
  advisers,
  cardsAt,
  faceupAdvisers,
  factIn,
  isFaceup,
  isFaceupSite,
  relicsAt,
  siteCard,
  suitOf,
} from '../queries/cards.ts';
import { colourOf, othersThan, playerOf, playerOfColour, turnOrder } from '../queries/seats.ts';
import { answers } from '../rules/answers.ts';
import { attackingForce, defendingForce } from '../rules/campaign-forces.ts';
import { fallen } from '../rules/campaign-losses.ts';
import { plansOf } from '../rules/campaign-used.ts';
import { mayDisturb } from '../rules/play.ts';
import { coveredSlots, relicIn } from '../rules/reliquary.ts';
import { checkTitle } from '../rules/title.ts';
import { feesFor } from '../rules/tolls.ts';
import { destinations, travel } from '../rules/travel.ts';
import { COLOURS, type Colour, type Oath } from '../state.ts';
import { released } from '../verbs/bury.ts';
import { giveFavor } from '../verbs/favor.ts';
import { discardOf } from '../zones.ts';

interface Whether extends Use {
  readonly answer?: AcceptOption | DeclineOption;
}

/** The warbands the winner's enemy still has in its force. */
function remainingForce(state: Oath, seat: SeatId) {
  const { campaign } = state;
  if (campaign === null) return [];
  return campaign.attacker === seat ? defendingForce(state, campaign) : attackingForce(state, campaign);
}

/** Kills what is left of the enemy force, for a favor to the one who was fought. */
export const stickyFire = flow<Oath, Whether>()('oath/card/stickyFire', {
  ask: (state, vars) =>
    remainingForce(state, vars.seat).length === 0
      ? finish
      : ask('answer', askWhether({ state, use: vars, step: 'sticky-fire.kill' })),
  kill: (state, { seat, answer }) => {
    const { campaign } = state;
    if (campaign === null || answer?.is !== 'accept') return finish;
    const enemy = campaign.attacker === seat ? campaign.defender : campaign.attacker;
    const side = campaign.attacker === seat ? 'defence' : 'attack';
    // A Traveling Doctor keeps everybody alive; the favor is due all the same.
    const saved = plansOf(state, campaign, side).some(({ losses }) => losses === 'none');
    return emitAll<OathEvent>([
      ...(saved ? [] : remainingForce(state, seat).map((part) => fallen(state, side, part, 'OATH-10-kill'))),
      ...(enemy === 'bandits' ? [] : giveFavor(state, seat, enemy, 1, 'OATH-10-give')),
    ]);
  },
});

/** Moves what is left of the enemy force onto the relic. */
export function caged(state: Oath, seat: SeatId, card: CardId): readonly OathEvent[] {
  return remainingForce(state, seat).map((part) => ({
    is: 'warbandsMoved',
    colour: colourOf(state, part.seat),
    amount: part.amount,
    from: part.place,
    to: { is: 'card', card },
    rule: 'OATH-5.5.8-a',
  }));
}

interface Releasing extends Use {
  /** Whose warbands are set free. */
  readonly player?: SeatId;
  readonly amount?: number;
}

/** The colours in the cage, by the players whose they are or were. */
function prisoners(state: Oath, card: CardId): readonly { readonly seat: SeatId; readonly colour: Colour }[] {
  const { warbands } = cardOf(state.table, card);
  return COLOURS.flatMap((colour) => {
    const seat = (warbands[colour] ?? 0) > 0 ? playerOfColour(state, colour) : undefined;
    return seat === undefined ? [] : [{ seat, colour }];
  });
}

/** Caged warbands go back to the board of their colour's player. */
export const releaseCaged = flow<Oath, Releasing>()('oath/card/releaseCaged', {
  player: (state, vars) => {
    const players = prisoners(state, vars.card).map(({ seat }) => seat);
    return players.length === 0
      ? finish
      : ask('player', askPlayer({ state, use: vars, step: 'obsidian-cage.player' }, players));
  },
  amount: (state, vars) => {
    const found = prisoners(state, vars.card).find(({ seat }) => seat === vars.player);
    if (found === undefined) return finish;
    const most = cardOf(state.table, vars.card).warbands[found.colour] ?? 0;
    return ask('amount', askAmount({ state, use: vars, step: 'obsidian-cage.amount' }, 1, most));
  },
  release: (state, { card, player, amount = 0 }) => {
    const found = prisoners(state, card).find(({ seat }) => seat === player);
    return found !== undefined && emitAll(released(state, card, found.colour, amount, 'OATH-7.1.3-a'));
  },
});

/** The discard pile of the own region. */
export function pileHere(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, discardOf(regionOf(playerOf(state, seat).site)));
}

/** The top card of the own region's pile says where one may ride. */
export const brassHorse = flow<Oath, Use>()('oath/card/brassHorse', {
  reveal: (state, { seat }) => {
    const [top] = pileHere(state, seat);
    return top === undefined
      ? finish
      : emit<OathEvent>({ is: 'shown', by: seat, cards: [top], rule: 'OATH-10-reveal' });
  },
  ride: (state, { seat }) => {
    const [top] = pileHere(state, seat);
    const suit = top === undefined ? null : factIn(state, top).suit;
    const going = { seat, modifiers: [], free: true } as const;
    const matching = destinations(state, going).filter((slot) =>
      cardsAt(state, slot).some((card) => suit !== null && suitOf(state, card) === suit),
    );
    return call(travel(matching.length === 0 ? going : { ...going, among: matching }));
  },
});

interface Swapping extends Use {
  readonly adviser?: CardId;
  readonly chosen?: CardId;
}

/** Own advisers and cards at the own site that may trade places. */
export function swappable(state: Oath, seat: SeatId) {
  const may = (card: CardId) => factIn(state, card).restriction === null && mayDisturb(state, seat, card);
  return {
    advisers: faceupAdvisers(state, seat).filter(may),
    cards: cardsAt(state, playerOf(state, seat).site).filter(
      (card) => factIn(state, card).back === 'denizen' && may(card),
    ),
  };
}

export const hornedMask = flow<Oath, Swapping>()('oath/card/hornedMask', {
  adviser: (state, vars) => {
    const { advisers: own, cards } = swappable(state, vars.seat);
    if (own.length === 0 || cards.length === 0) return finish;
    return ask('adviser', askCard({ state, use: vars, step: 'horned-mask.adviser' }, own));
  },
  card: (state, vars) =>
    ask('chosen', askCard({ state, use: vars, step: 'horned-mask.card' }, swappable(state, vars.seat).cards)),
  swap: (_, { adviser, chosen }) =>
    adviser !== undefined &&
    chosen !== undefined &&
    emit<OathEvent>({ is: 'swapped', cards: [adviser, chosen], rule: 'OATH-10-swap' }),
});

interface Calling extends Whether {
  readonly player?: SeatId;
}

/** Players elsewhere. */
export function callable(state: Oath, seat: SeatId): readonly SeatId[] {
  const { site } = playerOf(state, seat);
  return othersThan(state, seat).filter((other) => playerOf(state, other).site !== site);
}

export const whistle = flow<Oath, Calling>()('oath/card/whistle', {
  choose: (state, vars) => {
    const players = callable(state, vars.seat);
    return players.length === 0
      ? finish
      : ask('player', askPlayer({ state, use: vars, step: 'whistle.player' }, players));
  },
  // Who would have to pay for coming decides about it.
  consent: (state, vars) => {
    const { seat, player } = vars;
    if (player === undefined) return finish;
    const { site } = playerOf(state, seat);
    if (!destinations(state, { seat: player, modifiers: [], free: true }).includes(site)) return finish;
    const { favor, flips } = feesFor(state, { is: 'travel', seat: player, to: site });
    return favor + flips === 0
      ? goTo('come')
      : ask('answer', askWhether({ state, use: vars, step: 'whistle.consent', asked: player }));
  },
  consented: (_, { answer }) => (answer?.is === 'accept' ? undefined : finish),
  come: (state, { seat, player }) =>
    player !== undefined && call(travel({ seat: player, modifiers: [], free: true, to: playerOf(state, seat).site })),
  pay: (state, { seat, card, player }) => {
    if (player === undefined || playerOf(state, player).site !== playerOf(state, seat).site) return finish;
    const { secrets } = cardOf(state.table, card);
    return (
      secrets > 0 &&
      emit<OathEvent>({
        is: 'secretsMoved',
        from: { is: 'card', card },
        to: { is: 'player', seat: player },
        amount: 1,
        rule: 'OATH-10-give',
      })
    );
  },
});

interface Lockpick extends Whether {
  readonly covers?: ReliquarySlot;
}

/** One Reliquary relic is looked at and may be taken. */
export const skeletonKey = flow<Oath, Lockpick>()('oath/card/skeletonKey', {
  slot: (state, { seat, card }) => {
    const slots = coveredSlots(state);
    if (slots.length === 0) return finish;
    const message: PowerMessage = { key: 'power', step: 'skeleton-key.slot', card: cardOf(state.table, card).printed };
    return ask(
      'covers',
      chooseBy('covers', {
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-7.1.3-a' },
        options: slots.map((covers) => ({ is: 'reliquary' as const, covers })),
      }),
    );
  },
  peek: (state, { seat, covers }) => {
    const relic = covers === undefined ? undefined : relicIn(state, covers);
    return relic === undefined ? finish : emit<OathEvent>({ is: 'peeked', seat, cards: [relic], rule: 'OATH-10-peek' });
  },
  ask: (state, vars) => ask('answer', askWhether({ state, use: vars, step: 'skeleton-key.keep' })),
  take: (state, { seat, covers, answer }) => {
    const relic = covers === undefined ? undefined : relicIn(state, covers);
    if (relic === undefined || answer?.is !== 'accept') return finish;
    return [
      emit<OathEvent>({ is: 'relicGained', seat, card: relic, how: 'seized', rule: 'OATH-10-take' }),
      call(answers({ happening: { is: 'relicsTaken', seat, cards: [relic] } })),
    ];
  },
  title: () => call(checkTitle({})),
});

type Hidden = Exclude<FacedownOption, { readonly is: 'reliquary' }> | { readonly is: 'site'; readonly slot: Slot };

interface Eye extends Use {
  readonly what?: Hidden;
}

function hiddenThings(state: Oath): readonly Hidden[] {
  return [
    ...SLOTS.filter((slot) => !isFaceupSite(state, slot)).map((slot): Hidden => ({ is: 'site', slot })),
    ...SLOTS.flatMap((slot) => relicsAt(state, slot).map((_, at): Hidden => ({ is: 'facedownRelic', slot, at }))),
    ...turnOrder(state).flatMap((seat) =>
      advisers(state, seat).flatMap((card, at): readonly Hidden[] =>
        isFaceup(state, card) ? [] : [{ is: 'facedownAdviser', seat, at }],
      ),
    ),
  ];
}

function cardThere(state: Oath, what: Hidden): CardId | undefined {
  switch (what.is) {
    case 'site':
      return siteCard(state, what.slot);
    case 'facedownRelic':
      return relicsAt(state, what.slot)[what.at];
    case 'facedownAdviser':
      return advisers(state, what.seat)[what.at];
  }
}

/** One hidden thing is looked at. */
export const ivoryEye = flow<Oath, Eye>()('oath/card/ivoryEye', {
  choose: (state, { seat, card }) => {
    const options = hiddenThings(state);
    if (options.length === 0) return finish;
    const message: PowerMessage = { key: 'power', step: 'ivory-eye.what', card: cardOf(state.table, card).printed };
    return ask('what', choose<Hidden>({ seat, message, because: { is: 'card', card, rule: 'OATH-10-peek' }, options }));
  },
  look: (state, { seat, what }) => {
    const found = what === undefined ? undefined : cardThere(state, what);
    return found !== undefined && emit<OathEvent>({ is: 'peeked', seat, cards: [found], rule: 'OATH-10-peek' });
  },
});

export const RELIC_PROCEDURES = [stickyFire, releaseCaged, brassHorse, hornedMask, whistle, skeletonKey, ivoryEye];
