import { type CardId, call, emitAll, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Suit } from '../facts/fact.ts';
import { REGIONS, regionOf, type Slot, slotsOf } from '../places.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import type { PlanUse } from '../powers/power.ts';
import { cardsAt, holderOf, slotOf, suitOf } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { sitesRuled } from '../queries/ruling.ts';
import { playerOf, turnOrder } from '../queries/seats.ts';
import { targetedSites } from '../rules/campaign-forces.ts';
import { mayDisturb } from '../rules/play.ts';
import type { Campaign, Oath } from '../state.ts';
import { gainSecrets, moveFavor } from '../verbs/favor.ts';
import { forbid, type Verdict } from '../verdict.ts';
import {
  alchemist,
  bewitch,
  bloodPact,
  dreamThief,
  forgottenVault,
  inquisitor,
  revelation,
  tameable,
  tamingCharm,
  terrorSpells,
  witchsBargain,
} from './arcane-flows.ts';
import { someHold, yourSide } from './battle.ts';
import { discardTogether, favorFromBank } from './common-flows.ts';
import { takesSecret } from './deeds.ts';
import { suitsRuled } from './discord.ts';

/** Whether the player takes part in the campaign, on whichever side. */
export function takesPart(seat: SeatId | undefined, { attacker, defender, allies }: Campaign): boolean {
  return seat !== undefined && (seat === attacker || seat === defender || allies.includes(seat));
}

/** Whether the two fight on different sides. */
export function areOpposed(one: SeatId | 'bandits', other: SeatId | undefined, campaign: Campaign): boolean {
  if (!takesPart(other, campaign)) return false;
  return (one === campaign.attacker) !== (other === campaign.attacker);
}

/** The cards of these suits at sites in the user's region that can be discarded. */
export function purged(state: Oath, seat: SeatId, suits: readonly Suit[]): readonly CardId[] {
  const region = slotsOf(regionOf(playerOf(state, seat).site)).flatMap((slot) => cardsAt(state, slot));
  return region.filter((card) => {
    const suit = suitOf(state, card);
    return suit !== null && suits.includes(suit) && mayDisturb(state, seat, card);
  });
}

function fitsPortal(state: Oath, seat: SeatId, self: Parameters<typeof slotOf>[1], to: Slot): Verdict {
  const slot = slotOf(state, self);
  return playerOf(state, seat).site === slot || to === slot ? 'allowed' : forbid('notHere', 'OATH-7.4-a');
}

function needsSecret(state: Oath, plan: PlanUse, campaign: Campaign): Verdict {
  return someHold(state, yourSide(state, plan, campaign), 'darkestSecret')
    ? 'allowed'
    : forbid('nothingThere', 'OATH-7.1.3-a');
}

