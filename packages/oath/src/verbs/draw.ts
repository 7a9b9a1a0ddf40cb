import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Source } from '../options.ts';
import { factIn } from '../queries/cards.ts';
import type { Oath } from '../state.ts';

interface Drawing {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly from: Source;
  readonly rule: RuleId;
}

/** Draws one card. A Vision out of the world deck counts, whatever draws it (OATH-2.7.1-a). */
export function drawCard(state: Oath, { seat, card, from, rule }: Drawing): readonly OathEvent[] {
  const drawn: OathEvent = { is: 'drawn', seat, card, from, rule };
  return isVisionOfWorld(state, card, from) ? [drawn, { is: 'visionDrawn', seat, rule: 'OATH-2.7.1-a' }] : [drawn];
}

/** Visions of discard piles neither count nor stop anything (OATH-5.1.2-b). */
export function isVisionOfWorld(state: Oath, card: CardId, from: Source): boolean {
  return from === 'world' && factIn(state, card).back === 'vision';
}

/**
 * Draws these cards of the world deck by a power. By the English law a Vision stops it as it stops a Search; by the
 * Polish one it goes on (OATH-5.1.2-e, OATH-X-11).
 */
export function drawByPower(state: Oath, seat: SeatId, cards: readonly CardId[]): readonly OathEvent[] {
  const vision = cards.findIndex((card) => isVisionOfWorld(state, card, 'world'));
  const stops = vision >= 0 && state.law.visionStopsPowers === 'en';
  return (stops ? cards.slice(0, vision + 1) : cards).flatMap((card) =>
    drawCard(state, { seat, card, from: 'world', rule: 'OATH-10-draw' }),
  );
}
