import { type CardId, cachePerLine, cardOf, cardsIn, type PrintedId, type RuleId, type SeatId } from '@kronika/kernel';
import { ABILITIES } from '../cards/all.ts';
import { type AbilityFact, HEROES, type HeroId, type InstantKind } from '../cards/fact.ts';
import { initiativesOf, printedOf } from '../cards/library.ts';
import { OCCASIONS, type Occasion } from '../cards/pictograms.ts';
import { abilityCardsInHand, heroOf, isPoisonedBy, playedBy, seatOf, spendable } from '../fighters.ts';
import { abilityOn, isPoison, MIST_OF_CONFUSION } from '../prints.ts';
import { type FighterId, fighterId, type Senjutsu, type SenjutsuCard } from '../state.ts';
import { coreOf, discardOf, handCards } from '../zones.ts';
import { isInForce } from './edicts.ts';

/** What a card would be played as. */
export type Use =
  | { readonly as: 'pick' }
  | { readonly as: 'reaction' }
  | { readonly as: 'replacement' }
  | { readonly as: 'benefit'; readonly occasion: Occasion }
  /** `speed`: that of the card with the counter (SEN-CTR-c). */
  | { readonly as: 'counter'; readonly speed: number };

/** Why a card cannot be played. */
export interface NotPlayable {
  readonly why:
    | 'poison'
    | 'focus'
    | 'kamae'
    | 'typeBanned'
    | 'cardBanned'
    | 'copyDiscarded'
    | 'noSpeed'
    | 'notOfThatKind'
    | 'otherOccasion'
    | 'instantUsed'
    | 'instantsForbidden'
    | 'confused'
    | 'noCardToJoin'
    | 'ontoCore'
    | 'sameType'
    | 'noAttack'
    | 'tooFast';
  readonly rule: RuleId;
}

/** What is played in windows, beside the card of the turn. */
type WindowUse = Exclude<Use, { readonly as: 'pick' }>;

export type Verdict = 'allowed' | NotPlayable;

const no = (why: NotPlayable['why'], rule: RuleId): NotPlayable => ({ why, rule });

/** Whether the seat may play a card of this print now. It rests on the print and on what everybody knows. */
export function mayPlay(state: Senjutsu, seat: SeatId, printed: PrintedId, use: Use): Verdict {
  const fact = abilityOn(printed);
  if (fact === undefined) return isPoison(printed) && use.as === 'pick' ? 'allowed' : no('notOfThatKind', 'SEN-STAT-a');
  if (use.as === 'pick' && mustPickPoison(state, seat)) return no('poison', 'SEN-POIS-d');
  return mayPlayAbility(state, seat, fact, use);
}

/** The same for an ability card; that a poison has to be picked first is told already. */
function mayPlayAbility(state: Senjutsu, seat: SeatId, fact: AbilityFact, use: Use): Verdict {
  const forUse = fitsUse(state, seat, fact, use);
  if (forUse !== 'allowed') return forUse;
  const banned = isBanned(state, seat, fact);
  if (banned !== 'allowed' && !(use.as === 'pick' && isLastResort(state, seat, fact))) return banned;
  return isAffordable(state, seat, fact);
}

/** Required focus and Kamae (SEN-FOC-c, SEN-CARD-l). */
function isAffordable(state: Senjutsu, seat: SeatId, { focus, requires }: AbilityFact): Verdict {
  if (requires !== undefined && !requires.includes(heroOf(state, seat).kamae)) return no('kamae', 'SEN-CARD-l');
  return focus > 0 && focus > spendable(state, fighterId(seat)) ? no('focus', 'SEN-FOC-c') : 'allowed';
}

