import { randomInt } from 'node:crypto';
import { formatsFor, isRefusal, type Lang, Recorder, type Refusal, seatRangeOf } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { exampleOf } from '../help-example.ts';
import { checkWritable } from '../record-file.ts';
import { conclude } from '../refuse.ts';
import { seatCountOf, seatingOf } from '../request/seating.ts';
import { addSetupOptions, formatAsked, type SetupRequest, setupAsked } from '../request/setup.ts';
import { openTable } from '../table/open.ts';
import { langOption } from '../text/lang.ts';
import { wordsIn } from '../text/words-in.ts';
import { nextOption, playNext } from './play-next.ts';

interface Options extends Omit<SetupRequest, 'seats'> {
  readonly lang: Lang;
  readonly seats?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly next?: string;
}

/** `kronika play`: a new match of a person against bots. */
export function addPlay(program: Command, context: Context): void {
  const play = program
    .command('play')
    .summary('play at the terminal, against bots or alone')
    .description('Begins a match at the terminal: you in one seat, bots in the others, if there are any.')
    .argument('<game>', 'id of the game (see: kronika games)')
    .addOption(langOption(context))
    .option('--seats <n>', 'how many seats the table has (default: as few as the game allows)')
    .option('--bots <bots>', 'one bot for all other seats, or one for each, e.g. random,thumb')
    .option('--seat <n>', 'your seat, counted from 1', '1')
    .option('--seed <seed>', 'where chance begins: any text (default: drawn by chance)')
    .addOption(nextOption())
    .option('--save <file>', 'write the match to this file when it is over or you quit')
    .addHelpText('after', exampleOf(context, 'play', '--save match.json'))
    .action(async (game: string, options: Options) =>
      conclude(context, await playGame(context, game, options), options.lang),
    );
  addSetupOptions(play, context);
}

async function playGame(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const words = wordsIn(options.lang);
  const game = context.registry.find(id);
  if (isRefusal(game)) return game;
  if (options.next !== undefined) return playNext(context, game, { ...options, next: options.next });
  const asked = formatAsked(game, options.format, words);
  if (isRefusal(asked)) return asked;
  const seats = seatCountOf(asked?.seats ?? seatRangeOf(game.setup), options, words);
  if (isRefusal(seats)) return seats;
  const seating = seatingOf(game, { ...options, seats }, words);
  if (isRefusal(seating)) return seating;
  const unwritable = options.save === undefined ? undefined : await checkWritable(options.save, words);
  if (unwritable !== undefined) return unwritable;
  const format = asked ?? formatsFor(game.setup, seats)[0];
  const setup = format === undefined ? { seats } : await setupAsked(game, format, { ...options, seats }, words);
  if (isRefusal(setup)) return setup;

  const seed = options.seed ?? String(randomInt(1_000_000));
  const begun = Recorder.begin(game, { is: 'setup', setup }, seed);
  if (isRefusal(begun)) return begun;
  const { recorder, first } = begun;
  return openTable({
    context,
    game,
    lang: options.lang,
    seating,
    recorder,
    happened: first.happened,
    ...(options.save === undefined ? {} : { save: options.save }),
  });
}
