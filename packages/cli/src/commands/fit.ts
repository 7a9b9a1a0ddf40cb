import { type Fit, fewestGames, type SamplingPlan } from '@kronika/bots';
import { type Evaluation, type Game, invalid, isRefusal, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { exampleOf } from '../help-example.ts';
import { conclude } from '../refuse.ts';
import { addSetupOptions } from '../request/setup.ts';
import { type TablesRequest, tablesAsked } from '../request/tables.ts';
import { openWeights, type WeightsFile, weightsFileOf } from '../request/weights-file.ts';
import { threadsAsked, wholeNumber } from '../request/whole-number.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { fitInThreads } from '../threads/fit-in-threads.ts';

interface Options extends Omit<TablesRequest, 'lang'> {
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: true;
  readonly write?: true | string;
}

type Judged = Game & { readonly evaluation: Evaluation };

/** What is to be fitted, checked. */
interface Request {
  readonly game: Judged;
  readonly plan: SamplingPlan;
  readonly threads: number | undefined;
}

/** `kronika fit`: the weights of a game's evaluation, from games that its rule-of-thumb bot plays. */
export function addFit(program: Command, context: Context): void {
  const command = program
    .command('fit')
    .summary('fit the weights by which bots judge a position')
    .description(
      'Lets the rule-of-thumb bot play against itself, with a few slips and with decks drawn by chance, and fits the weights of the\n' +
        "game's evaluation to who won (logistic regression). A fifth of the games is held out to try the weights on.\n" +
        'The same seed gives the same weights, however many threads play.',
    )
    .argument('<game>', 'id of the game (see: kronika games)')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <seed>', 'where chance begins: any text', '1')
    .option('--seats <counts>', 'how many seats; several take turns, e.g. 2,4 (default: as few as two can play with)')
    .option('--threads <n>', 'how many threads play (default: one a core, if the games are many)')
    .option('--write [file]', "write the weights to the game's table of weights, or to another one")
    .option('--json', 'print one JSON object on the last line')
    .addHelpText('after', exampleOf(context, 'fit', '--games 2000 --seed 1 --write'))
    .action(async (game: string, options: Options) => conclude(context, await fitGame(context, game, options)));
  addSetupOptions(command, context);
}

async function fitGame(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const { terminal, lang } = context;
  const words = wordsIn(lang);
  const request = await requestOf(context, id, options);
  if (isRefusal(request)) return request;
  const { game, plan, threads } = request;
  const file = await fileAsked(game, options, words);
  if (isRefusal(file)) return file;
  const bar = progressBar(terminal, plan.games, words.report);
  const fit = await fitInThreads(game, plan, {
    ...(threads === undefined ? {} : { threads }),
    progress: (done) => bar.show(done),
  });
  bar.end();
  if (isRefusal(fit)) return fit;
  if (file !== undefined) {
    const fault = await file.write(fit.weights);
    if (fault !== undefined) return fault;
    terminal.report(words.fit.written(file.file));
  }
  if (options.json) terminal.print(JSON.stringify({ game: game.id, seed: plan.seed, ...fit }));
  else printFit(context, request, fit);
  return undefined;
}

async function requestOf({ registry, lang }: Context, id: string, options: Options): Promise<Request | Refusal> {
  const words = wordsIn(lang);
  const found = registry.find(id);
  if (isRefusal(found)) return found;
  const { evaluation } = found;
  if (evaluation === undefined) return invalid('kronika fit', { at: id, problem: words.problem.noEvaluation });
  const game = { ...found, evaluation };
  const threads = threadsAsked(options.threads, words);
  if (isRefusal(threads)) return threads;
  const tables = await tablesAsked(game, { ...options, lang }, words);
  if (isRefusal(tables)) return tables;
  const least = fewestGames({ tables });
  const games = wholeNumber(options.games, { option: '--games', min: least, max: 1_000_000_000 }, words);
  return isRefusal(games) ? games : { game, plan: { games, seed: options.seed, tables }, threads };
}

async function fileAsked({ id }: Game, { write }: Options, words: Words): Promise<WeightsFile | Refusal | undefined> {
  return write === undefined ? undefined : openWeights(write === true ? weightsFileOf(id) : write, words);
}

function printFit({ terminal, lang }: Context, { game, plan }: Request, fit: Fit): void {
  const words = wordsIn(lang).fit;
  const number = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(lang, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const { heldOut, positions } = fit;
  terminal.print(
    terminal.paint.heading(
      words.title(game.text[lang].name, number.format(fit.games), plan.seed, number.format(positions.fitted)),
    ),
  );
  terminal.print(
    columns(
      [words.feature, words.now, words.fitted],
      Object.entries(fit.weights).map(([feature, weight]) => [
        feature,
        exact.format(game.evaluation.weights[feature] ?? 0),
        exact.format(weight),
      ]),
    ),
  );
  terminal.print('');
  terminal.print(
    columns(
      [words.heldOut(number.format(positions.heldOut)), words.loss, words.accuracy],
      (['fitted', 'present', 'none'] as const).map((which) => [
        words.weights[which],
        exact.format(heldOut[which].loss),
        percent.format(heldOut[which].accuracy),
      ]),
    ),
  );
}
