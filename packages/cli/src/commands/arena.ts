import { writeFile } from 'node:fs/promises';
import { type Bout, type BoutResult, botsOf, type ContestPlan } from '@kronika/bots';
import { formatsFor, type Game, invalid, isRefusal, present, type Refusal, seatRangeOf } from '@kronika/kernel';
import type { Command } from 'commander';
import { boutsOf, ladderOf, nameOf } from '../arena/bouts.ts';
import { contestSummary, ladderSummary, printContest, printLadder } from '../arena/outcome.ts';
import { isProgram } from '../arena/program-player.ts';
import { reportPage } from '../arena/report/page.ts';
import { openResults, type ResultsFile } from '../arena/results-file.ts';
import type { Context } from '../context.ts';
import { exampleOf } from '../help-example.ts';
import { conclude } from '../refuse.ts';
import { namesIn } from '../request/names.ts';
import { addSetupOptions, formatAsked, type SetupRequest, setupAsked } from '../request/setup.ts';
import { threadsAsked, wholeNumber } from '../request/whole-number.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Words } from '../text/words.ts';
import { wordsIn } from '../text/words-in.ts';
import { unusable } from '../text-file.ts';
import { playBouts } from '../threads/play-bouts.ts';

interface Options extends Omit<SetupRequest, 'seats' | 'lang'> {
  readonly a?: string;
  readonly b?: string;
  readonly ladder?: true;
  readonly bots?: string;
  readonly games: string;
  readonly seed: string;
  readonly seats?: string;
  readonly nodes?: string;
  readonly moveSeconds: string;
  readonly threads?: string;
  readonly resume?: string;
  readonly report?: string;
  readonly json?: true;
}

/** Who plays against whom. */
type Contest =
  | { readonly is: 'pair'; readonly a: string; readonly b: string }
  | { readonly is: 'ladder'; readonly bots: readonly string[] };

/** What is to be played, checked. */
interface Request {
  readonly game: Game;
  readonly contest: Contest;
  readonly games: number;
  readonly plan: ContestPlan;
  readonly moveSeconds: number;
  readonly threads: number | undefined;
}

const MOST = 1_000_000_000;

/** `kronika arena`: which of two bots is stronger, or how strong all bots of a game are. */
export function addArena(program: Command, context: Context): void {
  const command = program
    .command('arena')
    .summary('measure how strong bots are')
    .description(
      'Lets two bots play against each other, or all bots of a game (--ladder). At larger tables a has one seat and b the others.\n' +
        'What seats bring is drawn by chance, and the same game is played with a in each of the seats. The rate is the share of games\n' +
        'that a won, with an interval of 95 % (Wilson). Each game is played in a process of its own core, and the time of a move is\n' +
        'processor time of that process.\n' +
        'In the place of a bot, "exec:COMMAND" starts a program of yours, which speaks the protocol of docs/protocol.md over its\n' +
        'standard input and output; whoever answers wrongly, too late or not at all has lost.',
    )
    .argument('<game>', 'id of the game (see: kronika games)')
    .option('--a <bot>', 'the bot that is measured')
    .option('--b <bot>', 'the bot it plays against')
    .option('--ladder', 'everybody against everybody, with ratings (Elo)')
    .option('--bots <bots>', 'who takes part in the ladder (default: all bots of the game but their styles)')
    .option('--games <n>', 'how many games; in a ladder, for each pair', '100')
    .option('--seed <seed>', 'where chance begins: any text', '1')
    .option('--seats <n>', 'how many seats (default: as few as two can play with)')
    .option('--nodes <n>', 'how many positions a bot may look at for an answer (default: what its level allows)')
    .option('--move-seconds <n>', 'how long a program of yours may take for an answer', '30')
    .option('--threads <n>', 'how many games are played at once (default: one a core)')
    .option('--resume <file>', 'keep all games in a file; those that are there already are not played again')
    .option('--report <file>', 'write a page with plots')
    .option('--json', 'print one JSON object on the last line')
    .addHelpText('after', exampleOf(context, 'arena', '--a thumb --b random --games 200'))
    .action(async (game: string, options: Options) => conclude(context, await runArena(context, game, options)));
  addSetupOptions(command, context);
}

