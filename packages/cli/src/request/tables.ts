import type { FitTable } from '@kronika/bots';
import { formatsFor, type Game, isRefusal, type Refusal, seatRangeOf } from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { namesIn } from './names.ts';
import { formatAsked, type SetupRequest, setupAsked } from './setup.ts';
import { wholeNumber } from './whole-number.ts';

/** The tables that games take turns at, as the command line says it: `--seats 2,4`. */
export type TablesRequest = Omit<SetupRequest, 'seats'> & { readonly seats?: string };

/** The tables of the sizes asked for, each with its format and options. */
export async function tablesAsked(
  game: Game,
  request: TablesRequest,
  words: Words,
): Promise<readonly FitTable[] | Refusal> {
  const asked = formatAsked(game, request.format, words);
  if (isRefusal(asked)) return asked;
  const { min, max } = asked?.seats ?? seatRangeOf(game.setup);
  const tables: FitTable[] = [];
  for (const text of namesIn(request.seats ?? String(Math.min(max, Math.max(2, min))))) {
    const seats = wholeNumber(text, { option: '--seats', min, max }, words);
    if (isRefusal(seats)) return seats;
    const format = asked ?? formatsFor(game.setup, seats)[0];
    const setup = format === undefined ? {} : await setupAsked(game, format, { ...request, seats }, words);
    if (isRefusal(setup)) return setup;
    tables.push({ ...setup, seats });
  }
  return tables;
}
