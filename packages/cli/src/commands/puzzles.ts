import {
  aboutOf,
  checkPuzzle,
  type FoundPuzzle,
  isWelcome,
  type Puzzle,
  type PuzzleCheck,
  type PuzzlePlan,
  posed,
} from '@kronika/bots';
import { type Game, isRefusal, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { exampleOf } from '../help-example.ts';
import { conclude, EXIT_REFUSED } from '../refuse.ts';
import { puzzlesFileOf, puzzlesSoFar, readPuzzles, writePuzzles } from '../request/puzzles-file.ts';
import { addSetupOptions } from '../request/setup.ts';
import { type TablesRequest, tablesAsked } from '../request/tables.ts';
import { threadsAsked, wholeNumber } from '../request/whole-number.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { puzzlesInThreads } from '../threads/puzzles-in-threads.ts';

interface Options extends Omit<TablesRequest, 'lang'> {
  readonly games: string;
  readonly first: string;
  readonly seed: string;
  readonly count?: string;
  readonly threads?: string;
  readonly json?: true;
  readonly write?: true | string;
  readonly check?: true | string;
}

/** What is to be looked for, checked. */
interface Request {
  readonly game: Game;
  readonly plan: PuzzlePlan;
  readonly first: number;
  readonly games: number;
  /** How many puzzles are wanted in all; without it all that are found. */
  readonly count: number | undefined;
  readonly threads: number | undefined;
}

const MOST_GAMES = 1_000_000_000;

/** `kronika puzzles`: positions of bots' games in which one answer is far better than all others. */
export function addPuzzles(program: Command, context: Context): void {
  const command = program
    .command('puzzles')
    .summary('find puzzles in games that bots play')
    .description(
      'Lets the rule-of-thumb bot play against itself and looks for positions in which one line wins by force or one answer is far\n' +
        'better than all others. The search knows only what the seat knows. The same seed gives the same puzzles.',
    )
    .argument('<game>', 'id of the game (see: kronika games)')
    .option('--games <n>', 'how many games', '20')
    .option('--first <n>', 'the number of the first game, to go on where another run ended', '0')
    .option('--seed <seed>', 'where chance begins: any text', '1')
    .option('--seats <counts>', 'how many seats; several take turns, e.g. 2,4 (default: as few as two can play with)')
    .option('--count <n>', 'stop when there are so many, and leave out what is much like others')
    .option('--threads <n>', 'how many threads search (default: one a core, if there is much to do)')
    .option('--write [file]', "add what is found to the game's puzzles in the pages, or to another file")
    .option(
      '--check [file]',
      "search the game's puzzles again, or those of another file; exit code 2 if one does not hold",
    )
    .option('--json', 'print one JSON object on the last line')
    .addHelpText('after', exampleOf(context, 'puzzles', '--games 20 --seed 1'))
    .action(async (game: string, options: Options) =>
      conclude(context, await (options.check === undefined ? findPuzzles : checkPuzzles)(context, game, options)),
    );
  addSetupOptions(command, context);
}

async function findPuzzles(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const { terminal, lang } = context;
  const words = wordsIn(lang);
  const request = await requestOf(context, id, options);
  if (isRefusal(request)) return request;
  const { game, count, games } = request;
  const file = fileNamed(game, options.write);
  const before = file === undefined ? [] : await keptIn(game, file, words);
  if (isRefusal(before)) return before;

  const kept = [...before];
  const bar = progressBar(terminal, games, words.puzzles);
  let done = 0;
  if (kept.length < (count ?? Number.POSITIVE_INFINITY))
    for await (const one of puzzlesInThreads(game, huntOf(request))) {
      if (isRefusal(one)) return one;
      const had = kept.length;
      for (const found of one)
        if (kept.length < (count ?? Number.POSITIVE_INFINITY) && isWelcome(kept, found, count)) kept.push(found);
      const fault =
        file === undefined || kept.length === had ? undefined : writePuzzles(file, kept.map(puzzleOf), words);
      if (fault !== undefined) return fault;
      done += 1;
      bar.show(done);
      if (count !== undefined && kept.length >= count) break;
    }
  bar.end();

  const found = kept.slice(before.length);
  if (file !== undefined) terminal.report(words.puzzles.written(file, kept.length));
  if (options.json)
    terminal.print(JSON.stringify({ game: game.id, seed: options.seed, games: done, puzzles: found.map(puzzleOf) }));
  else printFound(context, game, found);
  return undefined;
}

async function requestOf({ registry, lang }: Context, id: string, options: Options): Promise<Request | Refusal> {
  const words = wordsIn(lang);
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const threads = threadsAsked(options.threads, words);
  if (isRefusal(threads)) return threads;
  const games = wholeNumber(options.games, { option: '--games', min: 1, max: MOST_GAMES }, words);
  if (isRefusal(games)) return games;
  const first = wholeNumber(options.first, { option: '--first', min: 0, max: MOST_GAMES }, words);
  if (isRefusal(first)) return first;
  const count =
    options.count === undefined
      ? undefined
      : wholeNumber(options.count, { option: '--count', min: 1, max: MOST_GAMES }, words);
  if (isRefusal(count)) return count;
  const tables = await tablesAsked(game, { ...options, lang }, words);
  return isRefusal(tables) ? tables : { game, plan: { seed: options.seed, tables }, first, games, count, threads };
}

function huntOf({ plan, first, games, threads }: Request) {
  return { plan, first, games, ...(threads === undefined ? {} : { threads }) };
}

function fileNamed({ id }: Game, named: true | string | undefined): string | undefined {
  return named === true ? puzzlesFileOf(id) : named;
}

/** The puzzles of a file, each with what it is about. */
async function keptIn(game: Game, file: string, words: Words): Promise<readonly FoundPuzzle[] | Refusal> {
  const puzzles = await puzzlesSoFar(file, words);
  if (isRefusal(puzzles)) return puzzles;
  const kept: FoundPuzzle[] = [];
  for (const puzzle of puzzles) {
    const match = posed(game, puzzle);
    if (isRefusal(match)) return match;
    kept.push({ puzzle, about: aboutOf(puzzle, match) });
  }
  return kept;
}

function puzzleOf({ puzzle }: FoundPuzzle): Puzzle {
  return puzzle;
}

function printFound({ terminal, lang }: Context, game: Game, found: readonly FoundPuzzle[]): void {
  const words = wordsIn(lang).puzzles;
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  terminal.print(terminal.paint.heading(words.title(game.text[lang].name, found.length)));
  if (found.length === 0) return;
  terminal.print(
    columns(
      [words.id, words.goal, words.difficulty, words.solution, words.next],
      found.map(({ puzzle: { id, goal, difficulty, chances } }) => [
        id,
        words.goals[goal],
        String(difficulty),
        percent.format(chances.solution),
        percent.format(chances.next),
      ]),
    ),
  );
}

/** `--check`: whether a new search with other chance comes to the same. */
async function checkPuzzles(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const { terminal, lang, registry } = context;
  const words = wordsIn(lang);
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const puzzles = await readPuzzles(fileNamed(game, options.check) ?? puzzlesFileOf(id), words);
  if (isRefusal(puzzles)) return puzzles;
  const bar = progressBar(terminal, puzzles.length, words.puzzles);
  const checks: PuzzleCheck[] = [];
  for (const puzzle of puzzles) {
    const check = checkPuzzle(game, puzzle, options.seed);
    if (isRefusal(check)) return check;
    checks.push(check);
    bar.show(checks.length);
  }
  bar.end();
  const fallen = checks.filter(({ holds }) => !holds).map((check) => check.id);
  if (options.json) terminal.print(JSON.stringify({ game: id, puzzles: checks.length, fallen }));
  else terminal.print(words.puzzles.checked(checks.length, fallen));
  if (fallen.length > 0) context.exit(EXIT_REFUSED);
  return undefined;
}
