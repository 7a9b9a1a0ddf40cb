import { type CardId, call, emit, emitAll, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import { regionOf } from '../places.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { holderOf } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { isEnemyOf, rulerOf, rulerOfCard, rulesSite, sitesRuled } from '../queries/ruling.ts';
import { isExile, othersThan, playerOf } from '../queries/seats.ts';
import { attackStrength, defenceStrength, defendingForce } from '../rules/campaign-forces.ts';
import { fallen, loseWarbands } from '../rules/campaign-losses.ts';
import { planCost } from '../rules/campaign-plans.ts';
import { advisersOfSuit } from '../rules/trade.ts';
import type { Campaign, Oath, UsedPlan } from '../state.ts';
import { burnFavor, favorOf, gainFavor, giveFavor, takeFavor } from '../verbs/favor.ts';
import { gainSupply } from '../verbs/supply.ts';
import { gainWarbands, killAt } from '../verbs/warbands.ts';
import { forbid } from '../verdict.ts';
import { enemiesIn, isItsSiteTargeted, plusMinus } from './battle.ts';
import { favorFromBank } from './common-flows.ts';
import { revealsVision, takesSecret } from './deeds.ts';
import {
  buryRelics,
  campaignSites,
  captains,
  freeCampaign,
  garrisonSites,
  huntRelics,
  maybeCitizen,
  messenger,
  palanquin,
  siegeEngines,
} from './order-flows.ts';

/** Whether an enemy of who rules the card stands at a site that the same ruler rules. */
function isUnderRuleOf(state: Oath, seat: SeatId, self: CardId): boolean {
  const ruler = rulerOfCard(state, self);
  return ruler !== undefined && rulerOf(state, playerOf(state, seat).site) === ruler && isEnemyOf(state, seat, ruler);
}

/** The favor for the advisers of beaten enemies, bank by bank, since a bank may run short. */
function parade(state: Oath, plan: UsedPlan, campaign: Campaign): readonly OathEvent[] {
  return SUITS.flatMap((suit) => {
    const count = enemiesIn(plan, campaign).reduce<number>((sum, enemy) => sum + advisersOfSuit(state, enemy, suit), 0);
    return plan.by === 'bandits'
      ? burnFavor(state, { is: 'bank', suit }, count, 'OATH-5.5.8-a')
      : gainFavor(state, plan.by, suit, count, 'OATH-5.5.8-a');
  });
}

export const ORDER_CARDS: readonly CardDefinition[] = [
  card('wrestlers', {
    plan: {
      side: 'defence',
      // Bandits have no warbands to sacrifice (OATH-10-bandit).
      works: (state, { by }, campaign) =>
        by !== 'bandits' && defendingForce(state, campaign).length > 0
          ? 'allowed'
          : forbid('nothingThere', 'OATH-10-sacrifice'),
      defenceDice: () => 1,
      does: (_, { by }, { defender }) =>
        by === 'bandits' || defender === 'bandits'
          ? []
          : [call(loseWarbands({ side: 'defence', amount: 1, chooser: defender, why: 'sacrifice' }))],
    },
  }),
  card('battle-honors', {
    plan: {
      side: 'both',
      ifVictorious: (state, { by }) => [
        emitAll(
          by === 'bandits'
            ? burnFavor(state, { is: 'bank', suit: 'order' }, 2, 'OATH-5.5.8-a')
            : gainFavor(state, by, 'order', 2, 'OATH-5.5.8-a'),
        ),
      ],
    },
  }),
  card('bear-traps', {
    plan: {
      side: 'defence',
      attackDice: () => 1,
      does: (state, _, { attacker }) => {
        const place = { is: 'board', seat: attacker } as const;
        return boardWarbands(state, attacker) === 0
          ? []
          : [emit(fallen(state, 'attack', { place, seat: attacker, amount: 1 }, 'OATH-10-kill'))];
      },
    },
  }),
  card('longbows', { plan: plusMinus(1) }),
  card('keep', {
    plan: {
      side: 'defence',
      works: (state, { card: self }, campaign) =>
        isItsSiteTargeted(state, self, campaign) ? 'allowed' : forbid('notHere', 'OATH-7.5-a'),
      defenceDice: () => 2,
    },
  }),
  card('pressgangs', { modifier: { action: 'muster', overTokens: true } }),
  card('garrison', {
    whenPlayed: {
      does: (state, use) => [
        emitAll(gainWarbands(state, use.seat, sitesRuled(state, use.seat).length, 'OATH-7.3.3-a')),
        call(garrisonSites(use)),
      ],
    },
  }),
  card('scouts', {
    plan: {
      side: 'attack',
      does: (state, { by }) => (by === 'bandits' ? [] : [emitAll(gainSupply(state, by, 1, 'OATH-7.5-a'))]),
    },
  }),
  card('martial-culture', {
    plan: {
      side: 'both',
      ifVictorious: (state, plan, campaign) => {
        const { by, card: self } = plan;
        const beaten = enemiesIn(plan, campaign);
        if (by === 'bandits' || !isExile(state, by) || !beaten.some((seat) => isExile(state, seat))) return [];
        return [call(maybeCitizen({ seat: by, card: self, step: 'martial-culture.citizen' }))];
      },
    },
  }),
  card('code-of-honor', { plan: { ...plusMinus(2), alone: true } }),
  card('outriders', { plan: { side: 'attack', ignoresSkulls: () => true } }),
  card('messenger', { action: { does: (_, use) => [call(messenger(use))] } }),
  card('field-promotion', {
    plan: {
      side: 'both',
      ifVictorious: (state, { by }) => (by === 'bandits' ? [] : [emitAll(gainWarbands(state, by, 3, 'OATH-5.5.8-a'))]),
    },
  }),
  card('palanquin', { action: { does: (_, use) => [call(palanquin(use))] } }),
  card('shield-wall', { plan: { side: 'defence', defenceDice: () => 2, losses: 'all' } }),
  card('military-parade', {
    plan: {
      side: 'both',
      ifVictorious: (state, plan, campaign) => [emitAll(parade(state, plan, campaign))],
    },
  }),
  card('tome-guardians', {
    standing: {
      forbids: (state, self, deed) => {
        const ruler = rulerOfCard(state, self);
        const seat = takesSecret(deed);
        return ruler !== undefined && seat !== undefined && isEnemyOf(state, seat, ruler) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('tyrant', {
    modifier: {
      action: 'travel',
      mandatory: true,
      after: (state, _, { to }) => [emitAll(killAt(state, { is: 'site', slot: to }, 1, 'OATH-10-kill'))],
    },
  }),
  card('forced-labor', {
    standing: {
      toll: (state, self, deed) => {
        const searches = deed.is === 'search' || (deed.is === 'play' && deed.how === 'adviser');
        return searches && isUnderRuleOf(state, deed.seat, self) ? { favor: 1, card: self } : undefined;
      },
    },
  }),
  card('secret-police', {
    standing: {
      forbids: (state, self, deed) => {
        const seat = revealsVision(deed);
        return seat !== undefined && isUnderRuleOf(state, seat, self) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('specialist', { plan: { side: 'attack', silences: true } }),
  card('captains', {
    action: {
      works: (state, { seat }) =>
        campaignSites(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-5.5.1-a'),
      does: (_, use) => [call(captains(use))],
    },
  }),
  card('siege-engines', { action: { does: (_, use) => [call(siegeEngines(use))] } }),
  card('royal-tax', {
    whenPlayed: {
      does: (state, { seat }) => {
        const region = regionOf(playerOf(state, seat).site);
        const taxed = othersThan(state, seat).filter((other) => {
          const { site } = playerOf(state, other);
          return regionOf(site) === region && rulesSite(state, seat, site);
        });
        return [emitAll(taxed.flatMap((other) => takeFavor(state, seat, other, 2, 'OATH-7.3.3-a')))];
      },
    },
  }),
  card('toll-roads', {
    standing: {
      toll: (state, self, deed) => {
        if (deed.is !== 'travel') return undefined;
        const ruler = rulerOfCard(state, self);
        const owes = ruler !== undefined && rulerOf(state, deed.to) === ruler && isEnemyOf(state, deed.seat, ruler);
        return owes ? { favor: 1, card: self } : undefined;
      },
    },
  }),
  card('curfew', {
    standing: {
      toll: (state, self, deed) => {
        if (deed.is !== 'trade') return undefined;
        const ruler = rulerOfCard(state, self);
        const owes =
          ruler !== undefined && rulerOfCard(state, deed.card) === ruler && isEnemyOf(state, deed.seat, ruler);
        return owes ? { favor: 1, card: self } : undefined;
      },
    },
  }),
  card('knights-errant', {
    modifier: {
      action: 'muster',
      after: (_, use) => [call(freeCampaign({ ...use, step: 'knights-errant.campaign' }))],
    },
  }),
  card('vow-of-obedience', {
    standing: {
      forbids: (state, self, deed) =>
        holderOf(state, self) !== undefined && holderOf(state, self) === revealsVision(deed)
          ? 'OATH-7.1.4-a'
          : undefined,
    },
    rest: { does: (_, use) => [call(favorFromBank({ ...use, amount: 1, step: 'vow-of-obedience.bank' }))] },
  }),
  card('hunting-party', {
    modifier: {
      action: 'search',
      after: (_, use, { source }) =>
        source === 'world' ? [call(freeCampaign({ ...use, step: 'hunting-party.campaign' }))] : [],
    },
  }),
  card('council-seat', {
    standing: {
      forbids: (state, self, deed) =>
        deed.is === 'exile' && holderOf(state, self) === deed.citizen ? 'OATH-7.1.4-a' : undefined,
    },
  }),
  card('encirclement', {
    plan: {
      side: 'both',
      attackDice: (state, { side }, campaign) => {
        const [attack, defence] = [attackStrength(state, campaign), defenceStrength(state, campaign)];
        return (side === 'attack' ? attack > defence : defence > attack) ? 2 : 0;
      },
    },
  }),
  card('peace-envoy', {
    plan: {
      side: 'both',
      alone: true,
      wins: true,
      spares: true,
      may: (state, { by, card: self }, campaign) => {
        const { attacker, defender, defenceDice } = campaign;
        if (by === 'bandits' || defender === 'bandits') return forbid('nothingThere', 'OATH-10-give');
        if (playerOf(state, attacker).site !== playerOf(state, defender).site) return forbid('notHere', 'OATH-7.5-a');
        // What the plan costs is paid besides what the opponent gets.
        const { favor = 0, burnFavor: burned = 0 } = planCost(state, by, self, campaign);
        return favorOf(state, by) >= favor + burned + defenceDice ? 'allowed' : forbid('cannotPay', 'OATH-7.1.2-e');
      },
      does: (state, { by, side }, { attacker, defender, defenceDice }) => {
        if (by === 'bandits' || defender === 'bandits') return [];
        const other = side === 'attack' ? defender : attacker;
        return [emitAll(giveFavor(state, by, other, defenceDice, 'OATH-10-give'))];
      },
    },
  }),
  card('relic-hunter', {
    plan: {
      side: 'attack',
      does: (_, { by, card: self }) => (by === 'bandits' ? [] : [call(huntRelics({ seat: by, card: self }))]),
      ifVictorious: (state, { by, card: self }, { targets }) => {
        if (by === 'bandits') return [];
        const left = targets.flatMap((target) =>
          target.is === 'relic' && holderOf(state, target.card) === by ? [target.card] : [],
        );
        return [call(buryRelics({ seat: by, card: self, left }))];
      },
    },
  }),
];
