import type { Simulation } from '@kronika/bots';
import { formatsFor, type Game, invalid, isRefusal, type Lang, type Refusal, seatRangeOf } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { exampleOf } from '../help-example.ts';
import { conclude } from '../refuse.ts';
import { namesIn } from '../request/names.ts';
import { addSetupOptions, formatAsked, type SetupRequest, setupAsked } from '../request/setup.ts';
import { threadsAsked, wholeNumber } from '../request/whole-number.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wordsIn } from '../text/words-in.ts';
import { simulateInThreads } from '../threads/simulate-in-threads.ts';

interface Options extends Omit<SetupRequest, 'seats' | 'lang'> {
  readonly games: string;
  readonly seed: string;
  readonly seats?: string;
  readonly threads?: string;
  readonly json?: true;
}

/** What a simulation is asked to do, checked. */
interface Request {
  readonly game: Game;
  readonly games: number;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly setup: object;
  readonly threads: number | undefined;
}

interface Timed {
  readonly simulation: Simulation;
  readonly seconds: number;
}

/** `kronika simulate`: many games between bots. */
export function addSimulate(program: Command, context: Context): void {
  const command = program
    .command('simulate')
    .summary('let bots play many games')
    .description(
      'Lets bots play many games and counts who wins. From game to game the bots move on by one seat.\n' +
        'What a seat brings stays with the seat. The same seed gives the same games, and the hash covers the last state of each,\n' +
        'however many threads play them.',
    )
    .argument('<game>', 'id of the game (see: kronika games)')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <seed>', 'where chance begins: any text', '1')
    .option(
      '--seats <bots>',
      'a bot for each seat, e.g. random,thumb (default: random in as few seats as the game has)',
    )
    .option('--threads <n>', 'how many threads play (default: one a core, if the games are many)')
    .option('--json', 'print one JSON object on the last line')
    .addHelpText('after', exampleOf(context, 'simulate', '--games 1000 --seats random,thumb'))
    .action(async (game: string, options: Options) => conclude(context, await simulateGames(context, game, options)));
  addSetupOptions(command, context);
}

async function simulateGames(context: Context, id: string, options: Options): Promise<Refusal | undefined> {
  const request = await requestOf(context, id, options);
  if (isRefusal(request)) return request;
  const timed = await timedSimulation(context, request);
  if (isRefusal(timed)) return timed;
  if (options.json) context.terminal.print(JSON.stringify(summary(request, timed)));
  else printTable(context.terminal, context.lang, request, timed);
  return undefined;
}

async function requestOf({ registry, lang }: Context, id: string, options: Options): Promise<Request | Refusal> {
  const words = wordsIn(lang);
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const games = wholeNumber(options.games, { option: '--games', min: 1, max: 1_000_000_000 }, words);
  if (isRefusal(games)) return games;
  const threads = threadsAsked(options.threads, words);
  if (isRefusal(threads)) return threads;
  const asked = formatAsked(game, options.format, words);
  if (isRefusal(asked)) return asked;
  const { min, max } = asked?.seats ?? seatRangeOf(game.setup);
  const seats = options.seats === undefined ? Array.from({ length: min }, () => 'random') : namesIn(options.seats);
  if (seats.length < min || seats.length > max)
    return invalid('--seats', { at: '', problem: words.problem.seatCount(seats.length, min, max) });
  const format = asked ?? formatsFor(game.setup, seats.length)[0];
  const request = { ...options, lang, seats: seats.length };
  const setup = format === undefined ? {} : await setupAsked(game, format, request, words);
  return isRefusal(setup) ? setup : { game, games, seed: options.seed, seats, setup, threads };
}

async function timedSimulation(
  { terminal, lang }: Context,
  { game, threads, ...plan }: Request,
): Promise<Timed | Refusal> {
  const bar = progressBar(terminal, plan.games, wordsIn(lang).report);
  const began = performance.now();
  const simulation = await simulateInThreads(game, plan, {
    ...(threads === undefined ? {} : { threads }),
    progress: (done) => bar.show(done),
  });
  bar.end();
  return isRefusal(simulation) ? simulation : { simulation, seconds: (performance.now() - began) / 1_000 };
}

function perSecond({ simulation, seconds }: Timed): number {
  return Math.round(simulation.decisions / seconds);
}

function summary({ game, seed }: Request, timed: Timed) {
  const { games, finished, decisions, winsByBot, hash } = timed.simulation;
  return {
    game: game.id,
    seed,
    games,
    finished,
    decisions,
    seconds: Number(timed.seconds.toFixed(3)),
    decisionsPerSecond: perSecond(timed),
    winsByBot,
    hash,
  };
}

function printTable(terminal: Terminal, lang: Lang, { game, seed }: Request, timed: Timed): void {
  const { simulation, seconds } = timed;
  const words = wordsIn(lang).report;
  const number = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  const row = (label: string, count: number) => [label, number.format(count), percent.format(count / simulation.games)];
  const rows = [
    ...Object.entries(simulation.winsByBot).map(([bot, wins]) => row(bot, wins)),
    row(words.draws, simulation.draws),
    row(words.unfinished, simulation.games - simulation.finished),
  ];
  terminal.print(terminal.paint.heading(words.simulated(game.text[lang].name, number.format(simulation.games), seed)));
  terminal.print(columns([words.bot, words.wins, words.share], rows));
  terminal.print(
    words.speed(number.format(simulation.decisions), number.format(seconds), number.format(perSecond(timed))),
  );
  terminal.print(words.hash(simulation.hash));
}
