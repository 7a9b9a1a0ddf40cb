import { type Game, invalid, isRefusal, type MatchRecord, type Refusal, type Verified, verify } from '@kronika/kernel';
import type { Context } from './context.ts';
import { readRecordFile } from './record-file.ts';
import { type Page, pagesOf } from './table/pages.ts';
import type { Words } from './text/words.ts';
import { about } from './text-file.ts';

/** A record that was read from a file and found sound. */
export interface Recorded {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly verified: Verified;
  readonly pages: readonly Page[];
}

/** Reads a record and plays it again, or says what is wrong with the file. */
export async function recordedIn(file: string, { registry }: Context, words: Words): Promise<Recorded | Refusal> {
  const record = await readRecordFile(file, words);
  if (isRefusal(record)) return record;
  const game = registry.find(record.game);
  if (isRefusal(game)) return game;
  const recorded = withoutStumbling(() => playedAgain(game, record), words);
  return isRefusal(recorded) ? about(file, recorded) : recorded;
}

/**
 * A stored match whose state or variables were tampered with fits its schema and can still make the
 * rules stumble anywhere. For whoever brings the file that is damage like any other.
 */
export function withoutStumbling<T>(play: () => T, words: Words): T | Refusal {
  try {
    return play();
  } catch (error) {
    return invalid('the record', { at: '', problem: words.problem.stumbled(String(error)) });
  }
}

function playedAgain(game: Game, record: MatchRecord): Recorded | Refusal {
  const verified = verify(game, record);
  if (isRefusal(verified)) return verified;
  const pages = pagesOf(game, record);
  return isRefusal(pages) ? pages : { game, record, verified, pages };
}
