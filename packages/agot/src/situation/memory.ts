import { type CardId, invalid, isRefusal, type Refusal } from '@kronika/kernel';
import { type CardReference, memoryIn, placeOf } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import { type AgotState, type Bypass, stateWith } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';
import type { ParsedSituation } from './description.ts';
import type { PieceName } from './table.ts';

/** Whether the description says anything that refers to its cards. Most do not. */
export function remembersAnything({ lasting, delayed, used, challenge }: ParsedSituation): boolean {
  return lasting.length + delayed.length + used.length + (challenge?.bypassed.length ?? 0) > 0;
}

/** The state with what lasts, what waits, what was used, and who is bypassed. */
export function withMemory(
  situation: ParsedSituation,
  state: AgotState,
  pieces: ReadonlyMap<CardId, PieceName>,
): AgotState | Refusal {
  const cards = new Map([...pieces].map(([card, piece]) => [piece, card]));
  const cardAt = (piece: PieceName) => cards.get(piece);
  const memory = memoryIn<AgotEvent, AgotState>(situation, state, { layer, isEvent, cardAt });
  if (isRefusal(memory)) return memory;
  const bypassed: Bypass[] = [];
  for (const { by, card } of situation.challenge?.bypassed ?? []) {
    const [attacker, character] = [cardAt(placeOf(by)), cardAt(placeOf(card))];
    if (attacker === undefined) return missing(by);
    if (character === undefined) return missing(card);
    bypassed.push({ by: attacker, card: character });
  }
  const { challenge } = state;
  return stateWith(state, { ...memory, challenge: challenge === null ? null : { ...challenge, bypassed } });
}

function missing(reference: CardReference): Refusal {
  return invalid('the situation', { at: reference, problem: 'no card stands there in the description' });
}

function isEvent(value: { readonly is: string }): value is AgotEvent {
  return Object.hasOwn(verbs, value.is);
}
