import {
  type AcceptOption,
  ask,
  type CardId,
  call,
  cardOf,
  choose,
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
import type { DetailOption, FacedownOption } from '../options.ts';
import { regionOf, type Slot, slotsOf } from '../places.ts';
import { askAmount, askCardOrNone, askPlayer, askSite, askSites, askWhether } from '../powers/asking.ts';
import { mayDo } from '../powers/in-play.ts';
import type { Use } from '../powers/power.ts';
import { relicsAt } from '../queries/cards.ts';
import { boardWarbands, placeAt } from '../queries/pieces.ts';
import { sitesRuled } from '../queries/ruling.ts';
import { isExile, othersThan, playerOf } from '../queries/seats.ts';
import { campaign, mayCampaign, possibleDefenders } from '../rules/campaign.ts';
import { targetedSites } from '../rules/campaign-forces.ts';
import { becomeCitizen } from '../rules/citizenship.ts';
import { movableFrom } from '../rules/minor.ts';
import { feesFor } from '../rules/tolls.ts';
import { destinations, revealSite, travel } from '../rules/travel.ts';
import type { Oath, Target } from '../state.ts';
import type { PromptStep } from '../text/prompts/steps.ts';
import { buryRelic } from '../verbs/bury.ts';
import { killAt, moveWarbands, ownWarbandsAt } from '../verbs/warbands.ts';

interface Garrison extends Use {
  readonly sites?: readonly Slot[];
}

/** One warband from the board to each site one rules, as far as they last. */
export const garrisonSites = flow<Oath, Garrison>()('oath/card/garrison', {
  choose: (state, use) => {
    const ruled = sitesRuled(state, use.seat).filter(
      (slot) => mayDo(state, { is: 'garrison', seat: use.seat, slot }) === 'allowed',
    );
    const count = Math.min(ruled.length, boardWarbands(state, use.seat));
    if (count === 0) return finish;
    return ask('sites', askSites({ state, use, step: 'garrison.sites' }, ruled, { min: count, max: count }));
  },
  place: (state, { seat, sites = [] }) =>
    emitAll(
      sites.flatMap((slot) =>
        moveWarbands(state, seat, { is: 'board', seat }, { is: 'site', slot }, 1, 'OATH-10-move'),
      ),
    ),
});

interface Whether extends Use {
  readonly answer?: AcceptOption | DeclineOption;
}

/** An Exile may become a Citizen, without a relic. */
export const maybeCitizen = flow<Oath, Whether & { readonly step: PromptStep }>()('oath/card/maybeCitizen', {
  ask: (state, vars) =>
    isExile(state, vars.seat) ? ask('answer', askWhether({ state, use: vars, step: vars.step })) : finish,
  become: (_, { seat, answer }) => answer?.is === 'accept' && call(becomeCitizen({ seat })),
});

interface FreeCampaign extends Whether {
  readonly step: 'knights-errant.campaign' | 'hunting-party.campaign';
}

/** A Campaign of one's own choice that costs no Supply. */
export const freeCampaign = flow<Oath, FreeCampaign>()('oath/card/freeCampaign', {
  ask: (state, vars) =>
    mayCampaign(state, vars.seat, playerOf(state, vars.seat).site, true)
      ? ask('answer', askWhether({ state, use: vars, step: vars.step }))
      : finish,
  campaign: (state, { seat, answer }) =>
    answer?.is === 'accept' && call(campaign({ seat, from: playerOf(state, seat).site, free: true })),
});

type SiteOrDone = { readonly is: 'site'; readonly slot: Slot } | Extract<DetailOption, { readonly is: 'done' }>;

interface Messenger extends Use {
  readonly next?: SiteOrDone;
  readonly amount?: number;
}

/** How few and how many of one's warbands may stand at a site after moving them between it and the board. */
function strengthsAt(state: Oath, seat: SeatId, slot: Slot): { readonly least: number; readonly most: number } {
  const own = ownWarbandsAt(state, seat, slot);
  const more = mayDo(state, { is: 'garrison', seat, slot }) === 'allowed' ? boardWarbands(state, seat) : 0;
  return { least: own - movableFrom(state, seat, slot), most: own + more };
}

/** Warbands between the board and ruled sites, in any direction; the last one of a site stays. */
export const messenger = flow<Oath, Messenger>()('oath/card/messenger', {
  choose: (state, vars) => {
    const { seat, card } = vars;
    const sites = sitesRuled(state, seat).filter((slot) => {
      const { least, most } = strengthsAt(state, seat, slot);
      return most > least;
    });
    // Nobody ends it for who gave up.
    if (sites.length === 0 || playerOf(state, seat).gaveUp === true) return finish;
    const message: PowerMessage = { key: 'power', step: 'messenger.site', card: cardOf(state.table, card).printed };
    return ask(
      'next',
      choose<SiteOrDone>({
        seat,
        message,
        because: { is: 'card', card, rule: 'OATH-10-move' },
        options: [...sites.map((slot) => ({ is: 'site' as const, slot })), { is: 'done' }],
      }),
    );
  },
  amount: (state, vars) => {
    const { next, seat } = vars;
    if (next?.is !== 'site') return finish;
    const { least, most } = strengthsAt(state, seat, next.slot);
    return ask('amount', askAmount({ state, use: vars, step: 'messenger.amount' }, least, most));
  },
  move: (state, { seat, next, amount = 1 }) => {
    if (next?.is !== 'site') return finish;
    const { slot } = next;
    const more = amount - ownWarbandsAt(state, seat, slot);
    const [from, to] =
      more > 0
        ? [{ is: 'board', seat } as const, { is: 'site', slot } as const]
        : [{ is: 'site', slot } as const, { is: 'board', seat } as const];
    return [emitAll(moveWarbands(state, seat, from, to, Math.abs(more), 'OATH-10-move')), goTo('choose')];
  },
});

interface Palanquin extends Use {
  readonly player?: SeatId;
  readonly slot?: Slot;
  /** Where the player would have to pay and does not want to go. */
  readonly refused?: readonly Slot[];
  readonly answer?: AcceptOption | DeclineOption;
}

/** Sites to which a player could travel, as far as they were not refused. */
function palanquinSites(state: Oath, player: SeatId, refused: readonly Slot[] = []): readonly Slot[] {
  return destinations(state, { seat: player, modifiers: [], free: true }).filter((slot) => !refused.includes(slot));
}

/** Two pawns move together: the user's is put there, the other one travels. */
export const palanquin = flow<Oath, Palanquin>()('oath/card/palanquin', {
  player: (state, vars) => {
    const { site } = playerOf(state, vars.seat);
    const others = othersThan(state, vars.seat).filter(
      (other) => playerOf(state, other).site === site && palanquinSites(state, other).length > 0,
    );
    return others.length === 0
      ? finish
      : ask('player', askPlayer({ state, use: vars, step: 'palanquin.player' }, others));
  },
  site: (state, vars) => {
    const sites = vars.player === undefined ? [] : palanquinSites(state, vars.player, vars.refused);
    return sites.length === 0 ? finish : ask('slot', askSite({ state, use: vars, step: 'palanquin.site' }, sites));
  },
  consent: (state, vars) => {
    const { player, slot } = vars;
    if (player === undefined || slot === undefined) return finish;
    const { favor, flips } = feesFor(state, { is: 'travel', seat: player, to: slot });
    if (favor + flips === 0) return goTo('go');
    return ask('answer', askWhether({ state, use: vars, step: 'palanquin.consent', asked: player }));
  },
  consented: (_, { slot, refused = [], answer }) =>
    slot !== undefined && answer?.is === 'decline' && goTo('site', { refused: [...refused, slot] }),
  go: (_, { seat, slot }) =>
    slot !== undefined && emit<OathEvent>({ is: 'pawnMoved', seat, to: slot, how: 'put', rule: 'OATH-10-move' }),
  reveal: (_, { slot }) => slot !== undefined && call(revealSite({ slot })),
  follow: (_, { player, slot }) =>
    player !== undefined && slot !== undefined && call(travel({ seat: player, to: slot, modifiers: [], free: true })),
});

/** Sites one rules from which a campaign is possible. */
export function campaignSites(state: Oath, seat: SeatId): readonly Slot[] {
  if (mayDo(state, { is: 'campaign', seat }) !== 'allowed') return [];
  return sitesRuled(state, seat).filter((slot) => possibleDefenders(state, seat, slot).length > 0);
}

interface AtSite extends Use {
  readonly slot?: Slot;
}

/** A Campaign as if the pawn stood at another site, whose warbands join (OATH-10-your-site). */
export const captains = flow<Oath, AtSite>()('oath/card/captains', {
  site: (state, vars) => {
    const sites = campaignSites(state, vars.seat);
    return sites.length === 0 ? finish : ask('slot', askSite({ state, use: vars, step: 'captains.site' }, sites));
  },
  campaign: (_, { seat, slot }) =>
    slot !== undefined && call(campaign({ seat, from: slot, joined: [slot], free: true })),
});

/** Sites of the own region with warbands. */
function besiegeable(state: Oath, seat: SeatId): readonly Slot[] {
  return slotsOf(regionOf(playerOf(state, seat).site)).filter(
    (slot) => Object.keys(placeAt(state, slot).warbands).length > 0,
  );
}

export const siegeEngines = flow<Oath, AtSite>()('oath/card/siegeEngines', {
  site: (state, vars) => {
    const sites = besiegeable(state, vars.seat);
    return sites.length === 0 ? finish : ask('slot', askSite({ state, use: vars, step: 'siege-engines.site' }, sites));
  },
  kill: (state, { slot }) => slot !== undefined && emitAll(killAt(state, { is: 'site', slot }, 2, 'OATH-10-kill')),
});

type RelicOrDone =
  | Extract<FacedownOption, { readonly is: 'facedownRelic' }>
  | Extract<DetailOption, { readonly is: 'done' }>;

interface RelicHunt extends Use {
  readonly next?: RelicOrDone;
}

/** Facedown relics at targeted sites become targets, each worth a die. */
export const huntRelics = flow<Oath, RelicHunt>()('oath/card/huntRelics', {
  choose: (state, vars) => {
    const { campaign: running } = state;
    if (running === null) return finish;
    const targeted = running.targets.flatMap((target) => (target.is === 'relic' ? [target.card] : []));
    const options = targetedSites(running).flatMap((slot) =>
      relicsAt(state, slot).flatMap((card, at) =>
        targeted.includes(card) ? [] : [{ is: 'facedownRelic' as const, slot, at }],
      ),
    );
    if (options.length === 0) return finish;
    const message: PowerMessage = {
      key: 'power',
      step: 'relic-hunter.relic',
      card: cardOf(state.table, vars.card).printed,
    };
    return ask(
      'next',
      choose<RelicOrDone>({
        seat: vars.seat,
        message,
        because: { is: 'card', card: vars.card, rule: 'OATH-5.5.3-a' },
        options: [...options, { is: 'done' }],
      }),
    );
  },
  add: (state, { next }) => {
    const { campaign: running } = state;
    const card = next?.is === 'facedownRelic' ? relicsAt(state, next.slot)[next.at] : undefined;
    if (running === null || card === undefined) return finish;
    const target: Target = { is: 'relic', card };
    return [
      emit<OathEvent>({
        is: 'targetsDeclared',
        targets: [...running.targets, target],
        dice: running.defenceDice + 1,
        rule: 'OATH-5.5.3-a',
      }),
      goTo('choose'),
    ];
  },
});

interface Burying extends Use {
  readonly left: readonly CardId[];
  readonly next?: { readonly is: 'card'; readonly card: CardId } | DeclineOption;
}

/** Relics just taken may go under the relic deck, one by one. */
export const buryRelics = flow<Oath, Burying>()('oath/card/buryRelics', {
  choose: (state, vars) =>
    vars.left.length === 0
      ? finish
      : ask('next', askCardOrNone({ state, use: vars, step: 'relic-hunter.bury' }, vars.left)),
  bury: (state, { left, next }) =>
    next?.is === 'card'
      ? [
          emitAll(buryRelic(state, next.card, 'OATH-5.5.8-a')),
          goTo('choose', { left: left.filter((card) => card !== next.card) }),
        ]
      : finish,
});

export const ORDER_PROCEDURES = [
  garrisonSites,
  maybeCitizen,
  freeCampaign,
  messenger,
  palanquin,
  captains,
  siegeEngines,
  huntRelics,
  buryRelics,
];
