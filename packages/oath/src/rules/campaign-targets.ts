import { cardOf, type SeatId } from '@kronika/kernel';
import type { EventOf } from '../event.ts';
import { campaignEvents } from '../events/campaign-events.ts';
import { isRelicName, relicDice } from '../facts/library.ts';
import { regionOf, SLOTS, type Slot } from '../places.ts';
import { mayDo, standingPowers } from '../powers/in-play.ts';
import { heldRelics, nameIn, siteAt } from '../queries/cards.ts';
import { rulerOf, rulesSite } from '../queries/ruling.ts';
import { isImperial, othersThan, playerOf } from '../queries/seats.ts';
import { BANNERS, type Campaign, type Defender, type Oath, type Target } from '../state.ts';
import { isChancellorAlly } from './campaign-allies.ts';
import { canPayFees, feesFor } from './tolls.ts';

const CAMPAIGN_SUPPLY = 2;

export function sameTarget(one: Target, other: Target): boolean {
  switch (one.is) {
    case 'site':
      return other.is === 'site' && one.slot === other.slot;
    case 'relic':
      return other.is === 'relic' && one.card === other.card;
    case 'banner':
      return other.is === 'banner' && one.banner === other.banner;
    case 'pawn':
      return other.is === 'pawn';
  }
}

/** Whether a side of a campaign rules the site; bandits rule what no player does. */
function defends(state: Oath, defender: Defender, slot: Slot): boolean {
  return defender === 'bandits' ? rulerOf(state, slot) === 'bandits' : rulesSite(state, defender, slot);
}

/** Where a target counts as being (OATH-5.5.2-b). */
export function placeOfTarget(state: Oath, { defender, from }: Campaign, target: Target): Slot {
  if (target.is === 'site') return target.slot;
  return defender === 'bandits' ? from : playerOf(state, defender).site;
}

/** The dice a target is worth (OATH-5.5.2-d). */
export function targetDice(state: Oath, { defender }: Campaign, target: Target): number {
  const extra = standingPowers(state).reduce(
    (sum, { self, standing }) => sum + (standing.defenceDice?.(state, self, target, defender) ?? 0),
    0,
  );
  switch (target.is) {
    case 'site':
      return 1 + extra;
    case 'relic': {
      const name = nameIn(state, target.card);
      // A relic that lies at a site is worth one die (Relic Hunter).
      const held = cardOf(state.table, target.card).face === 'up';
      return (held && isRelicName(name) ? relicDice(name) : 1) + extra;
    }
    case 'banner':
      return state.banners[target.banner].tokens + extra;
    case 'pawn':
      return 2 + extra;
  }
}

/** The dice of the title (OATH-2.11-g, OATH-2.11-i). */
export function titleDice(state: Oath, { defender }: Campaign): number {
  const { holder, side } = state.title;
  const dice = side === 'usurper' ? 2 : 1;
  if (defender === 'bandits') return 0;
  if (holder === defender) return dice;
  return holder === state.chancellor && isImperial(state, defender) ? dice : 0;
}

/** Everything of the defender that could be declared, before targets depend on each other (OATH-5.5.2-a). */
export function legalTargets(state: Oath, campaign: Campaign): readonly Target[] {
  const { defender, from } = campaign;
  const sites = SLOTS.filter((slot) => defends(state, defender, slot)).map((slot): Target => ({ is: 'site', slot }));
  const met = defender !== 'bandits' && playerOf(state, defender).site === from;
  const held: readonly Target[] = met
    ? [
        ...heldRelics(state, defender).map((card): Target => ({ is: 'relic', card })),
        ...BANNERS.filter((banner) => state.banners[banner].holder === defender).map(
          (banner): Target => ({ is: 'banner', banner }),
        ),
        { is: 'pawn' },
      ]
    : [];
  return [...sites, ...held].filter(
    (target) => mayTarget(state, campaign, target) && passFor(state, campaign, target) !== 'closed',
  );
}

/** Whether no power forbids the target, and what it costs to declare it can be paid. */
function mayTarget(state: Oath, { attacker, defender }: Campaign, target: Target): boolean {
  const deed = { is: 'target', seat: attacker, defender, target } as const;
  return mayDo(state, deed) === 'allowed' && canPayFees(state, attacker, feesFor(state, deed));
}

/** The Narrow Pass that must be targeted as well for a target behind it (OATH-2.8.5-i); `closed` if it cannot be. */
function passFor(state: Oath, campaign: Campaign, target: Target): Slot | 'open' | 'closed' {
  const { attacker, defender, from } = campaign;
  const region = regionOf(placeOfTarget(state, campaign, target));
  if (region === regionOf(from)) return 'open';
  const pass = SLOTS.find((slot) => regionOf(slot) === region && siteAt(state, slot) === 'narrow-pass');
  if (pass === undefined || rulesSite(state, attacker, pass)) return 'open';
  const targetable = defends(state, defender, pass) && mayTarget(state, campaign, { is: 'site', slot: pass });
  return targetable ? pass : 'closed';
}

/** The targets with those that come along with them. */
export function withPasses(state: Oath, campaign: Campaign, targets: readonly Target[]): readonly Target[] {
  const passes = targets.flatMap((target): readonly Target[] => {
    const pass = passFor(state, campaign, target);
    return typeof pass === 'number' ? [{ is: 'site', slot: pass }] : [];
  });
  const missing = passes.filter(
    (pass, at) =>
      !targets.some((target) => sameTarget(target, pass)) && passes.findIndex((each) => sameTarget(each, pass)) === at,
  );
  return [...targets, ...missing];
}

