import {
  type FormatForm,
  type Game,
  invalid,
  isRefusal,
  type OptionForm,
  optionIn,
  optionsFor,
  type Refusal,
  type Teams,
  teamsFor,
} from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { namesIn } from './names.ts';

/** The part of a setup that `--option key=value` says, each of them once. */
export function optionsIn(
  game: Game,
  format: FormatForm,
  given: readonly string[],
  words: Words,
): Readonly<Record<string, unknown>> | Refusal {
  const options = optionsFor(game.setup, format);
  const chosen: Record<string, unknown> = {};
  for (const text of given) {
    const value = chosenIn(options, text, words);
    if (isRefusal(value)) return value;
    chosen[value.key] = value.value;
  }
  return chosen;
}

function chosenIn(options: readonly OptionForm[], text: string, words: Words) {
  const [key = '', ...rest] = text.split('=');
  const option = options.find((one) => one.key === key.trim());
  if (option === undefined || rest.length === 0)
    return invalid('--option', { at: text, problem: words.problem.unknownOption(options.map(optionTold)) });
  const value = optionIn(option, rest.join('=').trim());
  return value === undefined
    ? invalid('--option', { at: text, problem: words.problem.optionValue(optionTold(option)) })
    : { key: option.key, value };
}

/** An option as it is written, with the values it may have, e.g. `windows=open|brief`. */
export function optionTold(option: OptionForm): string {
  switch (option.is) {
    case 'choice':
      return `${option.key}=${option.values.map(({ value }) => value).join('|')}`;
    case 'switch':
      return `${option.key}=true|false`;
    case 'number':
      return `${option.key}=${option.min}..${option.max}`;
  }
}

/** The part of a setup that `--teams` says, teams counted from 1 in the order of the seats. */
export function teamsIn(
  format: FormatForm,
  request: { readonly teams?: string; readonly seats: number },
  words: Words,
): { readonly teams?: Teams } | Refusal {
  if (request.teams === undefined) return {};
  const possible = teamsFor(format, request.seats);
  const named = namesIn(request.teams).join();
  const teams = possible.find((one) => teamsTold(one) === named);
  return teams === undefined
    ? invalid('--teams', { at: '', problem: words.problem.teams(possible.map(teamsTold)) })
    : { teams };
}

/** Teams as they are written, e.g. `1,2,1,2`. */
export function teamsTold(teams: Teams): string {
  return teams.map((team) => team + 1).join();
}
