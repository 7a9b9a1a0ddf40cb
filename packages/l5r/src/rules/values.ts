import { attachmentsOn, type CardId, cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { add, type Modifier, modifiedValue } from '@kronika/lcg';
import { type ConflictType, ELEMENTS, type Element, factOf } from '../cards/fact.ts';
import type { L5rState } from '../state.ts';
import { charactersOf, isInPlay, placeOf, rowAt, type Spot, strongholdOf } from '../zones.ts';
import { layer } from './layer.ts';

/** What an attachment adds to the skill of the character it is on. */
export function bonusOf(state: L5rState, attachment: CardId, type: ConflictType): number {
  const fact = factOf(cardOf(state.table, attachment).printed);
  // A character that is attached gives none: its skills carry no plus or minus sign (L5R-ATT-j).
  if (fact.type !== 'attachment') return 0;
  const bonus = type === 'military' ? fact.militaryBonus : fact.politicalBonus;
  // X is defined by the text of the attachment, which gives it as a modifier.
  return typeof bonus === 'number' ? bonus : 0;
}

/** The bonuses of what is attached, also while character or attachment is bowed (L5R-ATT-i). */
function addBonuses(state: L5rState, card: CardId, type: ConflictType, modifiers: Modifier[]): void {
  for (const attachment of attachmentsOn(state.table, card)) {
    const bonus = bonusOf(state, attachment, type);
    if (bonus !== 0) modifiers.push(add(type, bonus));
  }
}

/** What honor and dishonor do to the skills: the modified glory is added or subtracted. */
export function statusOn(state: L5rState, card: CardId, type: ConflictType): readonly Modifier[] {
  switch (cardOf(state.table, card).status) {
    case 'honored':
      return [add(type, gloryOf(state, card))];
    case 'dishonored':
      return [add(type, -gloryOf(state, card))];
    case 'ordinary':
      return [];
  }
}

/** A character's skill with all that modifies it; a dash reads as an unmodified 0 (L5R-DASH-c, -d). */
export function skillOf(state: L5rState, card: CardId, type: ConflictType): number {
  const fact = factOf(cardOf(state.table, card).printed);
  const printed = fact.type === 'character' ? fact[type] : null;
  if (printed === null) return 0;
  const modifiers = layer.modifiers.on(state, card).slice();
  addBonuses(state, card, type, modifiers);
  for (const modifier of statusOn(state, card, type)) modifiers.push(modifier);
  return modifiedValue(printed, type, modifiers);
}

/** The skill before modifiers: printed, or what an effect has put in its place (L5R-MOD-b, -i); 0 for a dash. */
export function baseSkillOf(state: L5rState, card: CardId, type: ConflictType): number {
  const fact = factOf(cardOf(state.table, card).printed);
  const printed = fact.type === 'character' ? fact[type] : null;
  if (printed === null) return 0;
  const replaced = layer.modifiers.on(state, card).filter(({ is }) => is === 'base');
  return modifiedValue(printed, type, replaced);
}

export function gloryOf(state: L5rState, card: CardId): number {
  const fact = factOf(cardOf(state.table, card).printed);
  return fact.type === 'character' ? modifiedValue(fact.glory, 'glory', layer.modifiers.on(state, card)) : 0;
}

/** A province's strength: printed, holdings in it, the stronghold on its own province, and what else applies (L5R-PROV-d). */
export function strengthOf(state: L5rState, province: CardId): number {
  const fact = factOf(cardOf(state.table, province).printed);
  const place = placeOf(state, province);
  if (fact.type !== 'province' || place === undefined) return 0;
  const bonuses = strengthenersOf(state, place).map((card) => add('strength', strengthBonusOf(state, card)));
  return modifiedValue(fact.strength, 'strength', [...layer.modifiers.on(state, province), ...bonuses]);
}

/** The cards whose strength bonus counts for the province at that place: its holdings, and a stronghold above it. */
export function strengthenersOf(state: L5rState, { seat, place }: Spot): readonly CardId[] {
  const holdings = cardsIn(state.table, rowAt(seat, place)).filter((card) => isInPlay(state, card));
  return place === 0 ? [...holdings, ...cardsIn(state.table, strongholdOf(seat))] : holdings;
}

export function strengthBonusOf(state: L5rState, card: CardId): number {
  const fact = factOf(cardOf(state.table, card).printed);
  return 'strengthBonus' in fact ? fact.strengthBonus : 0;
}

/** The characters on a seat's side of the conflict, bowed ones included (L5R-CONF-e). */
export function participantsOf(state: L5rState, seat: SeatId): readonly CardId[] {
  return charactersOf(state, seat).filter((card) => cardOf(state.table, card).at === 'conflict');
}

/** Everybody who takes part in the conflict. */
export function allParticipants(state: L5rState): readonly CardId[] {
  return [...participantsOf(state, 0), ...participantsOf(state, 1)];
}

export function isReady(state: L5rState, card: CardId): boolean {
  return cardOf(state.table, card).stance === 'ready';
}

/** What a seat brings to the conflict: the skill of its ready participants, and the Imperial Favor if it fits. */
export function totalOf(state: L5rState, seat: SeatId): number {
  const { conflict, favor } = state;
  if (conflict === null) return 0;
  const participants = participantsOf(state, seat);
  const skill = participants
    .filter((card) => isReady(state, card))
    .reduce((sum, card) => sum + skillOf(state, card, conflict.type), 0);
  const isFavored = favor?.holder === seat && favor.side === conflict.type && participants.length > 0;
  return skill + (isFavored ? 1 : 0);
}

/** The elements of the contested ring: its own, and what it gains (L5R-RINGFX-b). */
export function contestedElements(state: L5rState): readonly Element[] {
  const { conflict } = state;
  if (conflict === null) return [];
  const gained = layer.modifiers.onSeat(state, conflict.attacker);
  return ELEMENTS.filter(
    (element) =>
      element === conflict.ring ||
      gained.some(
        (modifier) => modifier.is === 'gain' && modifier.what === 'contestedElement' && modifier.name === element,
      ),
  );
}

/** Whether the participant bows when the conflict is over; it goes home all the same (L5R-3.2.8-c). */
export function bowsAfterConflict(state: L5rState, card: CardId): boolean {
  const isDefender = state.conflict !== null && cardOf(state.table, card).controller !== state.conflict.attacker;
  const spared = isDefender ? ['bowAfterConflict', 'bowAfterDefending'] : ['bowAfterConflict'];
  return !layer.modifiers
    .on(state, card)
    .some((modifier) => modifier.is === 'cannot' && spared.includes(modifier.what));
}

/** A glory count: the ready characters' glory, and 1 for each claimed ring (L5R-GLORY-b). */
export function gloryCountOf(state: L5rState, seat: SeatId): number {
  const glory = charactersOf(state, seat)
    .filter((card) => isReady(state, card))
    .reduce((sum, card) => sum + gloryOf(state, card), 0);
  return glory + ELEMENTS.filter((element) => state.rings[element].held === seat).length;
}