/** What reactions forbid (SEN-EFF-x); core weapons count as their other type, too. */
function isBanned(state: Senjutsu, seat: SeatId, fact: AbilityFact): Verdict {
  const { turn } = state;
  const { type } = fact;
  const printed = printedOf(fact);
  if (type !== 'core' && turn.bannedTypes.includes(type)) return no('typeBanned', 'SEN-EFF-x');
  if (turn.bannedCards.includes(printed)) return no('cardBanned', 'SEN-EFF-x');
  if (!isInForce(state, 'noCopiesOfDiscarded')) return 'allowed';
  return cardsIn(state.table, discardOf(seat)).some((card) => isUpCopy(cardOf(state.table, card), printed))
    ? no('copyDiscarded', 'SEN-GOLD-a')
    : 'allowed';
}

function isUpCopy(card: SenjutsuCard, printed: PrintedId): boolean {
  return card.face === 'up' && card.printed === printed;
}

/** With no other legal card the core ability may be picked although it is banned (SEN-EFF-x). */
function isLastResort(state: Senjutsu, seat: SeatId, fact: AbilityFact): boolean {
  if (fact.core !== 'ability' || heroOf(state, seat).stuns > 0) return false;
  return ownCards(state, seat).every((card) => {
    const other = abilityOn(cardOf(state.table, card).printed);
    if (other === undefined || other.core === 'ability') return true;
    return (
      fitsUse(state, seat, other, { as: 'pick' }) !== 'allowed' ||
      isBanned(state, seat, other) !== 'allowed' ||
      isAffordable(state, seat, other) !== 'allowed'
    );
  });
}

function fitsUse(state: Senjutsu, seat: SeatId, fact: AbilityFact, use: Use): Verdict {
  switch (use.as) {
    case 'pick':
      return fitsPick(fact);
    case 'reaction':
      if (fact.instant !== 'reaction') return no('notOfThatKind', 'SEN-INST-b');
      return isInstantLeft(state, seat);
    case 'replacement': {
      if (fact.instant !== 'replacement') return no('notOfThatKind', 'SEN-INST-b');
      if (isPoisonedBy(state, fighterId(seat), MIST_OF_CONFUSION)) return no('confused', 'SEN-XPOIS-e');
      return fitsOwnCard(state, seat, fact);
    }
    case 'benefit': {
      if (fact.instant !== 'benefit') return no('notOfThatKind', 'SEN-INST-b');
      if (!isOccasion(fact, use.occasion)) return no('otherOccasion', 'SEN-INST-BEN-c');
      return fitsOwnCard(state, seat, fact);
    }
    case 'counter':
      return fitsCounter(state, seat, fact, use.speed);
  }
}

/** SEN-TURN-CHOOSE-c and -d: benefits and reactions have no speed of their own. */
function fitsPick({ initiative }: AbilityFact): Verdict {
  return initiative.is === 'same' || initiative.is === 'none' ? no('noSpeed', 'SEN-TURN-CHOOSE-d') : 'allowed';
}

function isInstantLeft({ turn }: Senjutsu, seat: SeatId): Verdict {
  return turn.instants.includes(seat) ? no('instantUsed', 'SEN-INST-a') : 'allowed';
}

/** Replacements and benefits go onto an own card of another type that is no core card (SEN-INST-c, SEN-INST-f). */
function fitsOwnCard(state: Senjutsu, seat: SeatId, { type }: AbilityFact): Verdict {
  if (isInForce(state, 'noReplacementsOrBenefits')) return no('instantsForbidden', 'SEN-GOLD-a');
  const own = ownAbility(state, seat);
  if (own === undefined) return no('noCardToJoin', 'SEN-INST-f');
  if (own.core !== undefined) return no('ontoCore', 'SEN-INST-c');
  if (own.type === type) return no('sameType', 'SEN-INST-c');
  return isInstantLeft(state, seat);
}

/** What is printed on the seat's card of the turn, if it is an ability card. */
function ownAbility(state: Senjutsu, seat: SeatId): AbilityFact | undefined {
  const revealed = playedBy(state, fighterId(seat))?.revealed;
  return revealed?.is === 'card' ? abilityOn(revealed.printed) : undefined;
}

