import { type CardId, invalid, isRefusal, type Refusal } from '@kronika/kernel';
import { memoryIn, placeOf } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { type L5rState, stateWith } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';
import type { ParsedSituation } from './description.ts';
import type { PieceName } from './table.ts';

/** Whether the description says anything that refers to its cards. Most do not. */
export function remembersAnything({ lasting, delayed, used, conflict }: ParsedSituation): boolean {
  return lasting.length + delayed.length + used.length + (conflict?.evaded.length ?? 0) > 0;
}

/** The state with what lasts, what waits, what was used, and who is evaded. */
export function withMemory(
  situation: ParsedSituation,
  state: L5rState,
  pieces: ReadonlyMap<CardId, PieceName>,
): L5rState | Refusal {
  const cards = new Map([...pieces].map(([card, piece]) => [piece, card]));
  const cardAt = (piece: PieceName) => cards.get(piece);
  const memory = memoryIn<L5rEvent, L5rState>(situation, state, { layer, isEvent, cardAt });
  if (isRefusal(memory)) return memory;
  const evaded: CardId[] = [];
  for (const reference of situation.conflict?.evaded ?? []) {
    const card = cardAt(placeOf(reference));
    if (card === undefined)
      return invalid('the situation', { at: reference, problem: 'no card stands there in the description' });
    evaded.push(card);
  }
  const { conflict } = state;
  return stateWith(state, { ...memory, conflict: conflict === null ? null : { ...conflict, evaded } });
}

function isEvent(value: { readonly is: string }): value is L5rEvent {
  return Object.hasOwn(verbs, value.is);
}
