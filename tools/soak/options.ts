import { parseArgs } from 'node:util';

export const USAGE = `npm run soak -- GAME [options]

Plays random games and checks every state of each. Games of a series follow from one another, ten to a chain.
A run that was interrupted goes on where it was, as long as the sources stay the same.

  --games N    how many games to have played in all (1000)
  --seed S     which ones: the same seed plays the same (1)
  --minutes M  stop after the chain in which this time is up (60)
  --json       print one JSON object on the last line
`;

/** What is to be played. */
export interface Soak {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly minutes: number;
}

export type Parsed =
  | { readonly is: 'run'; readonly soak: Soak; readonly output: 'text' | 'json' }
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
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { is: 'help' };
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) return { is: 'refused', why: 'name one game' };
  const soak: Soak = {
    game,
    games: count('--games', values.games),
    seed: values.seed,
    minutes: count('--minutes', values.minutes),
  };
  return { is: 'run', soak, output: values.json ? 'json' : 'text' };
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${option} wants a number from 1, not "${text}"`);
  return number;
}
