import { attachmentsOn, cardOf, cardsIn, type SeatId, type Side, seatsOf } from '@kronika/kernel';
import { ELEMENTS } from '../../cards/fact.ts';
import { skillOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, conflictDeckOf, handOf, isBrokenAt, isInPlay, PLACES, ROW, rowAt } from '../../zones.ts';

export const FEATURES = [
  'honor',
  'honorInDanger',
  'honorNearVictory',
  'brokenProvinces',
  'openStronghold',
  'fate',
  'hand',
  'deck',
  'characters',
  'military',
  'political',
  'ready',
  'lastingFate',
  'attachments',
  'status',
  'holdings',
  'rings',
  'favor',
  'opportunities',
  'firstPlayer',
] as const;
export type L5rFeature = (typeof FEATURES)[number];

/** Honor from which a player is close to losing by it, or to winning by it (L5R-VICT-b, L5R-VICT-c). */
const LOW_HONOR = 6;
const HIGH_HONOR = 18;
const DEEP_DECK = 12;

function measuresOf(state: L5rState, seat: SeatId): Readonly<Record<L5rFeature, number>> {
  const honor = state.honor[seat] ?? 0;
  const broken = ROW.filter((place) => isBrokenAt(state, seat, place)).length;
  let [military, political, ready, lastingFate, attachments, status] = [0, 0, 0, 0, 0, 0];
  const characters = charactersOf(state, seat);
  const canAttack = state.phase === 'conflict' ? (state.conflicts[seat]?.opportunities ?? 0) : 0;
  for (const id of characters) {
    const card = cardOf(state.table, id);
    const skills = [Math.max(0, skillOf(state, id, 'military')), Math.max(0, skillOf(state, id, 'political'))] as const;
    // Characters without fate are gone at the end of the round; what they can do now counts as ready.
    const stays = card.fate > 0 ? 1 : 0.35;
    military += stays * skills[0];
    political += stays * skills[1];
    if (state.phase === 'conflict' && card.stance === 'ready') ready += Math.max(...skills);
    lastingFate += Math.min(card.fate, 3);
    attachments += attachmentsOn(state.table, id).length;
    status += card.status === 'honored' ? 1 : card.status === 'dishonored' ? -1 : 0;
  }
  const deck = cardsIn(state.table, conflictDeckOf(seat)).length;
  const holdings = PLACES.reduce<number>(
    (sum, place) => sum + cardsIn(state.table, rowAt(seat, place)).filter((card) => isInPlay(state, card)).length,
    0,
  );
  return {
    honor,
    honorInDanger: -Math.max(0, LOW_HONOR - honor),
    honorNearVictory: Math.max(0, honor - HIGH_HONOR),
    brokenProvinces: -broken,
    openStronghold: broken >= 3 ? -1 : 0,
    fate: Math.min(state.fate[seat] ?? 0, 12),
    hand: cardsIn(state.table, handOf(seat)).length,
    deck: -Math.max(0, DEEP_DECK - deck),
    characters: characters.length,
    military,
    political,
    ready,
    lastingFate,
    attachments,
    status,
    holdings,
    rings: ELEMENTS.filter((element) => state.rings[element].held === seat).length,
    favor: state.favor?.holder === seat ? 1 : 0,
    opportunities: canAttack,
    firstPlayer: state.first === seat ? 1 : 0,
  };
}

export function measure(state: L5rState): readonly Side<L5rFeature>[] {
  return seatsOf(2).map((seat) => ({ seats: [seat], measures: measuresOf(state, seat) }));
}

/** No conflict is going on. */
export function isSettled({ conflict }: L5rState): boolean {
  return conflict === null;
}
