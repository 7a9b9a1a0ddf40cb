import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { allCharacters, attachedTo, isCharacter } from '../zones.ts';
import { refuses, suits } from './attaching-facts.ts';
import { definitionOf } from './card-definition.ts';
import { attachmentKeywords, hasAnyTrait, isOf } from './has.ts';

/** Whether the text of the attachment lets it be there; a card that became one has its own text. */
function isFitting(state: AgotState, attachment: CardId, host: CardId, by: SeatId): boolean {
  const { printed } = cardOf(state.table, attachment);
  const fact = factOf(printed);
  const { attachesTo, perCard } = definitionOf(printed);
  if (perCard !== undefined && copiesOn(state, attachment, host) >= perCard) return false;
  const isSuited =
    fact.type !== 'attachment' ||
    suits(fact.attachesTo, {
      hasAny: (traits) => hasAnyTrait(state, host, traits),
      isOf: (faction) => isOf(state, host, faction),
    });
  if (!isSuited) return false;
  return attachesTo?.(state, attachment, host, by) ?? true;
}

/** How many other copies of the attachment the card carries (AGOT-ATT-i). */
function copiesOn(state: AgotState, attachment: CardId, host: CardId): number {
  const { name } = factOf(cardOf(state.table, attachment).printed);
  return attachedTo(state, host).filter(
    (other) => other !== attachment && factOf(cardOf(state.table, other).printed).name === name,
  ).length;
}

/** Whether the attachment may be on that card under that player's control (AGOT-ATT-b, -d). */
export function mayBeOn(state: AgotState, attachment: CardId, host: CardId, by: SeatId): boolean {
  if (attachment === host || !isCharacter(state, host)) return false;
  const hasAny = (traits: Parameters<typeof hasAnyTrait>[2]): boolean => hasAnyTrait(state, attachment, traits);
  if (attachmentKeywords(state, host).some((keyword) => refuses(keyword, hasAny))) return false;
  return isFitting(state, attachment, host, by);
}

/** The cards that the seat may put the attachment on, its own and those of others. */
export function hostsFor(state: AgotState, attachment: CardId, by: SeatId): readonly CardId[] {
  return allCharacters(state).filter((host) => mayBeOn(state, attachment, host, by));
}
