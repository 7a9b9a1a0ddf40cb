import { type FormatForm, type Game, invalid, isRefusal, type Refusal } from '@kronika/kernel';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Words } from '../text/words.ts';
import { type BringRequest, broughtIn } from './bring.ts';
import { optionsIn, optionTold, teamsIn } from './options.ts';

/** How a match is set up, as the command line says it. */
export interface SetupRequest extends BringRequest {
  readonly format?: string;
  readonly teams?: string;
  readonly option?: readonly string[];
}

/** The options of commands that begin matches. */
export function addSetupOptions(command: Command, { registry }: Context): Command {
  const add = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
  return command
    .option('--format <format>', 'which format, in games that have several (see: kronika games)')
    .option('--teams <teams>', 'in formats with teams: the team of each seat, e.g. 1,2,1,2')
    .option('--option <key=value>', 'an option of the game; may be given several times', add)
    .option('--bring <list>', 'what each seat brings: an id or a deck file, several parts joined by +')
    .option(
      '--decks <decks>',
      'the same, for games with decks: one for each seat, the id of a ready deck or a deck file',
    )
    .addHelpText('after', () =>
      registry.ids
        .flatMap((id) => {
          const game = registry.find(id);
          return isRefusal(game) ? [] : setupHelp(game);
        })
        .join(''),
    );
}

/** What can be chosen for a match of the game, for the end of a help text. */
function setupHelp({ id, setup: { options, brings } }: Game): readonly string[] {
  return [
    ...(options.length === 0 ? [] : [`\nOptions of ${id}:\n  ${options.map(optionTold).join(' ')}`]),
    ...(brings?.parts ?? []).map(
      (part) =>
        `\n${part.is === 'deck' ? 'Ready decks' : part.name.en} of ${id}:\n  ${part.options.map(({ value }) => value).join(', ')}`,
    ),
  ];
}

/** The format that was asked for; nothing where the number of seats is to tell it. */
export function formatAsked(game: Game, named: string | undefined, words: Words): FormatForm | Refusal | undefined {
  if (named === undefined) return undefined;
  const { formats } = game.setup;
  return (
    formats.find(({ id }) => id === named) ??
    invalid('--format', {
      at: '',
      problem: words.problem.format(
        named,
        formats.map(({ id }) => id),
      ),
    })
  );
}

/** The whole setup that was asked for; what was not said is left to the game. */
export async function setupAsked(
  game: Game,
  format: FormatForm,
  request: SetupRequest,
  words: Words,
): Promise<object | Refusal> {
  const { seats } = request;
  const options = optionsIn(game, format, request.option ?? [], words);
  if (isRefusal(options)) return options;
  const teams = teamsIn(format, request, words);
  if (isRefusal(teams)) return teams;
  const brought = await broughtIn(game, request, words);
  if (isRefusal(brought)) return brought;
  return { ...options, ...teams, ...brought, seats, format: format.id };
}
