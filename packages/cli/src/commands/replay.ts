import { isRefusal, type Lang, type Match, present, type Refusal, seatsOf, type Viewer } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { recordedIn } from '../recorded.ts';
import { conclude } from '../refuse.ts';
import { wholeNumber } from '../request/whole-number.ts';
import { decisionsIn } from '../table/pages.ts';
import { leafThrough, printAll, printUpTo, type Reading } from '../table/reader.ts';
import { langOption } from '../text/lang.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';

interface Options {
  readonly lang: Lang;
  readonly to?: string;
  readonly seat?: string;
}

/** `kronika replay`: steps through a recorded match. */
export function addReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .summary('step through a recorded match')
    .description('Steps through a record: Enter goes on, b back, a number jumps to that decision, q quits.')
    .argument('<file>', 'a record, as written by kronika play --save')
    .addOption(langOption(context))
    .option('--to <n>', 'print the log and the board up to this decision, and exit')
    .option('--seat <n>', 'see only what this seat may see, counted from 1 (default: everything)')
    .action(async (file: string, options: Options) =>
      conclude(context, await replayFile(context, file, options), options.lang),
    );
}

async function replayFile(context: Context, file: string, options: Options): Promise<Refusal | undefined> {
  const reading = await readingOf(context, file, options);
  if (isRefusal(reading)) return reading;
  if (options.to === undefined) {
    if (context.terminal.attended) await leafThrough(reading);
    else printAll(reading);
    return undefined;
  }
  const range = { option: '--to', min: 0, max: decisionsIn(reading.pages) };
  const to = wholeNumber(options.to, range, wordsIn(options.lang));
  if (isRefusal(to)) return to;
  printUpTo(reading, to);
  return undefined;
}

async function readingOf(context: Context, file: string, options: Options): Promise<Reading | Refusal> {
  const words = wordsIn(options.lang);
  const recorded = await recordedIn(file, context, words);
  if (isRefusal(recorded)) return recorded;
  const { game, pages } = recorded;
  const { terminal } = context;
  const viewer = viewerOf(options, present(pages[0], 'the start').match, words);
  if (isRefusal(viewer)) return viewer;
  return { sight: { game, viewer, lang: options.lang, paint: terminal.paint }, pages, terminal };
}

function viewerOf({ seat }: Options, match: Match, words: Words): Viewer | Refusal {
  if (seat === undefined) return 'arbiter';
  const place = wholeNumber(seat, { option: '--seat', min: 1, max: match.seats }, words);
  return isRefusal(place) ? place : present(seatsOf(match.seats)[place - 1], 'the seat');
}
