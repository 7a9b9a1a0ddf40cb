import { variedSetup } from '@kronika/bots';
import {
  formatsFor,
  type Game,
  impossible,
  isRefusal,
  type OptionForm,
  optionsFor,
  present,
  type Random,
  randomOf,
  seatCountsOf,
  type Teams,
  teamsFor,
} from '@kronika/kernel';

/** What a chain of games begins with, before the game has read it. */
export type Table = Readonly<Record<string, unknown>> & { readonly seats: number };

/**
 * The table with this number. Each possible number of seats comes in turn; format, teams and what each seat brings are
 * drawn by chance. Every second table sets all options by chance, the others only the first one, so that the usual games
 * are played often enough.
 */
export function tableOf(game: Game, number: number, seed: string): Table {
  const random = randomOf(`${seed}/${number}/table`);
  const seats = nth(seatCountsOf(game.setup), number);
  const format = random.pick(formatsFor(game.setup, seats));
  const chosen = optionsFor(game.setup, format).filter((_, place) => place === 0 || number % 2 === 1);
  const table = {
    seats,
    format: format.id,
    ...Object.fromEntries(chosen.map((option) => [option.key, chosenValue(option, random)])),
    ...drawnTeams(teamsFor(format, seats), random),
  };
  return { ...drawnSeats(game, table, random), ...table };
}

function drawnTeams(possible: readonly Teams[], random: Random) {
  return possible.length === 0 ? {} : { teams: random.pick(possible) };
}

/** How often something else is drawn for the seats before the table is left to the usual things. */
const DRAWS = 200;

/** What the seats bring, drawn until the options of the table allow it: some ask for decks of one size. */
function drawnSeats(game: Game, table: Table, random: Random): object {
  if (game.setup.brings === undefined) return {};
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const brought = variedSetup(game, table.seats, random);
    if (!isRefusal(game.parseSetup({ ...brought, ...table }))) return brought;
  }
  return {};
}

/** Other people join or leave between the games of every fourth chain, unless seats bring something of their own. */
export function seatsNext({ setup }: Game, chain: number, seats: number, random: Random): number {
  return chain % 4 === 3 && setup.brings === undefined ? random.pick(seatCountsOf(setup)) : seats;
}

function nth<T>(list: readonly T[], index: number): T {
  return present(list[index % list.length], 'a list with something in it');
}

function chosenValue(option: OptionForm, random: Random): unknown {
  switch (option.is) {
    case 'choice':
      return random.pick(option.values).value;
    case 'switch':
      return random.pick([true, false]);
    case 'number':
      return random.int(option.min, option.max);
    default:
      return impossible(option);
  }
}
