import type { CardId, RuleId } from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { leaving } from '../verbs/leaving.ts';
import { isInPlay } from '../zones.ts';
import { raise } from './calls.ts';

/** A card is discarded from wherever it is: a holding leaves play, a card that is not in play just goes to its pile. */
export function discardOf(state: L5rState, card: CardId, rule: RuleId): L5rEvent {
  return isInPlay(state, card)
    ? leaving(state, card, { to: 'discard', how: 'discarded', rule })
    : { is: 'cardDiscarded', card, rule };
}

/** Discards cards at the same time. */
export function discarding(state: L5rState, cards: readonly CardId[], rule: RuleId) {
  return raise(...cards.map((card) => discardOf(state, card, rule)));
}
