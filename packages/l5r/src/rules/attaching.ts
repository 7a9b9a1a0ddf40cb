import { attachmentsOn, type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { printOn } from '../cards/print-on.ts';
import type { L5rState } from '../state.ts';
import { hasUniqueCopy } from '../verbs/entering.ts';
import { allCharacters, isCharacter, isInPlay } from '../zones.ts';
import { definitionOn } from './card-definition.ts';
import { hasKeyword, hasTrait } from './has.ts';
import { layer } from './layer.ts';

const EXCEPT = 'no-attachments-except:';

/** Whether "No attachments", or all but some, keeps this one off the character (L5R-KW-NOATT-a, -b). */
function isRefused(state: L5rState, attachment: CardId, host: CardId): boolean {
  const modifiers = layer.modifiers.on(state, host);
  const { keywords } = printOn(cardOf(state.table, host));
  if (keywords.length === 0 && modifiers.length === 0) return false;
  if (hasKeyword(state, host, 'no-attachments')) return true;
  if (keywords.length === 0 || modifiers.some(({ is }) => is === 'blank')) return false;
  const exceptions = keywords.find((keyword) => keyword.startsWith(EXCEPT));
  if (exceptions === undefined) return false;
  return !exceptions
    .slice(EXCEPT.length)
    .split('|')
    .some((trait) => hasTrait(state, attachment, trait));
}

/** Whether the attachment may be on that character under that player's control. */
export function mayBeOn(state: L5rState, attachment: CardId, host: CardId, by: SeatId): boolean {
  if (attachment === host || !isInPlay(state, host) || !isCharacter(state, host)) return false;
  if (isRefused(state, attachment, host)) return false;
  const { attachesTo } = definitionOn(cardOf(state.table, attachment));
  return attachesTo?.(state, attachment, host, by) ?? true;
}

/** The characters of either player that the seat may put the attachment on (L5R-ATT-c). */
export function hostsFor(state: L5rState, attachment: CardId, by: SeatId): readonly CardId[] {
  if (hasUniqueCopy(state, by, attachment)) return [];
  return allCharacters(state).filter((host) => mayBeOn(state, attachment, host, by));
}

/** Whether another copy of the attachment is on that character: "limit 1 per character". */
export function isOnlyCopyOn(state: L5rState, attachment: CardId, host: CardId): boolean {
  const { name } = printOn(cardOf(state.table, attachment));
  return !attachmentsOn(state.table, host).some(
    (other) => other !== attachment && printOn(cardOf(state.table, other)).name === name,
  );
}
