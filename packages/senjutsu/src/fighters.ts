import { type CardId, cardOf, cardsIn, type PrintedId, present, type SeatId } from '@kronika/kernel';
import type { HeroFact } from './cards/fact.ts';
import { heroFact } from './cards/library.ts';
import type { Condition } from './cards/pictograms.ts';
import { type Cell, distance } from './hex/index.ts';
import { CRIPPLING_POISON, PARALYSING_TOXIN, VIRULENT_POISON } from './prints.ts';
import type { Foe } from './solo/foe.ts';
import { type Fighter, type FighterId, fighterId, type Hero, type Played, type Senjutsu } from './state.ts';
import { handCards, playOf } from './zones.ts';

/** No hero holds more (SEN-FOC-a). */
export const MAX_FOCUS = 3;

/** Whoever is farther away than this from every opponent is far (SEN-BIG-a). */
export const FAR = 6;

export function fighterOf({ fighters }: Senjutsu, id: FighterId): Fighter {
  return present(fighters[id], `fighter ${id}`);
}

export function heroOf(state: Senjutsu, seat: SeatId): Hero {
  const hero = fighterOf(state, fighterId(seat));
  return present(hero.is === 'hero' ? hero : undefined, `the hero of seat ${seat}`);
}

/** The seat that plays the fighter; none for an AI opponent. */
export function seatOf(state: Senjutsu, id: FighterId): SeatId | undefined {
  const fighter = fighterOf(state, id);
  return fighter.is === 'hero' ? fighter.seat : undefined;
}

/** What is printed on the hero card. */
export function factOfHero({ hero }: Hero): HeroFact {
  return heroFact(hero);
}

export function isStanding({ defeat }: Fighter): boolean {
  return defeat === null;
}

/** The fighters that are not defeated. */
export function standing({ fighters }: Senjutsu): readonly Fighter[] {
  return fighters.every(isStanding) ? fighters : fighters.filter(isStanding);
}

/** The heroes that are not defeated, by seat. Asked in almost every step, like the others below: hence the loops. */
export function heroesStanding({ fighters }: Senjutsu): readonly Hero[] {
  const heroes: Hero[] = [];
  for (const fighter of fighters) if (fighter.is === 'hero' && isStanding(fighter)) heroes.push(fighter);
  return heroes;
}

export function foesStanding({ fighters }: Senjutsu): readonly Foe[] {
  const foes: Foe[] = [];
  for (const fighter of fighters) if (fighter.is === 'foe' && isStanding(fighter)) foes.push(fighter);
  return foes;
}

export function fighterAt(state: Senjutsu, cell: Cell): Fighter | undefined {
  return state.fighters.find((fighter) => fighter.cell === cell);
}

/** Whoever is not on the fighter's team and still stands. */
export function opponentsOf(state: Senjutsu, id: FighterId): readonly Fighter[] {
  const { team } = fighterOf(state, id);
  const opponents: Fighter[] = [];
  for (const other of state.fighters) if (other.team !== team && isStanding(other)) opponents.push(other);
  return opponents;
}

/** The others of the fighter's team that still stand. */
export function alliesOf(state: Senjutsu, id: FighterId): readonly Fighter[] {
  const { team } = fighterOf(state, id);
  return state.fighters.filter((other) => other.team === team && other.id !== id && isStanding(other));
}

/** Who is more than 6 cells away from the nearest opponent (SEN-BIG-a, SEN-BIG-e). */
export function farFromOpponents(state: Senjutsu): readonly FighterId[] {
  const far: FighterId[] = [];
  for (const fighter of state.fighters) if (isStanding(fighter) && isFar(state, fighter)) far.push(fighter.id);
  return far;
}

function isFar({ fighters }: Senjutsu, { team, cell }: Fighter): boolean {
  if (cell === null) return false;
  for (const other of fighters)
    if (other.team !== team && isStanding(other) && other.cell !== null && distance(cell, other.cell) <= FAR)
      return false;
  return true;
}

/** Whether a poison of this print lies before the fighter. */
export function isPoisonedBy(state: Senjutsu, id: FighterId, poison: PrintedId): boolean {
  const fighter = fighterOf(state, id);
  if (fighter.is === 'foe') return fighter.poisons.some(({ printed }) => printed === poison);
  for (const card of cardsIn(state.table, playOf(fighter.seat)))
    if (cardOf(state.table, card).printed === poison) return true;
  return false;
}