async function runArena(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const { terminal, lang } = context;
  const words = wordsIn(lang);
  const request = await requestOf(context, id, options);
  if (isRefusal(request)) return request;
  const { game, contest, games, plan } = request;
  const file = options.resume === undefined ? undefined : openResults(options.resume, { game: id, plan }, words);
  if (file !== undefined && isRefusal(file)) return file;
  const bouts =
    contest.is === 'pair' ? boutsOf(contest.a, contest.b, games) : ladderOf(contest.bots, games, plan.seats);
  const results = await resultsOf(context, request, bouts, file);
  if (isRefusal(results)) return results;
  for (const problem of new Set(results.flatMap(({ fault }) => (fault === undefined ? [] : [fault.problem]))))
    terminal.report(problem);
  if (options.report !== undefined) {
    const about = { game, plan, bots: contest.is === 'pair' ? [contest.a, contest.b] : contest.bots };
    try {
      await writeFile(options.report, reportPage(about, results));
    } catch (error) {
      return unusable(options.report, error, words);
    }
  }
  if (contest.is === 'pair') {
    if (options.json) terminal.print(JSON.stringify(contestSummary(id, contest, results)));
    else printContest(context, game, contest, results);
  } else if (options.json) terminal.print(JSON.stringify(ladderSummary(id, contest.bots, plan.seats, results)));
  else printLadder(context, game, contest.bots, plan.seats, results);
  return undefined;
}

/** The results of all games, in their order: those in the file, and those that are played now. */
async function resultsOf(
  { terminal, lang }: Context,
  { game, plan, moveSeconds, threads }: Request,
  bouts: readonly Bout[],
  file: ResultsFile | undefined,
): Promise<readonly BoutResult[] | Refusal> {
  const known = new Map((file?.results ?? []).map((result) => [nameOf(result), result]));
  const missing = bouts.filter((bout) => !known.has(nameOf(bout)));
  const bar = progressBar(terminal, bouts.length, wordsIn(lang).report);
  let done = bouts.length - missing.length;
  const play = { game, plan, bouts: missing, patience: { moveSeconds } };
  for await (const result of playBouts(threads === undefined ? play : { ...play, threads })) {
    if (isRefusal(result)) return result;
    known.set(nameOf(result), result);
    file?.add(result);
    done += 1;
    bar.show(done);
  }
  bar.end();
  return bouts.map((bout) => present(known.get(nameOf(bout)), 'the result of a game'));
}

async function requestOf({ registry, lang }: Context, id: string, options: Options): Promise<Request | Refusal> {
  const words = wordsIn(lang);
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const contest = contestAsked(game, options, words);
  if (isRefusal(contest)) return contest;
  const games = wholeNumber(options.games, { option: '--games', min: 1, max: MOST }, words);
  if (isRefusal(games)) return games;
  const moveSeconds = wholeNumber(options.moveSeconds, { option: '--move-seconds', min: 1, max: MOST }, words);
  if (isRefusal(moveSeconds)) return moveSeconds;
  const threads = threadsAsked(options.threads, words);
  if (isRefusal(threads)) return threads;
  const plan = await planAsked(game, { ...options, lang }, words);
  return isRefusal(plan) ? plan : { game, contest, games, plan, moveSeconds, threads };
}

function contestAsked(game: Game, { a, b, ladder, bots }: Options, words: Words): Contest | Refusal {
  // Styles are the same strength in another manner; there are many of them.
  const all = Object.keys(botsOf(game)).filter((name) => !name.includes('.'));
  const named = ladder ? (bots === undefined ? all : namesIn(bots)) : [a, b];
  const known: string[] = [];
  for (const name of named) {
    if (name === undefined) return invalid('--a, --b', { at: '', problem: words.problem.twoBots(all) });
    if (!isProgram(name) && !Object.hasOwn(botsOf(game), name))
      return { refused: 'unknown', what: 'bot', name, known: Object.keys(botsOf(game)) };
    known.push(name);
  }
  if (ladder) return { is: 'ladder', bots: [...new Set(known)] };
  return { is: 'pair', a: present(known[0], 'a'), b: present(known[1], 'b') };
}

async function planAsked(
  game: Game,
  request: Omit<SetupRequest, 'seats'> & Pick<Options, 'seats' | 'nodes' | 'seed'>,
  words: Words,
): Promise<ContestPlan | Refusal> {
  const asked = formatAsked(game, request.format, words);
  if (isRefusal(asked)) return asked;
  const { min, max } = asked?.seats ?? seatRangeOf(game.setup);
  const least = Math.max(2, min);
  const seats = wholeNumber(request.seats ?? String(least), { option: '--seats', min: least, max }, words);
  if (isRefusal(seats)) return seats;
  const nodes =
    request.nodes === undefined
      ? undefined
      : wholeNumber(request.nodes, { option: '--nodes', min: 1, max: MOST }, words);
  if (isRefusal(nodes)) return nodes;
  const format = asked ?? formatsFor(game.setup, seats)[0];
  const setup = format === undefined ? {} : await setupAsked(game, format, { ...request, seats }, words);
  if (isRefusal(setup)) return setup;
  return { seed: request.seed, seats, setup, ...(nodes === undefined ? {} : { nodes }) };
}
