import { type CardId, cachePerLine, cardOf, type SeatId } from '@kronika/kernel';
import { isBattlePlan } from '../facts/battle-plans.ts';
import { SLOTS, type Slot } from '../places.ts';
import { COLOURS, type Oath } from '../state.ts';
import { type Arrangement, arrangementOf } from './arrangement.ts';
import { holderOf, isFaceup, isFaceupSite, relicHolder, slotOf } from './cards.ts';
import { placeAt } from './pieces.ts';
import { areEnemies, isExile, isImperial, playerOf, playerOfColour } from './seats.ts';

/** Who rules a place: one Exile, the Empire together, or bandits; nobody rules a facedown site. */
export type Ruler = SeatId | 'empire' | 'bandits';

/** Who rules the sites, with everything it follows from besides the warbands there. */
interface Rulers {
  readonly sites: Oath['sites'];
  readonly players: Oath['players'];
  readonly arrangement: Arrangement;
  readonly found: readonly (Ruler | undefined)[];
}

const lastRulers = cachePerLine<{ last: Rulers | undefined }>({
  empty: () => ({ last: undefined }),
  copy: ({ last }) => ({ last }),
});

/** Who rules the sites, by place. It is asked for often, and kept while warbands, boards and open cards are the same. */
export function rulers(state: Oath): readonly (Ruler | undefined)[] {
  const { sites, players } = state;
  const arrangement = arrangementOf(state);
  const cache = lastRulers();
  const { last } = cache;
  if (
    last !== undefined &&
    last.sites === sites &&
    last.arrangement === arrangement &&
    haveSameBoards(last.players, players)
  )
    return last.found;
  const found = SLOTS.map((slot) => rulerAt(state, slot));
  cache.last = { sites, players, arrangement, found };
  return found;
}

function haveSameBoards(some: Oath['players'], others: Oath['players']): boolean {
  return (
    some === others ||
    some.every(({ role, colour }, seat) => role === others[seat]?.role && colour === others[seat]?.colour)
  );
}

export function rulerOf(state: Oath, slot: Slot): Ruler | undefined {
  return rulers(state)[slot];
}

/**
 * Who rules the site (OATH-10-rule). A site has warbands of one colour; the Bandit Crown's holder takes bandits for
 * warbands of the own colour (OATH-7.6.5-a).
 */
function rulerAt(state: Oath, slot: Slot): Ruler | undefined {
  if (!isFaceupSite(state, slot)) return undefined;
  const { warbands } = placeAt(state, slot);
  const colour = COLOURS.find((each) => (warbands[each] ?? 0) > 0);
  if (colour === 'purple') return 'empire';
  if (colour !== undefined) return playerOfColour(state, colour) ?? 'bandits';
  const crowned = relicHolder(state, 'bandit-crown');
  if (crowned === undefined) return 'bandits';
  return isExile(state, crowned) ? crowned : 'empire';
}

/** Whether the player rules the site; every Imperial player rules the Empire's (OATH-6.6.3-a). */
export function rulesSite(state: Oath, seat: SeatId, slot: Slot): boolean {
  const ruler = rulerOf(state, slot);
  return ruler === 'empire' ? isImperial(state, seat) : ruler === seat;
}

/** The player who acts for a ruler: the Chancellor for the Empire, nobody for bandits. */
export function actingFor(state: Oath, ruler: Ruler): SeatId | undefined {
  if (ruler === 'bandits') return undefined;
  return ruler === 'empire' ? state.chancellor : ruler;
}

export function sitesRuled(state: Oath, seat: SeatId): readonly Slot[] {
  return SLOTS.filter((slot) => rulesSite(state, seat, slot));
}

/** Whether the player is an enemy of whoever rules; bandits are everybody's (ruling 1). */
export function isEnemyOf(state: Oath, seat: SeatId, ruler: Ruler): boolean {
  if (ruler === 'bandits') return true;
  return ruler === 'empire' ? !isImperial(state, seat) : areEnemies(state, seat, ruler);
}

/**
 * Who rules a faceup card: for one at a site whoever rules the site, for an adviser or a relic its holder. While an Exile
 * with the Grand Mask takes a turn, it alone rules the Empire's cards that are no battle plans.
 */
export function rulerOfCard(state: Oath, card: CardId): Ruler | undefined {
  if (!isFaceup(state, card)) return undefined;
  const slot = slotOf(state, card);
  if (slot === undefined) return holderOf(state, card);
  const ruler = rulerOf(state, slot);
  if (ruler !== 'empire' || isBattlePlan(cardOf(state.table, card).printed)) return ruler;
  const masked = relicHolder(state, 'grand-mask');
  return masked !== undefined && masked === state.turn.seat && isExile(state, masked) ? masked : ruler;
}

/** Whether the player rules the card. */
export function rulesCard(state: Oath, seat: SeatId, card: CardId): boolean {
  const ruler = rulerOfCard(state, card);
  return ruler === 'empire' ? isImperial(state, seat) : ruler === seat;
}

/**
 * Whether the player may use what the card offers: by ruling it, or with the pawn at its site (OATH-7.1.1-a). A power may
 * let the pawn count as standing at one of other sites.
 */
export function hasAccess(
  state: Oath,
  seat: SeatId,
  card: CardId,
  posts: readonly Slot[] = [playerOf(state, seat).site],
): boolean {
  if (!isFaceup(state, card)) return false;
  const slot = slotOf(state, card);
  if (slot !== undefined && posts.includes(slot)) return true;
  return rulesCard(state, seat, card);
}

/** Cards the player rules: faceup advisers, and cards at sites it rules. */
export function cardsRuled(state: Oath, seat: SeatId, among: readonly CardId[]): readonly CardId[] {
  return among.filter((card) => rulesCard(state, seat, card));
}
