import type { Sandbox } from '@kronika/kernel';
import { type Stored, stored } from '../../client/storage/stored.ts';
import { isUnreadable, type NamedSituation, readSituation, writeSituation } from './shared-situation.ts';

const drafts = new Map<string, Stored<string>>();

/** What was worked on last, as text: it is there again after a match, a reload or a closed window. */
function draftOf(game: string): Stored<string> {
  const known = drafts.get(game);
  if (known !== undefined) return known;
  const draft = stored<string>({ key: `sandbox.${game}`, read: (text) => text ?? '', write: (text) => text });
  drafts.set(game, draft);
  return draft;
}

export function keepDraft(sandbox: Sandbox, { name, situation }: NamedSituation): void {
  draftOf(sandbox.game).set(JSON.stringify(writeSituation(sandbox, { name, situation })));
}

/** The situation that was worked on last, if it can still be read. */
export function lastDraft(sandbox: Sandbox): NamedSituation | undefined {
  try {
    const read = readSituation(sandbox, JSON.parse(draftOf(sandbox.game).get()));
    return isUnreadable(read) ? undefined : read;
  } catch {
    return undefined;
  }
}
