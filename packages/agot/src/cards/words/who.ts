import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { AgotUse } from '../../rules/card-definition.ts';
import { hasAnyTrait, isOf } from '../../rules/has.ts';
import { isParticipating, partOf } from '../../rules/values.ts';
import type { AgotState, ChallengeResult } from '../../state.ts';
import {
  ASIDE,
  allCharacters,
  charactersOf,
  controllerOf,
  handOf,
  hostedBy,
  isInPlay,
  opponentsOf,
} from '../../zones.ts';
import { type Faction, factOf } from '../fact.ts';
import type { Trait } from '../traits.ts';

/** Questions that card texts ask of the state. */

export function factOn(state: AgotState, card: CardId) {
  return factOf(cardOf(state.table, card).printed);
}

/** Whether the card is a copy of the card with that id, by its title. */
export function isNamed(state: AgotState, card: CardId, id: string): boolean {
  return cardOf(state.table, card).as === 'printed' && cardOf(state.table, card).printed === id;
}

export function isKneeling(state: AgotState, card: CardId): boolean {
  return isInPlay(state, card) && cardOf(state.table, card).stance === 'kneeling';
}

export function isAttacking(state: AgotState, card: CardId): boolean {
  return partOf(state, card) === 'attacking';
}

export function isDefending(state: AgotState, card: CardId): boolean {
  return partOf(state, card) === 'defending';
}

/** The seat that controls the card. */
export function ownSeat(state: AgotState, { ability }: Pick<AgotUse, 'ability'>): SeatId {
  return controllerOf(state, ability.self);
}

/** The characters a seat's opponents control. */
export function opponentsCharacters(state: AgotState, seat: SeatId): readonly CardId[] {
  return opponentsOf(state, seat).flatMap((opponent) => charactersOf(state, opponent));
}

/** Whether the card is in the seat's hand, or was just shown out of it to be used. */
export function isFromHandOf(state: AgotState, card: CardId, seat: SeatId): boolean {
  const { zone, owner } = cardOf(state.table, card);
  return zone === handOf(seat) || (zone === ASIDE && owner === seat);
}

/** Whether the seat controls a card in play that fits. */
export function controls(state: AgotState, seat: SeatId, fits: (state: AgotState, card: CardId) => boolean): boolean {
  return state.table.cards.some(
    ({ id, controller, as }) => controller === seat && as !== 'duplicate' && isInPlay(state, id) && fits(state, id),
  );
}

/** Whether the seat controls the card of that id. */
export function controlsNamed(state: AgotState, seat: SeatId, id: string): boolean {
  return controls(state, seat, (now, card) => isNamed(now, card, id));
}

/** The character that the attachment is on. */
export function wearer(state: AgotState, { ability }: Pick<AgotUse, 'ability'>): CardId | undefined {
  return hostedBy(state, ability.self);
}

/** The characters of that faction. */
export function charactersOfFaction(state: AgotState, faction: Faction): readonly CardId[] {
  return allCharacters(state).filter((card) => isOf(state, card, faction));
}

export function charactersWith(state: AgotState, ...traits: readonly Trait[]): readonly CardId[] {
  return allCharacters(state).filter((card) => hasAnyTrait(state, card, traits));
}

/** How the challenge that is being resolved was decided. */
export function resultNow({ challenge }: AgotState): ChallengeResult | undefined {
  return challenge?.result ?? undefined;
}

/** Who lost the challenge that is being resolved. */
export function loserNow(state: AgotState): SeatId | undefined {
  return resultNow(state)?.loser ?? undefined;
}

export function participantsControlledBy(state: AgotState, seat: SeatId): readonly CardId[] {
  return charactersOf(state, seat).filter((card) => isParticipating(state, card));
}
