import { type CardId, type CardOption, isCardId, isOption } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { isUntouchable } from '../target/legal-targets.ts';

/** The only target of that name. */
export function target({ targets }: Pick<Use, 'targets'>, name = 'target'): CardId | undefined {
  return targets[name]?.[0];
}

/** The cards that a text may choose, as options of a choice. */
export function aimableIn<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  return (state: S, use: Use<E>, cards: readonly CardId[]): readonly CardOption[] =>
    cards.filter((card) => !isUntouchable(layer, state, use, card)).map((card): CardOption => ({ is: 'card', card }));
}

/** The card that was chosen, by an option or by itself. */
export function chosenCard(answer: unknown): CardId | undefined {
  if (isCardId(answer)) return answer;
  return isOption(answer, 'card') && 'card' in answer && isCardId(answer.card) ? answer.card : undefined;
}

/** The cards that were picked. */
export function chosenCards(answer: unknown): readonly CardId[] {
  return Array.isArray(answer) ? answer.filter(isCardId) : [];
}
