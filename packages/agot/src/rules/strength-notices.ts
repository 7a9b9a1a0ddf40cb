import { type CardId, cardOf, type PrintedId } from '@kronika/kernel';
import { type Attributed, attributedOn } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { allCharacters, isCharacter } from '../zones.ts';
import { definedCards, definitionOf } from './card-definition.ts';
import { layer } from './layer.ts';
import { STRENGTH } from './values.ts';

const NOBODY: readonly AgotEvent[] = [];

let answering: ReadonlySet<PrintedId> | undefined;

/** The cards whose texts speak of a raised strength: of no others it is noticed. */
function isAnswering(printed: PrintedId): boolean {
  answering ??= new Set(
    definedCards().filter((card) =>
      Object.values(definitionOf(card).abilities).some(
        (ability) => 'when' in ability && ability.when.kinds.includes('strengthRaised'),
      ),
    ),
  );
  return answering.has(printed);
}

function sourceOf({ from }: Attributed): string {
  return from.is === 'text' ? `text/${from.card}` : `effect/${from.effect.number}`;
}

/** How much each text and each lasting effect adds to the strength of a character. */
function bonuses(state: AgotState, card: CardId): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const attributed of attributedOn(layer, state, card)) {
    const { modifier } = attributed;
    if (modifier.is !== 'add' || modifier.stat !== STRENGTH) continue;
    const source = sourceOf(attributed);
    sums.set(source, (sums.get(source) ?? 0) + modifier.by);
  }
  return sums;
}

/** Whether some card effect adds more than before. A penalty that ends is no effect that raises strength. */
function isRaised(before: AgotState, after: AgotState, card: CardId): boolean {
  if (!isCharacter(before, card)) return false;
  const former = bonuses(before, card);
  return [...bonuses(after, card)].some(([source, by]) => by > Math.max(0, former.get(source) ?? 0));
}

/** The characters that card effects have made stronger from one state to the next. */
export function strengthNotices(before: AgotState, after: AgotState): readonly AgotEvent[] {
  const those = allCharacters(after).filter((card) => isAnswering(cardOf(after.table, card).printed));
  if (those.length === 0) return NOBODY;
  return those
    .filter((card) => isRaised(before, after, card))
    .map((card) => ({ is: 'strengthRaised', card, rule: 'AGOT-CONST-b' }));
}
