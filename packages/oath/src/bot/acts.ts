import { best, type ChooseQuestion, cardOf, cardsIn, type Match, type SeatId } from '@kronika/kernel';
import { cardEvents } from '../events/card-events.ts';
import { withPlayer } from '../events/copies.ts';
import { factOf } from '../facts/library.ts';
import { isOathOption, type OathOption, type Source } from '../options.ts';
import { SLOTS, type Slot } from '../places.ts';
import { cardsAt, isFaceupSite, suitOf } from '../queries/cards.ts';
import { carriesTokens, placeAt } from '../queries/pieces.ts';
import { isExile, playerOf } from '../queries/seats.ts';
import { mayCampaign, possibleDefenders } from '../rules/campaign-targets.ts';
import { recoverable } from '../rules/recover.ts';
import { worldCost } from '../rules/search.ts';
import { travelCost } from '../rules/travel.ts';
import type { Oath } from '../state.ts';
import { favorOf } from '../verbs/favor.ts';
import { discardOf, visionOf } from '../zones.ts';
import { campaignAgainst } from './campaigns.ts';
import { offerGain } from './citizenship.ts';
import { chanceOf } from './prospects.ts';
import type { Sight } from './sight.ts';
import { outcomeOf } from './tries.ts';
import { AFAR, FREE_TAKEN, FREE_WORTHWHILE, WEIGHTS, WORTHWHILE } from './weights.ts';
import { worthOf } from './worth.ts';

/** What a search is worth before one knows what turns up. */
const NEW_CARDS = 1.6;
const FIRST_VISION = 6;
const SEEN_VISION = 9;
const DRAWN = 3;
/** Of a facedown site nobody knows what it is; most have a clue. */
const NEW_SITE = 0.5;

function hasVision(state: Oath, seat: SeatId): boolean {
  return cardsIn(state.table, visionOf(seat)).length > 0;
}

/** An Exile looks for a Vision as long as it has none and no other way is near. */
function searchGain(state: Oath, seat: SeatId, source: Source): number {
  const cost = source === 'world' && state.banners.darkestSecret.holder !== seat ? worldCost(state.visionsDrawn) : 2;
  const price = cost * WEIGHTS.supply;
  if (!isExile(state, seat) || hasVision(state, seat)) return NEW_CARDS - price;
  const open = 1 - chanceOf(state, seat);
  if (source === 'world') return NEW_CARDS + FIRST_VISION * open - price;
  const backs = cardsIn(state.table, discardOf(source)).slice(0, DRAWN);
  const seen = backs.some((card) => factOf(cardOf(state.table, card).printed).back === 'vision');
  return NEW_CARDS + (seen ? SEEN_VISION * open : -0.5) - price;
}

/** What can be done at a place once the pawn is there. */
function placeWorth(state: Oath, seat: SeatId): number {
  const { site, supply } = playerOf(state, seat);
  const free = cardsAt(state, site).filter((card) => suitOf(state, card) !== null && !carriesTokens(state, card));
  const means = favorOf(state, seat) + playerOf(state, seat).secrets;
  const deals = 0.8 * Math.min(free.length, means, supply);
  const wars = mayCampaign(state, seat, site)
    ? possibleDefenders(state, seat, site).map((defender) => campaignAgainst(state, seat, defender)?.gain ?? 0)
    : [];
  const relics = recoverable(state, seat, []).some(({ is }) => is === 'relic') ? WEIGHTS.relic + 1 : 0;
  const { favor, secrets } = placeAt(state, site);
  return Math.max(0, relics, ...wars) + deals + 0.3 * Math.min(1, favor + secrets);
}

function there(state: Oath, seat: SeatId, slot: Slot, cost: number): Oath {
  const moved = withPlayer(state, seat, ({ supply }) => ({ site: slot, supply: Math.max(0, supply - cost) }));
  return isFaceupSite(moved, slot)
    ? moved
    : cardEvents.siteRevealed.apply(moved, { is: 'siteRevealed', slot, rule: 'OATH-5.6.2-a' });
}