/** Whether no card whatever could be played like that: most windows are closed, and no card has to be looked at. */
function isClosed(state: Senjutsu, seat: SeatId, use: WindowUse): boolean {
  switch (use.as) {
    case 'counter':
      return false;
    case 'reaction':
      return state.turn.instants.includes(seat);
    case 'replacement':
    case 'benefit': {
      if (state.turn.instants.includes(seat)) return true;
      const own = ownAbility(state, seat);
      return own === undefined || own.core !== undefined;
    }
  }
}

/** When a benefit is played: as its text says, otherwise after the own card is resolved (SEN-INST-BEN-b). */
export function occasionOf({ lines }: AbilityFact): Occasion {
  for (const line of lines) if (line.is === 'occasion') return line.when;
  return 'afterOwnCard';
}

function isOccasion(fact: AbilityFact, now: Occasion): boolean {
  const when = occasionOf(fact);
  return when === now || (when === 'afterAttackOrBlock' && (now === 'afterAttack' || now === 'afterBlock'));
}

/** A non-core attack that is no faster than the card with the counter (SEN-CTR-b, SEN-CTR-c, SEN-CTR-k). */
function fitsCounter(state: Senjutsu, seat: SeatId, fact: AbilityFact, speed: number): Verdict {
  if (fact.type !== 'attack' || fact.core !== undefined) return no('noAttack', 'SEN-CTR-b');
  return counterSpeeds(state, seat, fact).some(({ fastest }) => fastest <= speed)
    ? 'allowed'
    : no('tooFast', 'SEN-CTR-c');
}

/** The initiatives that a counter attack may count with, and the focus each costs beside the required one. */
export function counterSpeeds(
  state: Senjutsu,
  seat: SeatId,
  fact: AbilityFact,
): readonly { readonly fastest: number; readonly pay: number }[] {
  const { kamae } = heroOf(state, seat);
  const fitting = initiativesOf(printedOf(fact)).filter((one) => one.kamae === undefined || one.kamae.includes(kamae));
  const tied = fitting.filter((one) => one.kamae !== undefined && one.pay === undefined);
  const free = tied.length > 0 ? tied : fitting.filter((one) => one.pay === undefined);
  const bought = fitting.filter(
    ({ pay }) => pay !== undefined && fact.focus + pay <= spendable(state, fighterId(seat)),
  );
  return [...free, ...bought].flatMap(({ initiative, pay = 0 }) => {
    if (initiative.is === 'fixed') return [{ fastest: initiative.speed, pay }];
    return initiative.is === 'range' ? [{ fastest: initiative.min, pay }] : [];
  });
}

/** The cards that the seat could pick: its hand and its core cards. */
function ownCards(state: Senjutsu, seat: SeatId): readonly CardId[] {
  return [...cardsIn(state.table, coreOf(seat)), ...handCards(state, seat)];
}

/** Whether a poison in hand has to be picked (SEN-POIS-d). */
export function mustPickPoison(state: Senjutsu, seat: SeatId): boolean {
  for (const card of handCards(state, seat)) if (isPoison(cardOf(state.table, card).printed)) return true;
  return false;
}

/** The cards that the seat may pick now (SEN-TURN-CHOOSE-b to -d). */
export function pickable(state: Senjutsu, seat: SeatId): readonly CardId[] {
  const own = ownCards(state, seat);
  if (mustPickPoison(state, seat)) return own.filter((card) => isPoison(cardOf(state.table, card).printed));
  return playableOf(state, seat, own, PICK);
}

/** Whether a stun may be picked instead (SEN-STUN-c). */
export function mayPickStun(state: Senjutsu, seat: SeatId): boolean {
  return heroOf(state, seat).stuns > 0 && !mustPickPoison(state, seat);
}

/** The cards in hand that the seat may play like that now. */
export function playableInHand(state: Senjutsu, seat: SeatId, use: Use): readonly CardId[] {
  return playableOf(state, seat, abilityCardsInHand(state, seat), use);
}

