import { faceTextOf, factOf, type ParagraphKind } from '@kronika/agot';
import type { PrintedId } from '@kronika/kernel';

const USED: readonly ParagraphKind[] = ['action', 'interrupt', 'reaction'];

/** Whether the card can come out of ambush, or has an ability that one may use (not a forced one). */
export function opensWindows(printed: PrintedId): boolean {
  return (
    factOf(printed).keywords.some(({ is }) => is === 'ambush') ||
    faceTextOf(printed, 'en').some(({ kind }) => USED.includes(kind))
  );
}
