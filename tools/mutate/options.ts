import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Question } from './mutation.ts';

export const USAGE = `npm run mutate -- PATH [options]

Makes small faults in the sources below PATH, one at a time, and shows which of them no test notices.
A run that was interrupted goes on where it was, as long as the sources stay the same.

  --sample N       how many faults to try (100)
  --seed S         which ones: the same seed chooses the same (1)
  --tests PATTERN  judge by the tests whose path contains this; may be repeated (the tests of the package)
  --golden         let kept matches judge, too
  --fresh          forget what an earlier run found
  --workers N      processes at the same time (one for each core)
  --json           print one JSON object on the last line
`;

export type Parsed =
  | { readonly is: 'run'; readonly question: Question; readonly output: 'text' | 'json' }
  | { readonly is: 'help' }
  | { readonly is: 'refused'; readonly why: string };

export function parse(args: readonly string[]): Parsed {
  try {
    return read(args);
  } catch (error) {
    return { is: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

function read(args: readonly string[]): Parsed {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', multiple: true, default: [] },
      golden: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { is: 'help' };
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return { is: 'refused', why: 'name one folder or file to mutate' };
  const question: Question = {
    path: path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, ''),
    sample: count('--sample', values.sample),
    seed: values.seed,
    tests: values.tests,
    keptMatches: values.golden ? 'included' : 'excluded',
    from: values.fresh ? 'the start' : 'where it was',
    workers: count('--workers', values.workers),
  };
  return { is: 'run', question, output: values.json ? 'json' : 'text' };
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${option} wants a number from 1, not "${text}"`);
  return number;
}