/** The ability cards among these that may be played like that, if no poison has to be picked. */
function playableOf(state: Senjutsu, seat: SeatId, cards: readonly CardId[], use: Use): readonly CardId[] {
  const playable: CardId[] = [];
  for (const card of cards) {
    const fact = abilityOn(cardOf(state.table, card).printed);
    if (fact !== undefined && mayPlayAbility(state, seat, fact, use) === 'allowed') playable.push(card);
  }
  return playable;
}

const PICK: Use = { as: 'pick' };

const INSTANTS: Readonly<Record<InstantKind, readonly AbilityFact[]>> = {
  reaction: ABILITIES.filter(({ instant }) => instant === 'reaction'),
  replacement: ABILITIES.filter(({ instant }) => instant === 'replacement'),
  benefit: ABILITIES.filter(({ instant }) => instant === 'benefit'),
};
const ATTACKS = ABILITIES.filter(({ type, core }) => type === 'attack' && core === undefined);

type Pool = ReadonlyMap<HeroId, readonly AbilityFact[]>;

/** The cards that might be played like that, by whom: those of the hero and those of everybody. */
const POOLS: Readonly<Record<Exclude<WindowUse['as'], 'benefit'>, Pool>> = {
  reaction: byHero(INSTANTS.reaction),
  replacement: byHero(INSTANTS.replacement),
  counter: byHero(ATTACKS),
};

/** The same for benefits, of which most are for another occasion. */
const BENEFITS: ReadonlyMap<Occasion, Pool> = new Map(
  OCCASIONS.map((occasion) => [occasion, byHero(INSTANTS.benefit.filter((fact) => isOccasion(fact, occasion)))]),
);

function byHero(facts: readonly AbilityFact[]): Pool {
  return new Map(HEROES.map((hero) => [hero, facts.filter((fact) => fact.hero === undefined || fact.hero === hero)]));
}

function poolFor(hero: HeroId, use: WindowUse): readonly AbilityFact[] {
  const pool = use.as === 'benefit' ? BENEFITS.get(use.occasion) : POOLS[use.as];
  return pool?.get(hero) ?? [];
}

/** Whether the seat might play such a card by what everybody knows: it has a hand, and there are cards that would do. */
export function mightPlay(state: Senjutsu, seat: SeatId, use: WindowUse): boolean {
  if (handCards(state, seat).length === 0 || isClosed(state, seat, use)) return false;
  for (const fact of poolFor(heroOf(state, seat).hero, use))
    if (mayPlayAbility(state, seat, fact, use) === 'allowed') return true;
  return false;
}

/**
 * Whether a window for a benefit could be open to a fighter, as far as that can be told without its cards. Most are not,
 * and are not even called.
 */
export function isBenefitPossible(state: Senjutsu, fighter: FighterId, occasion: Occasion): boolean {
  const seat = seatOf(state, fighter);
  return seat !== undefined && !isClosed(state, seat, { as: 'benefit', occasion });
}

const lastWindow = cachePerLine<{ last: Window | undefined }>({ empty: () => ({ last: undefined }) });

interface Window {
  readonly state: Senjutsu;
  readonly seat: SeatId;
  readonly as: WindowUse['as'];
  readonly cards: readonly CardId[] | undefined;
}

/**
 * Whether the seat is asked in a window, and what it can play then. Who is asked next is looked for first, and what is asked
 * follows: the last answer is remembered.
 */
export function windowFor(state: Senjutsu, seat: SeatId, use: WindowUse): readonly CardId[] | undefined {
  if (use.as !== 'reaction' && use.as !== 'replacement') return windowIn(state, seat, use);
  const cache = lastWindow();
  if (cache.last?.state !== state || cache.last.seat !== seat || cache.last.as !== use.as)
    cache.last = { state, seat, as: use.as, cards: windowIn(state, seat, use) };
  return cache.last.cards;
}

function windowIn(state: Senjutsu, seat: SeatId, use: WindowUse): readonly CardId[] | undefined {
  if (isClosed(state, seat, use)) return undefined;
  const cards = playableInHand(state, seat, use);
  if (cards.length > 0) return cards;
  return state.windows === 'open' && mightPlay(state, seat, use) ? cards : undefined;
}
