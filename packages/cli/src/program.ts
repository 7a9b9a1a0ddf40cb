import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addDeck } from './commands/deck.ts';
import { addDoctor } from './commands/doctor.ts';
import { addFit } from './commands/fit.ts';
import { addGames } from './commands/games.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addResume } from './commands/resume.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import type { Context } from './context.ts';
import { EXIT_REFUSED } from './refuse.ts';

/** Does what the arguments say. */
export async function run(args: readonly string[], context: Context): Promise<void> {
  try {
    await programOf(context).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) context.exit(EXIT_REFUSED);
  }
}

function programOf(context: Context): Command {
  const { terminal } = context;
  const program = new Command('kronika')
    .description('An open digital tabletop: play, simulate, replay and check matches.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.report(text.trimEnd()),
    })
    .showHelpAfterError('Add --help to see what is possible.')
    .helpCommand('help [command]', 'say how a command is used');
  for (const add of [
    addGames,
    addPlay,
    addResume,
    addReplay,
    addVerify,
    addSimulate,
    addArena,
    addFit,
    addPuzzles,
    addCards,
    addDeck,
    addServe,
    addDoctor,
    addBench,
  ])
    add(program, context);
  return program;
}
