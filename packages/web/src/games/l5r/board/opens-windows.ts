import type { PrintedId } from '@kronika/kernel';
import { faceTextOf, factOf, type ParagraphKind } from '@kronika/l5r';

const USED: readonly ParagraphKind[] = ['action', 'interrupt', 'reaction'];

/** Whether the card is played from a hand in action windows, or has an ability that one may use (not a forced one). */
export function opensWindows(printed: PrintedId): boolean {
  return factOf(printed).side === 'conflict' || faceTextOf(printed, 'en').some(({ kind }) => USED.includes(kind));
}
