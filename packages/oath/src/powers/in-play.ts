import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import { cardOf, seatsOf, type Zones } from '@kronika/kernel';
import { SLOTS, type Slot } from '../places.ts';
import {
  allSiteCards,
  faceupAdvisers,
  heldRelics,
  holderOf,
  isAdviser,
  isFaceup,
  siteCard,
  slotOf,
} from '../queries/cards.ts';
import { actingFor, hasAccess, rulerOfCard, rulesCard } from '../queries/ruling.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { forbid, type Verdict } from '../verdict.ts';
import { powersOf } from './library.ts';
import type { ActionName, Deed, Effect, Happening, Modifier, Standing, Toll, Use } from './power.ts';

interface StandingCard {
  readonly self: CardId;
  readonly standing: Standing;
}

interface InPlay {
  readonly cards: readonly CardId[];
  readonly standing: readonly StandingCard[];
}

/** What lies where decides which powers are in play, so they are found once for each arrangement of cards. */
const FOUND = new WeakMap<Zones, InPlay>();

function inPlay(state: Oath): InPlay {
  const known = FOUND.get(state.table.zones);
  if (known !== undefined) return known;
  const cards = [
    ...SLOTS.flatMap((slot) => siteCard(state, slot) ?? []),
    ...allSiteCards(state),
    ...seatsOf(state.players.length).flatMap((seat) => [...faceupAdvisers(state, seat), ...heldRelics(state, seat)]),
  ].filter((card) => isFaceup(state, card));
  const standing = cards.flatMap((self) => {
    const { standing: found } = powersOf(state, self);
    return found === undefined ? [] : [{ self, standing: found }];
  });
  const found = { cards, standing };
  FOUND.set(state.table.zones, found);
  return found;
}

/** Every faceup card in play that can have powers: sites, cards there, advisers, held relics. */
export function cardsInPlay(state: Oath): readonly CardId[] {
  return inPlay(state).cards;
}

export function standingPowers(state: Oath): readonly StandingCard[] {
  return inPlay(state).standing;
}

/** Whether nothing in play forbids the deed (OATH-9.2-a). */
export function mayDo(state: Oath, deed: Deed): Verdict {
  for (const { self, standing } of standingPowers(state)) {
    const rule = standing.forbids?.(state, self, deed);
    if (rule !== undefined) return forbid('card', rule, cardOf(state.table, self).printed);
  }
  return 'allowed';
}

/** The fees the deed costs besides. */
export function tollsOn(state: Oath, deed: Deed): readonly Toll[] {
  return standingPowers(state).flatMap(({ self, standing }) => {
    const toll = standing.toll?.(state, self, deed);
    return toll === undefined ? [] : [toll];
  });
}

/** To whom a toll goes: nobody if bandits rule, then it is burned. */
export function tollTaker(state: Oath, { card }: Toll): SeatId | undefined {
  const ruler = rulerOfCard(state, card);
  return ruler === undefined ? undefined : actingFor(state, ruler);
}

/** Secrets that have to be turned facedown for the deed. */
export function flipsFor(state: Oath, deed: Deed): number {
  return standingPowers(state).reduce((sum, { self, standing }) => sum + (standing.flips?.(state, self, deed) ?? 0), 0);
}

/** The cards that may answer to what happens, in the order in which their holders act (ruling 4). */
export function answering(state: Oath): readonly CardId[] {
  const first = state.turn.seat;
  const place = (self: CardId): number => {
    const ruler = rulerOfCard(state, self);
    const seat = ruler === undefined ? undefined : actingFor(state, ruler);
    return seat === undefined ? state.players.length : (seat - first + state.players.length) % state.players.length;
  };
  return standingPowers(state)
    .filter(({ standing }) => standing.after !== undefined)
    .toSorted((one, other) => place(one.self) - place(other.self))
    .map(({ self }) => self);
}