/** What travelling there is worth: what can be done there, and a new site is always something. */
function travelGain(state: Oath, seat: SeatId, slot: Slot): number {
  const cost = travelCost(state, { seat, modifiers: [] }, slot);
  const arrived = there(state, seat, slot, cost);
  const found = isFaceupSite(state, slot) ? 0 : NEW_SITE;
  return AFAR * (placeWorth(arrived, seat) + found) - cost * WEIGHTS.supply;
}

/** Where to go, once that is settled. */
export function destinationFor({ state, seat }: Sight, { options }: ChooseQuestion): number {
  return best(options, (option) =>
    isOathOption(option) && option.is === 'site' ? travelGain(state, seat, option.slot) : -1,
  );
}

function supplyLeft(match: Match<Oath>, seat: SeatId): number {
  return playerOf(match.state, seat).supply;
}

/** What there is before the action: what the table is worth, and what is left to do where the pawn stands. */
interface Standing {
  readonly now: number;
  here(): number;
}

/** What the action gains, by what it leads to; chance is weighed, not tried. */
function gainOf(sight: Sight, option: OathOption, place: number, { now, here }: Standing): number {
  const { state, seat } = sight;
  switch (option.is) {
    case 'endAct':
      return 0;
    case 'show':
    case 'peekRelic':
    case 'peekReliquary':
    case 'transfer':
    case 'claimBreach':
      return -1;
    case 'offerCitizenship':
      return option.to === seat ? triedGain(sight, place, now) : offerGain(sight, place, option.to);
    case 'search': {
      if (option.source !== null) return searchGain(state, seat, option.source);
      const then = outcomeOf(sight, place);
      const isPaid = then !== undefined && supplyLeft(then, seat) < supplyLeft(sight.match, seat);
      return isPaid ? searchGain(state, seat, 'world') : -1;
    }
    case 'campaign':
      return option.defender === null ? -1 : (campaignAgainst(state, seat, option.defender)?.gain ?? -1);
    case 'travel':
      // Only somewhere better than here, so that nobody goes to and fro.
      return (option.to === null ? farTravelGain(sight, place) : travelGain(state, seat, option.to)) - here();
    default:
      return triedGain(sight, place, now);
  }
}

/** What comes of an action that is tried out. */
function triedGain(sight: Sight, place: number, now: number): number {
  const { state, seat } = sight;
  const then = outcomeOf(sight, place);
  if (then === undefined) return -1;
  const gain = worthOf(then.state, seat) - now;
  return spends(state, then.state, seat) ? gain : freeGain(sight, gain);
}

/** What travelling is worth where modifiers come first, which may turn out to lead nowhere. */
function farTravelGain(sight: Sight, place: number): number {
  const { state, seat } = sight;
  const { site, supply } = playerOf(state, seat);
  const then = outcomeOf(sight, place);
  if (then === undefined || playerOf(then.state, seat).site === site) return -1;
  const near = SLOTS.filter((slot) => slot !== site && travelCost(state, { seat, modifiers: [] }, slot) <= supply);
  return Math.max(-1, ...near.map((slot) => travelGain(state, seat, slot)));
}

/** Whether the action used anything up. */
function spends(before: Oath, now: Oath, seat: SeatId): boolean {
  const [one, other] = [playerOf(before, seat), playerOf(now, seat)];
  return other.supply < one.supply || other.favor < one.favor || other.secrets < one.secrets;
}

function freeGain({ random }: Sight, gain: number): number {
  return gain >= FREE_WORTHWHILE && random.int(1, 100) <= 100 * FREE_TAKEN ? gain : Math.min(0, gain);
}

/** The next action: the one that gains most, or none. */
export function actFor(sight: Sight, { options }: ChooseQuestion): number {
  const { state, seat } = sight;
  let left: number | undefined;
  const standing: Standing = {
    now: worthOf(state, seat),
    here: () => {
      left ??= placeWorth(state, seat);
      return left;
    },
  };
  return best(
    options.map((option, place) => ({ option, place, is: option.is })),
    ({ option, place }) => {
      if (!isOathOption(option)) return -1;
      return option.is === 'endAct' ? WORTHWHILE : gainOf(sight, option, place, standing);
    },
  );
}
