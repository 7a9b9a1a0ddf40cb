import { isRefusal, type Lang, Recorder, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { readRecordFile } from '../record-file.ts';
import { withoutStumbling } from '../recorded.ts';
import { conclude } from '../refuse.ts';
import { seatingOf } from '../request/seating.ts';
import { openTable } from '../table/open.ts';
import { langOption } from '../text/lang.ts';
import { wordsIn } from '../text/words-in.ts';
import { about } from '../text-file.ts';

interface Options {
  readonly lang: Lang;
  readonly bots?: string;
  readonly seat?: string;
}

/** `kronika resume`: goes on with a recorded match. */
export function addResume(program: Command, context: Context): void {
  program
    .command('resume')
    .summary('go on with a saved match')
    .description('Goes on with a saved match at the terminal and writes it back to the same file.')
    .argument('<file>', 'a record, as written by kronika play --save')
    .addOption(langOption(context))
    .option('--bots <bots>', 'one bot for all other seats, or one for each, e.g. random,thumb')
    .option('--seat <n>', 'your seat, counted from 1', '1')
    .action(async (file: string, options: Options) =>
      conclude(context, await resumeMatch(context, file, options), options.lang),
    );
}

async function resumeMatch(context: Context, file: string, options: Options): Promise<Refusal | undefined> {
  const words = wordsIn(options.lang);
  const record = await readRecordFile(file, words);
  if (isRefusal(record)) return record;
  const game = context.registry.find(record.game);
  if (isRefusal(game)) return game;
  const recorder = withoutStumbling(() => Recorder.resume(game, record), words);
  if (isRefusal(recorder)) return about(file, recorder);
  if (recorder.match.outcome !== undefined) return { refused: 'matchOver' };
  const seating = seatingOf(game, { ...options, seats: recorder.match.seats }, words);
  if (isRefusal(seating)) return seating;
  return openTable({ context, game, lang: options.lang, seating, recorder, happened: [], save: file });
}
