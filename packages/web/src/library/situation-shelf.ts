import type { Brand } from '@kronika/kernel';

/** A situation that somebody kept, whatever its game: the shelf keeps it and does not look into it. */
export interface KeptSituation {
  readonly id: SituationId;
  readonly game: string;
  readonly name: string;
  /** When it was kept last, in milliseconds since 1970. */
  readonly changed: number;
  /** The situation as a file of ours (`kronika-situation`). */
  readonly file: string;
}

export type SituationId = Brand<string, 'SituationId'>;

export function situationId(id: string): SituationId {
  return id as SituationId;
}

/** Where situations are kept. */
export interface SituationShelf {
  /** The latest first. */
  list(): Promise<readonly KeptSituation[]>;
  keep(situation: KeptSituation): Promise<void>;
  remove(id: SituationId): Promise<void>;
  /** Calls back after every change, until it is called off. */
  subscribe(listener: () => void): () => void;
}
