import { randomInt } from 'node:crypto';
import { type Game, isRefusal, type Lang, nextStart, otherGame, Recorder, type Refusal } from '@kronika/kernel';
import { Option } from 'commander';
import type { Context } from '../context.ts';
import { checkWritable, readRecordFile } from '../record-file.ts';
import { withoutStumbling } from '../recorded.ts';
import { seatingOf } from '../request/seating.ts';
import { openTable } from '../table/open.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { about } from '../text-file.ts';

/** The option that names the match to follow. That match says how many play and with what. */
export function nextOption(): Option {
  return new Option('--next <file>', 'begin the match that follows the finished one in this record').conflicts([
    'seats',
    'format',
    'teams',
    'option',
    'bring',
    'decks',
  ]);
}

interface NextOptions {
  readonly lang: Lang;
  readonly next: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly save?: string;
}

/** Begins the next match of a series from the record of a finished one. */
export async function playNext(context: Context, game: Game, options: NextOptions): Promise<Refusal | undefined> {
  const { lang, save } = options;
  const words = wordsIn(lang);
  const begun = await begunFrom(game, options, words);
  if (isRefusal(begun)) return begun;
  const { recorder, first } = begun;
  const seating = seatingOf(game, { ...options, seats: recorder.match.seats }, words);
  if (isRefusal(seating)) return seating;
  const unwritable = save === undefined ? undefined : await checkWritable(save, words);
  if (unwritable !== undefined) return unwritable;
  return openTable({
    context,
    game,
    lang,
    seating,
    recorder,
    happened: first.happened,
    ...(save === undefined ? {} : { save }),
  });
}

async function begunFrom(
  game: Game,
  { next: file, seed }: NextOptions,
  words: Words,
): Promise<ReturnType<typeof Recorder.begin>> {
  const record = await readRecordFile(file, words);
  if (isRefusal(record)) return record;
  if (record.game !== game.id) return about(file, otherGame(record, game));
  const finished = withoutStumbling(() => Recorder.resume(game, record), words);
  if (isRefusal(finished)) return about(file, finished);
  const start = nextStart(game, record, finished.match);
  return isRefusal(start) ? about(file, start) : Recorder.begin(game, start, seed ?? String(randomInt(1_000_000)));
}
