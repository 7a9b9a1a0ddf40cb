import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import { cardOf, seatsOf } from '@kronika/kernel';
import { SLOTS, type Slot } from '../places.ts';
import { keptInPlay } from '../queries/arrangement.ts';
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
import type { ActionName, Deed, Effect, Happening, Modifier, Powers, Standing, Toll, Use } from './power.ts';

interface StandingCard {
  readonly self: CardId;
  readonly standing: Standing;
}

/** What a card in play does at one occasion. */
interface Says<F> {
  readonly self: CardId;
  readonly says: F;
}

type Method<K extends keyof Standing> = NonNullable<Standing[K]>;

interface InPlay {
  readonly cards: readonly CardId[];
  readonly standing: readonly StandingCard[];
  /** Hardly a card says anything of a given kind, and each kind is asked for often. */
  readonly forbids: readonly Says<Method<'forbids'>>[];
  readonly tolls: readonly Says<Method<'toll'>>[];
  readonly flips: readonly Says<Method<'flips'>>[];
  readonly answering: readonly CardId[];
  readonly modifiers: ReadonlyMap<ActionName, readonly { readonly card: CardId; readonly modifier: Modifier }[]>;
  readonly plans: readonly CardId[];
  readonly usable: Readonly<Record<UsableKind, readonly CardId[]>>;
}

/** The kinds of powers that are used on their own. */
export type UsableKind = 'action' | 'rest' | 'wake';

/** What lies where decides which powers are in play. */
const inPlay = keptInPlay((state: Oath): InPlay => {
  const cards = [
    ...SLOTS.flatMap((slot) => siteCard(state, slot) ?? []),
    ...allSiteCards(state),
    ...seatsOf(state.players.length).flatMap((seat) => [...faceupAdvisers(state, seat), ...heldRelics(state, seat)]),
  ].filter((card) => isFaceup(state, card));
  return sorted(cards.map((card) => ({ card, powers: powersOf(state, card) })));
});

/** The cards by what they can do, each list in the order of the cards. */
function sorted(all: readonly { readonly card: CardId; readonly powers: Powers }[]): InPlay {
  const standing = all.flatMap(({ card: self, powers }) =>
    powers.standing === undefined ? [] : [{ self, standing: powers.standing }],
  );
  const saying = <K extends keyof Standing>(key: K): readonly Says<Method<K>>[] =>
    standing.flatMap(({ self, standing: each }) => {
      const says = each[key];
      return says === undefined ? [] : [{ self, says }];
    });
  const having = (key: keyof Powers): readonly CardId[] =>
    all.filter(({ powers }) => powers[key] !== undefined).map(({ card }) => card);
  return {
    cards: all.map(({ card }) => card),
    standing,
    forbids: saying('forbids'),
    tolls: saying('toll'),
    flips: saying('flips'),
    answering: saying('after').map(({ self }) => self),
    modifiers: modifiersAmong(all),
    plans: having('plan'),
    usable: { action: having('action'), rest: having('rest'), wake: having('wake') },
  };
}

function modifiersAmong(all: readonly { readonly card: CardId; readonly powers: Powers }[]): InPlay['modifiers'] {
  const byAction = new Map<ActionName, { readonly card: CardId; readonly modifier: Modifier }[]>();
  for (const { card, powers } of all) {
    const { modifier } = powers;
    if (modifier === undefined) continue;
    const others = byAction.get(modifier.action);
    if (others === undefined) byAction.set(modifier.action, [{ card, modifier }]);
    else others.push({ card, modifier });
  }
  return byAction;
}

/** Every faceup card in play that can have powers: sites, cards there, advisers, held relics. */
export function cardsInPlay(state: Oath): readonly CardId[] {
  return inPlay(state).cards;
}

export function standingPowers(state: Oath): readonly StandingCard[] {
  return inPlay(state).standing;
}

/** The cards in play with a battle plan, whoever may use it. */
export function plansInPlay(state: Oath): readonly CardId[] {
  return inPlay(state).plans;
}

/** The cards in play with a power of that kind, whoever may use it. */
export function usableInPlay(state: Oath, kind: UsableKind): readonly CardId[] {
  return inPlay(state).usable[kind];
}

/** Whether nothing in play forbids the deed (OATH-9.2-a). */
export function mayDo(state: Oath, deed: Deed): Verdict {
  for (const { self, says } of inPlay(state).forbids) {
    const rule = says(state, self, deed);
    if (rule !== undefined) return forbid('card', rule, cardOf(state.table, self).printed);
  }
  return 'allowed';
}

/** The fees the deed costs besides. */
export function tollsOn(state: Oath, deed: Deed): readonly Toll[] {
  const tolls: Toll[] = [];
  for (const { self, says } of inPlay(state).tolls) {
    const toll = says(state, self, deed);
    if (toll !== undefined) tolls.push(toll);
  }
  return tolls;
}

/** To whom a toll goes: nobody if bandits rule, then it is burned. */
export function tollTaker(state: Oath, { card }: Toll): SeatId | undefined {
  const ruler = rulerOfCard(state, card);
  return ruler === undefined ? undefined : actingFor(state, ruler);
}

/** Secrets that have to be turned facedown for the deed. */
export function flipsFor(state: Oath, deed: Deed): number {
  return inPlay(state).flips.reduce((sum, { self, says }) => sum + says(state, self, deed), 0);
}

/** The cards that may answer to what happens, in the order in which their holders act (ruling 4). */
export function answering(state: Oath): readonly CardId[] {
  const cards = inPlay(state).answering;
  if (cards.length < 2) return cards;
  const first = state.turn.seat;
  const place = (self: CardId): number => {
    const ruler = rulerOfCard(state, self);
    const seat = ruler === undefined ? undefined : actingFor(state, ruler);
    return seat === undefined ? state.players.length : (seat - first + state.players.length) % state.players.length;
  };
  return cards.toSorted((one, other) => place(one) - place(other));
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
  const among = inPlay(state).modifiers.get(action);
  if (among === undefined) return [];
  const lenders = lendersTo(state, seat, chosen);
  const posts = action === 'trade' ? tradePosts(state, seat, chosen) : [playerOf(state, seat).site];
  const reaches = (card: CardId, modifier: Modifier): boolean => {
    if (modifier.here === true) return posts.some((slot) => slot === slotOf(state, card));
    const holder = isAdviser(state, card) ? holderOf(state, card) : undefined;
    if (lenders === undefined || holder === undefined || borrows(state, card))
      return hasAccess(state, seat, card, posts);
    return lenders.includes(holder);
  };
  const all: Modifying<A>[] = [];
  for (const { card, modifier } of among)
    if (isOf(modifier, action) && (modifier.openToAll === true || reaches(card, modifier)))
      all.push({ use: { seat, card }, modifier });
  return all;
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

/**
 * The modifiers that are in use: those that nobody may leave out (OATH-7.4.1-a), and then the chosen ones in the order in
 * which they were declared (OATH-7.4-a).
 */
export function inUse<A extends ActionName>(
  state: Oath,
  seat: SeatId,
  action: A,
  chosen: readonly CardId[],
): readonly Modifying<A>[] {
  const all = modifiersFor(state, seat, action, chosen);
  if (all.length === 0) return all;
  const used = all.filter(({ use, modifier }) => modifier.mandatory === true || chosen.includes(use.card));
  return chosen.length < 2
    ? used
    : used.toSorted((one, other) => chosen.indexOf(one.use.card) - chosen.indexOf(other.use.card));
}

/** The rule that is cited where a card changes an action. */
export const MODIFIED: RuleId = 'OATH-7.4-a';
