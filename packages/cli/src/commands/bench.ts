import { invalid, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { conclude } from '../refuse.ts';
import { wordsIn } from '../text/words-in.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

interface Options {
  readonly json?: true;
}

/** `kronika bench`: measures the engine. */
export function addBench(program: Command, context: Context): void {
  program
    .command('bench')
    .summary('measure the engine')
    .description('Runs the benchmarks, all of them or one, beside the peers they are compared with.')
    .argument('[name]', 'which benchmark (default: all)')
    .option('--json', 'print one JSON object on the last line, and everything else to the standard error')
    .action(async (name: string | undefined, options: Options) =>
      conclude(context, await measure(context, name, options)),
    );
}

async function measure(
  { terminal, lang }: Context,
  name: string | undefined,
  options: Options,
): Promise<Refusal | undefined> {
  // Loaded only here: the peers it measures take longer to load than any other command takes to run.
  // They build themselves, so they are read as sources by the built program, too.
  if (isBuilt) (await import('tsx/esm/api')).register();
  const { BENCHMARKS, measureBuilt } = await import('@kronika/bench');
  if (name !== undefined && !BENCHMARKS.includes(name))
    return invalid('bench', { at: '', problem: wordsIn(lang).problem.benchmark(name, BENCHMARKS) });
  const result = await measureBuilt(name === undefined ? undefined : [name], (line) =>
    options.json ? terminal.report(line) : terminal.print(line),
  );
  if (options.json) terminal.print(JSON.stringify(result));
  return undefined;
}
