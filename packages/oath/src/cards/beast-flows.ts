import { ask, type CardId, call, cardsIn, emit, emitAll, finish, flow, keep, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import type { Slot } from '../places.ts';
import { askCard, askPlayer, askSite, askSplit } from '../powers/asking.ts';
import { mayDo } from '../powers/in-play.ts';
import type { Use } from '../powers/power.ts';
import {
  allSiteCards,
  cardsAt,
  faceupAdvisers,
  faceupSites,
  factIn,
  heldRelics,
  nameIn,
  slotOf,
  suitOf,
} from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { othersThan, turnOrder } from '../queries/seats.ts';
import { answers } from '../rules/answers.ts';
import { campaign, possibleDefenders } from '../rules/campaign.ts';
import { mayDisturb } from '../rules/play.ts';
import { checkTitle } from '../rules/title.ts';
import type { Oath } from '../state.ts';
import { buryRelic } from '../verbs/bury.ts';
import { discard } from '../verbs/discard.ts';
import { moveFavor, takeFavor } from '../verbs/favor.ts';
import { gainWarbands, killAt } from '../verbs/warbands.ts';
import { RELIC_DECK } from '../zones.ts';

interface Choosing extends Use {
  readonly player?: SeatId;
  readonly chosen?: CardId;
  /** The relic that was drawn. */
  readonly drawn?: CardId;
  readonly slot?: Slot;
  readonly shares?: readonly number[];
}

/** Beast cards at all sites. */
export function beastsAtSites(state: Oath): number {
  return allSiteCards(state).filter((card) => suitOf(state, card) === 'beast').length;
}

/** Sites that hold a Beast card. */
export function wildSites(state: Oath): readonly Slot[] {
  return faceupSites(state).filter((slot) => cardsAt(state, slot).some((card) => suitOf(state, card) === 'beast'));
}

export const wolves = flow<Oath, Choosing>()('oath/card/wolves', {
  choose: (state, vars) => {
    const players = turnOrder(state).filter((seat) => boardWarbands(state, seat) > 0);
    return players.length === 0
      ? finish
      : ask('player', askPlayer({ state, use: vars, step: 'wolves.player' }, players));
  },
  kill: (state, { player }) =>
    player !== undefined && emitAll(killAt(state, { is: 'board', seat: player }, 1, 'OATH-10-kill')),
});

/** Denizens at other sites that can be driven out. */
export function prey(state: Oath, { seat, card }: Use): readonly CardId[] {
  if (!mayDisturb(state, seat, card)) return [];
  const home = slotOf(state, card);
  return allSiteCards(state).filter(
    (each) => slotOf(state, each) !== home && factIn(state, each).back === 'denizen' && mayDisturb(state, seat, each),
  );
}

/** A denizen is discarded and this card takes its place (ruling 12). */
export const rovingTerror = flow<Oath, Choosing>()('oath/card/rovingTerror', {
  choose: (state, vars) => {
    const cards = prey(state, vars);
    return cards.length === 0
      ? finish
      : ask('chosen', askCard({ state, use: vars, step: 'roving-terror.card' }, cards));
  },
  move: (state, { seat, card, chosen }) => {
    const slot = chosen === undefined ? undefined : slotOf(state, chosen);
    if (chosen === undefined || slot === undefined) return finish;
    return emitAll<OathEvent>([
      ...discard(state, seat, chosen, 'OATH-10-discard-b'),
      { is: 'movedToSite', card, slot, rule: 'OATH-10-move' },
    ]);
  },
});

/** Draws and takes a relic, then puts one under the deck; the title is looked at only afterwards (OATH-2.11-j). */
export const faeMerchant = flow<Oath, Choosing>()('oath/card/faeMerchant', {
  draw: (state, { seat }) => {
    const relic = cardsIn(state.table, RELIC_DECK)[0];
    return (
      relic !== undefined && [
        keep({ drawn: relic }),
        emit<OathEvent>({ is: 'relicGained', seat, card: relic, how: 'drawn', rule: 'OATH-10-draw' }),
      ]
    );
  },
  choose: (state, vars) => {
    const relics = heldRelics(state, vars.seat).filter((relic) => nameIn(state, relic) !== 'the-grand-scepter');
    return relics.length === 0
      ? finish
      : ask('chosen', askCard({ state, use: vars, step: 'fae-merchant.relic' }, relics));
  },
  bury: (state, { chosen }) => chosen !== undefined && emitAll(buryRelic(state, chosen, 'OATH-7.1.3-a')),
  answers: (state, { seat, drawn }) =>
    drawn !== undefined &&
    heldRelics(state, seat).includes(drawn) &&
    call(answers({ happening: { is: 'relicsTaken', seat, cards: [drawn] } })),
  title: () => call(checkTitle({})),
});

/** Players with a faceup Order or Discord adviser. */
function reformable(state: Oath): readonly SeatId[] {
  return turnOrder(state).filter((seat) =>
    faceupAdvisers(state, seat).some((card) => ['order', 'discord'].includes(suitOf(state, card) ?? '')),
  );
}

export const secondChance = flow<Oath, Choosing>()('oath/card/secondChance', {
  choose: (state, vars) => {
    const players = reformable(state);
    if (players.length === 0) return finish;
    return ask('player', askPlayer({ state, use: vars, step: 'second-chance.player' }, players));
  },
  kill: (state, { player }) => {
    if (player === undefined || boardWarbands(state, player) === 0) return finish;
    return emitAll(killAt(state, { is: 'board', seat: player }, 1, 'OATH-10-kill'));
  },
  // A warband of one's own that was killed is back in the bank by now.
  gain: (state, { seat }) => emitAll(gainWarbands(state, seat, 1, 'OATH-10-gain')),
});

/** The card goes to another player's advisers, and two favor come back. */
export const piedPiper = flow<Oath, Choosing>()('oath/card/piedPiper', {
  choose: (state, vars) =>
    ask('player', askPlayer({ state, use: vars, step: 'pied-piper.player' }, othersThan(state, vars.seat))),
  move: (state, { seat, card, player }) =>
    player !== undefined &&
    emitAll<OathEvent>([
      { is: 'movedToAdvisers', card, seat: player, rule: 'OATH-10-move' },
      ...takeFavor(state, seat, player, 2, 'OATH-10-take'),
    ]),
});

const OTHERS = SUITS.filter((suit) => suit !== 'beast');

/** As much favor as there are Beast cards moves to the Beast bank. */
export const memoryOfNature = flow<Oath, Choosing>()('oath/card/memoryOfNature', {
  choose: (state, vars) => {
    const most = OTHERS.map((suit) => state.banks[suit]);
    const total = Math.min(
      beastsAtSites(state),
      most.reduce((sum, each) => sum + each, 0),
    );
    if (total === 0) return finish;
    const banks = OTHERS.map((suit) => ({ is: 'bank' as const, suit }));
    return ask('shares', askSplit({ state, use: vars, step: 'memory-of-nature.banks' }, banks, { total, most }));
  },
  move: (state, { shares = [] }) =>
    emitAll(
      OTHERS.flatMap((suit, at) =>
        moveFavor(state, { is: 'bank', suit }, { is: 'bank', suit: 'beast' }, shares[at] ?? 0, 'OATH-7.1.3-a'),
      ),
    ),
});

/** Wild sites from which a campaign is possible. */
export function wildFronts(state: Oath, seat: SeatId): readonly Slot[] {
  if (mayDo(state, { is: 'campaign', seat }) !== 'allowed') return [];
  return wildSites(state).filter((slot) => possibleDefenders(state, seat, slot).length > 0);
}

export const wildAllies = flow<Oath, Choosing>()('oath/card/wildAllies', {
  site: (state, vars) => {
    const sites = wildFronts(state, vars.seat);
    return sites.length === 0 ? finish : ask('slot', askSite({ state, use: vars, step: 'wild-allies.site' }, sites));
  },
  campaign: (_, { seat, slot }) =>
    slot !== undefined && call(campaign({ seat, from: slot, joined: [slot], free: true })),
});

export const BEAST_PROCEDURES = [
  wolves,
  rovingTerror,
  faeMerchant,
  secondChance,
  piedPiper,
  memoryOfNature,
  wildAllies,
];