export const ARCANE_CARDS: readonly CardDefinition[] = [
  card('alchemist', { action: { does: (_, use) => [call(alchemist(use))] } }),
  card('fire-talkers', {
    plan: {
      side: 'both',
      works: needsSecret,
      attackDice: (state, plan, campaign) =>
        someHold(state, yourSide(state, plan, campaign), 'darkestSecret') ? 3 : 0,
    },
  }),
  card('magicians-code', {
    modifier: {
      action: 'recover',
      fits: (_state, _use, what) =>
        what.is === 'banner' && what.banner === 'darkestSecret' ? 'allowed' : forbid('nothingThere', 'OATH-7.4-a'),
      addsSecrets: 2,
    },
  }),
  card('spirit-snare', {
    action: { does: (_, use) => [call(favorFromBank({ ...use, amount: 1, step: 'spirit-snare.bank' }))] },
  }),
  card('wizard-school', {
    action: {
      does: (_, { seat }) => [
        emitAll<OathEvent>([...gainSecrets(seat, 1, 'OATH-10-gain'), { is: 'actEnded', rule: 'OATH-4.2-c' }]),
      ],
    },
  }),
  card('dazzle', {
    whenPlayed: {
      does: (state, { seat }) => [call(discardTogether({ seat, cards: purged(state, seat, ['hearth', 'order']) }))],
    },
  }),
  card('acting-troupe', {
    modifier: {
      action: 'trade',
      matches: (before, _state, _use, suit) => {
        if (suit === 'beast' || suit === 'order') return before + 1;
        return suit === 'arcane' ? before - 1 : before;
      },
    },
  }),
  card('taming-charm', {
    action: {
      works: (state, { seat }) =>
        tameable(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(tamingCharm(use))],
    },
  }),
  card('inquisitor', { action: { does: (_, use) => [call(inquisitor(use))] } }),
  card('secret-signal', {
    modifier: { action: 'trade', favor: (before) => (before === 1 ? 2 : before) },
  }),
  card('augury', { modifier: { action: 'search', draws: (before) => before + 1 } }),
  card('rusting-ray', {
    plan: {
      side: 'defence',
      works: needsSecret,
      voids: (state, plan, campaign) =>
        someHold(state, yourSide(state, plan, campaign), 'darkestSecret') ? 'hollow' : undefined,
    },
  }),
  card('portal', {
    modifier: {
      action: 'travel',
      fits: (state, { seat, card: self }, to) => fitsPortal(state, seat, self, to),
      free: (state, { seat, card: self }, to) => fitsPortal(state, seat, self, to) === 'allowed',
      ignoresSites: (state, { seat, card: self }, to) => fitsPortal(state, seat, self, to) === 'allowed',
    },
  }),
  card('billowing-fog', { plan: { side: 'both', losses: 'none' } }),
  card('kindred-warriors', {
    plan: {
      side: 'both',
      ignoresSkulls: () => true,
      choices: (state, plan, campaign) => {
        const ruled = yourSide(state, plan, campaign).flatMap((seat) => [...suitsRuled(state, seat)]);
        const most = new Set(ruled.filter((suit) => suit !== 'arcane')).size;
        // As with every ± plan its user picks the direction; the usual one comes first (OATH-7.5.4-a).
        return Array.from({ length: 2 * most + 1 }, (_, at) => (plan.side === 'attack' ? most - at : at - most));
      },
      attackDice: (_state, { choice = 0 }) => choice,
    },
  }),
  card('terror-spells', {
    action: {
      works: (state, { seat }) =>
        state.banners.darkestSecret.holder === seat ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(terrorSpells(use))],
    },
  }),
  card('blood-pact', {
    action: {
      works: (state, { seat }) =>
        boardWarbands(state, seat) >= 2 ? 'allowed' : forbid('nothingThere', 'OATH-10-sacrifice'),
      does: (_, use) => [call(bloodPact(use))],
    },
  }),
  card('revelation', { whenPlayed: { does: (_, use) => [call(revelation(use))] } }),
  card('observatory', {
    modifier: { action: 'search', here: true, sources: () => REGIONS },
  }),
  card('plague-engines', {
    action: {
      does: (state) => [
        emitAll(
          turnOrder(state).flatMap((seat) =>
            moveFavor(
              state,
              { is: 'player', seat },
              { is: 'bank', suit: 'arcane' },
              sitesRuled(state, seat).length,
              'OATH-7.1.3-a',
            ),
          ),
        ),
      ],
    },
  }),
  card('gleaming-armor', {
    standing: {
      planCost: (state, self, by, _, campaign) =>
        areOpposed(by, holderOf(state, self), campaign) ? { secret: 1 } : undefined,
    },
  }),
  card('bewitch', { whenPlayed: { does: (_, use) => [call(bewitch(use))] } }),
  card('jinx', { standing: { rerolls: 'jinx.reroll' } }),
  card('tutor', { action: { does: (_, { seat }) => [emitAll(gainSecrets(seat, 1, 'OATH-10-gain'))] } }),
  card('dream-thief', { action: { does: (_, use) => [call(dreamThief(use))] } }),
  card('cracking-ground', {
    plan: { side: 'both', attackDice: (_state, _plan, campaign) => targetedSites(campaign).length },
  }),
  card('sealing-ward', {
    standing: {
      defenceDice: (state, self, target, defender) =>
        target.is === 'relic' && holderOf(state, self) === defender && holderOf(state, target.card) === defender
          ? 1
          : 0,
    },
  }),
  card('initiation-rite', { modifier: { action: 'muster', mandatory: true, paysSecret: true } }),
  card('vow-of-silence', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is === 'giveSecrets') return deed.seat === holder ? 'OATH-7.1.4-a' : undefined;
        return deed.is === 'recover' && takesSecret(deed) === holder && holder !== undefined
          ? 'OATH-7.1.4-a'
          : undefined;
      },
      after: (state, self, happening) => {
        const holder = holderOf(state, self);
        if (happening.is !== 'recovered' || holder === undefined) return [];
        const { what, paid } = happening;
        return what.is === 'banner' && what.banner === 'darkestSecret'
          ? [emitAll(gainSecrets(holder, paid, 'OATH-10-gain'))]
          : [];
      },
    },
  }),
  card('forgotten-vault', { action: { does: (_, use) => [call(forgottenVault(use))] } }),
  card('map-library', {
    modifier: {
      action: 'trade',
      here: true,
      cards: (state, { card: self }) => {
        const here = slotOf(state, self);
        return here === undefined ? [] : slotsOf(regionOf(here)).flatMap((slot) => cardsAt(state, slot));
      },
    },
  }),
  card('witchs-bargain', { action: { does: (_, use) => [call(witchsBargain(use))] } }),
  card('master-of-disguise', { modifier: { action: 'trade', borrowsAdvisers: true } }),
];