/** Plains give an attack die and a Mountain takes one, once for all targets there (OATH-2.8.5-e). */
export function terrainDice(state: Oath, campaign: Campaign): number {
  const places = new Set(campaign.targets.map((target) => placeOfTarget(state, campaign, target)));
  const at = (name: 'plains' | 'mountain') => [...places].filter((slot) => siteAt(state, slot) === name).length;
  return at('plains') - at('mountain');
}

export function diceOf(state: Oath, campaign: Campaign, targets: readonly Target[]): number {
  return targets.reduce((sum, target) => sum + targetDice(state, campaign, target), 0);
}

/** Whether the targets may be declared as they are: one is here, and no power objects (OATH-5.5.2-b). */
export function isDeclarable(state: Oath, campaign: Campaign, targets: readonly Target[]): boolean {
  if (!targets.some((target) => placeOfTarget(state, campaign, target) === campaign.from)) return false;
  const declared = { ...campaign, targets };
  const dice = diceOf(state, campaign, targets);
  return standingPowers(state).every(
    ({ self, standing }) => standing.targetsFit?.(state, self, declared, dice) ?? true,
  );
}

/** Whether some choice among the rest makes the targets declarable. */
export function canComplete(
  state: Oath,
  campaign: Campaign,
  targets: readonly Target[],
  rest: readonly Target[],
): boolean {
  if (isDeclarable(state, campaign, targets)) return true;
  return rest.some((target, at) =>
    canComplete(state, campaign, withPasses(state, campaign, [...targets, target]), rest.slice(at + 1)),
  );
}

/**
 * The targets that must be declared: the attacker's own site, if the defender rules it (OATH-5.5.2-c) and nothing forbids
 * it (OATH-9.2-a).
 */
export function compulsory(state: Oath, campaign: Campaign): readonly Target[] {
  const { defender, from } = campaign;
  const here: Target = { is: 'site', slot: from };
  return defends(state, defender, from) && mayTarget(state, campaign, here) ? [here] : [];
}

/** What may be declared besides what has been. */
export function furtherTargets(state: Oath, campaign: Campaign, targets: readonly Target[]): readonly Target[] {
  const rest = legalTargets(state, campaign).filter(
    (target) => !targets.some((declared) => sameTarget(declared, target)),
  );
  return rest.filter((target) => {
    const declared = withPasses(state, campaign, [...targets, target]);
    const left = rest.filter((each) => !declared.some((done) => sameTarget(done, each)));
    return canComplete(state, campaign, declared, left);
  });
}

type Began = EventOf<'campaignBegan'>;
type Joins = EventOf<'allyJoined'>;

interface Beginning {
  readonly attacker: SeatId;
  readonly from: Slot;
  readonly defender: Defender;
  readonly joined?: readonly Slot[];
}

/** The state as it would be with this campaign running: who is Imperial depends on it (OATH-5.5.1-f, OATH-5.5.1-g). */
export function withCampaignBegun(state: Oath, { attacker, from, defender, joined = [] }: Beginning): Oath {
  const began: Began = { is: 'campaignBegan', attacker, from, defender, joined, rule: 'OATH-5.5.1-a' };
  const begun = campaignEvents.campaignBegan.apply(state, began);
  if (begun.campaign === null || !isChancellorAlly(begun, begun.campaign)) return begun;
  const joins: Joins = { is: 'allyJoined', seat: state.chancellor, rule: 'OATH-5.5.2-g' };
  return campaignEvents.allyJoined.apply(begun, joins);
}

function hasTargets(state: Oath, attacker: SeatId, from: Slot, defender: Defender): boolean {
  const begun = withCampaignBegun(state, { attacker, from, defender });
  const { campaign } = begun;
  if (campaign === null) return false;
  const must = compulsory(begun, campaign);
  if (isDeclarable(begun, campaign, must)) return true;
  const rest = legalTargets(begun, campaign).filter((target) => !must.some((each) => sameTarget(each, target)));
  return canComplete(begun, campaign, must, rest);
}

/** Against whom the player may campaign from there (OATH-5.5.1-a to OATH-5.5.1-c, OATH-5.5.1-j). */
export function possibleDefenders(state: Oath, seat: SeatId, from: Slot): readonly Defender[] {
  const players = othersThan(state, seat).filter(
    (other) => rulesSite(state, other, from) || playerOf(state, other).site === from,
  );
  const lawless = rulerOf(state, from) === 'bandits';
  const candidates: readonly Defender[] = lawless
    ? state.law.banditDefender === 'pl'
      ? ['bandits']
      : ['bandits', ...players]
    : players;
  return candidates.filter((defender) => hasTargets(state, seat, from, defender));
}

/** Whether the player may campaign from there at the usual cost. */
export function mayCampaign(state: Oath, seat: SeatId, from: Slot, free?: true): boolean {
  return defendersFor(state, seat, from, free).length > 0;
}

/** Against whom the player may campaign from there now, with what it costs. */
export function defendersFor(state: Oath, seat: SeatId, from: Slot, free?: true): readonly Defender[] {
  if (free === undefined && playerOf(state, seat).supply < CAMPAIGN_SUPPLY) return [];
  return mayDo(state, { is: 'campaign', seat }) === 'allowed' ? possibleDefenders(state, seat, from) : [];
}

export { CAMPAIGN_SUPPLY };