/** What this card answers to something that happened. */
export function answerOf(state: Oath, self: CardId, happening: Happening): Effect {
  return isFaceup(state, self) ? (powersOf(state, self).standing?.after?.(state, self, happening) ?? []) : [];
}

type ModifierOf<A extends ActionName> = Extract<Modifier, { readonly action: A }>;

/** A modifier, with who uses it on which card. */
export interface Modifying<A extends ActionName> {
  readonly use: Use;
  readonly modifier: ModifierOf<A>;
}

function isOf<A extends ActionName>(modifier: Modifier | undefined, action: A): modifier is ModifierOf<A> {
  return modifier?.action === action;
}

/** The modifiers of an action that the player has access to. */
export function modifiersFor<A extends ActionName>(
  state: Oath,
  seat: SeatId,
  action: A,
  chosen: readonly CardId[] = [],
): readonly Modifying<A>[] {
  const lenders = lendersTo(state, seat, chosen);
  const posts = action === 'trade' ? tradePosts(state, seat, chosen) : [playerOf(state, seat).site];
  const reaches = (card: CardId, modifier: Modifier): boolean => {
    if (modifier.here === true) return posts.some((slot) => slot === slotOf(state, card));
    const holder = isAdviser(state, card) ? holderOf(state, card) : undefined;
    if (lenders === undefined || holder === undefined || borrows(state, card))
      return hasAccess(state, seat, card, posts);
    return lenders.includes(holder);
  };
  return cardsInPlay(state).flatMap((card) => {
    const { modifier } = powersOf(state, card);
    return isOf(modifier, action) && (modifier.openToAll === true || reaches(card, modifier))
      ? [{ use: { seat, card }, modifier }]
      : [];
  });
}

function borrows(state: Oath, card: CardId): boolean {
  const { modifier } = powersOf(state, card);
  return modifier?.action === 'trade' && modifier.borrowsAdvisers === true;
}

/** Players whose advisers may stand in for the own ones: all others, or the one of whom a modifier was chosen already. */
export function lendersTo(state: Oath, seat: SeatId, chosen: readonly CardId[]): readonly SeatId[] | undefined {
  if (!chosen.some((card) => borrows(state, card))) return undefined;
  const others = seatsOf(state.players.length).filter((other) => other !== seat);
  const lending = others.filter((other) => faceupAdvisers(state, other).some((card) => chosen.includes(card)));
  return lending.length > 0 ? lending : others;
}

/**
 * Where the pawn may count as standing in a Trade: its site, or those to which a modifier takes it, narrowed to where the
 * other chosen modifiers can be reached.
 */
export function tradePosts(state: Oath, seat: SeatId, chosen: readonly CardId[]): readonly Slot[] {
  const modifiers = chosen.flatMap((card) => {
    const { modifier } = powersOf(state, card);
    return isOf(modifier, 'trade') ? [{ card, modifier }] : [];
  });
  const moved = modifiers.find(({ modifier }) => modifier.standsAt !== undefined);
  const posts = moved?.modifier.standsAt?.(state, { seat, card: moved.card }) ?? [playerOf(state, seat).site];
  return posts.filter((slot) =>
    modifiers.every(({ card, modifier }) => {
      const lies = slotOf(state, card);
      const needsPawn = modifier.here === true || !rulesCard(state, seat, card);
      return lies === undefined || lies === slot || !needsPawn;
    }),
  );
}

/** The modifiers that are in use: the chosen ones, and those that nobody may leave out (OATH-7.4.1-a). */
export function inUse<A extends ActionName>(
  state: Oath,
  seat: SeatId,
  action: A,
  chosen: readonly CardId[],
): readonly Modifying<A>[] {
  return modifiersFor(state, seat, action, chosen).filter(
    ({ use, modifier }) => modifier.mandatory === true || chosen.includes(use.card),
  );
}

/** The rule that is cited where a card changes an action. */
export const MODIFIED: RuleId = 'OATH-7.4-a';