/** Whether the fighter's Kamae and focus cannot change at all (SEN-XPOIS-g). */
export function isParalysed(state: Senjutsu, id: FighterId): boolean {
  return isPoisonedBy(state, id, PARALYSING_TOXIN);
}

export function handLimit(hero: Hero): number {
  return factOfHero(hero).handLimit;
}

/** What counts towards the hand limit: ability cards and stuns, but neither core cards nor a poison (SEN-STUN-b). */
export function handCount(state: Senjutsu, { seat, stuns }: Hero): number {
  return stuns + abilityCardsInHand(state, seat).length;
}

/** The non-core ability cards in a hand: what can be discarded (SEN-CARD-r). */
export function abilityCardsInHand(state: Senjutsu, seat: SeatId): readonly CardId[] {
  const cards = handCards(state, seat);
  const isAbility = (card: CardId) => cardOf(state.table, card).printed !== CRIPPLING_POISON;
  return cards.every(isAbility) ? cards : cards.filter(isAbility);
}

/** The wounds that defeat the fighter; a poison may lower them (SEN-XPOIS-h). */
export function woundLimit(state: Senjutsu, fighter: Fighter): number {
  const printed = fighter.is === 'hero' ? factOfHero(fighter).woundLimit : fighter.woundLimit;
  return printed - (isPoisonedBy(state, fighter.id, VIRULENT_POISON) ? 1 : 0);
}

/** The stuns that defeat the fighter (SEN-STUN-e, SEN-SOLO-ST-stun-a). */
export function stunLimit(state: Senjutsu, fighter: Fighter): number {
  return fighter.is === 'hero' ? handLimit(fighter) : woundLimit(state, fighter);
}

/** Ordinary and bleeding wounds together (SEN-BLEED-b). */
export function woundCount({ wounds, bleeding }: Fighter): number {
  return wounds + bleeding;
}

/** Desperation of the Onna-Bugeisha: two wounds or fewer are left to her (SEN-SOLO-HERO-onna-b). */
export function isDesperate(state: Senjutsu, fighter: Fighter): boolean {
  const who = fighter.is === 'hero' ? fighter.hero : fighter.kind;
  return who === 'onna-bugeisha' && woundLimit(state, fighter) - woundCount(fighter) <= 2;
}

/** Whether a condition holds of somebody that a line may depend on. */
export function holds(state: Senjutsu, id: FighterId, condition: Condition): boolean {
  const fighter = fighterOf(state, id);
  switch (condition) {
    case 'hidden':
      return fighter.stealth === 'hidden';
    case 'desperate':
      return isDesperate(state, fighter);
  }
}

/** How much focus the fighter can still gain; an AI opponent gains none (SEN-SOLO-g). */
export function focusRoom(state: Senjutsu, id: FighterId): number {
  const fighter = fighterOf(state, id);
  return fighter.is === 'hero' && !isParalysed(state, id) ? MAX_FOCUS - fighter.focus : 0;
}

/** The focus the fighter can spend now. */
export function spendable(state: Senjutsu, id: FighterId): number {
  const fighter = fighterOf(state, id);
  return fighter.is === 'hero' && !isParalysed(state, id) ? fighter.focus : 0;
}

/** A speed lowered by limps: never below 1, but 0 stays 0 (SEN-LIMP-a, SEN-LIMP-f). */
export function speedAfterLimp(speed: number, { limps }: Pick<Fighter, 'limps'>): number {
  return Math.min(speed, Math.max(1, speed - limps.length));
}

/** The seats that stand, from the top of the Advantage track (SEN-ADV-a). */
export function advantageOrder(state: Senjutsu): readonly SeatId[] {
  return state.advantage;
}

/** The same from the bottom upwards, as in the steps of the reveal (SEN-REV-4a). */
export function fromTheBottom(state: Senjutsu): readonly SeatId[] {
  return state.advantage.toReversed();
}

/** All that stand in Advantage order; AI opponents come last (SEN-SOLO-ADV-a). */
export function fightersByAdvantage(state: Senjutsu): readonly FighterId[] {
  return [...state.advantage.map((seat) => fighterId(seat)), ...foesStanding(state).map(({ id }) => id)];
}

/** Whether there is an Advantage track; against AI opponents there is none (SEN-SOLO-ADV-e). */
export function hasAdvantageTrack({ format }: Senjutsu): boolean {
  return format !== 'solo' && format !== 'horde';
}

/** Somebody's card of the turn, if there is one. */
export function playedBy({ turn }: Senjutsu, id: FighterId): Played | undefined {
  return turn.played[id] ?? undefined;
}
