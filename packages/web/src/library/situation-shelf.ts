import type { Brand } from '@kronika/kernel';
import type { Kept, Shelf } from './kept.ts';

export type SituationId = Brand<string, 'SituationId'>;

/** A situation that somebody kept, as a file of ours (`kronika-situation`). */
export type KeptSituation = Kept<SituationId>;

/** Where situations are kept. */
export type SituationShelf = Shelf<SituationId>;

export function situationId(id: string): SituationId {
  return id as SituationId;
}
