import {
  formatsFor,
  type Game,
  impossible,
  type OptionForm,
  optionsFor,
  present,
  type Random,
  randomOf,
  seatCountsOf,
} from '@kronika/kernel';

/** What a chain of games begins with, before the game has read it. */
export type Table = Readonly<Record<string, unknown>> & { readonly seats: number };

/**
 * The table of a chain. Each possible number of seats comes in turn. Every second chain sets all options by chance, the
 * others only the first one, so that the usual games are played often enough.
 */
export function tableOf({ setup }: Game, chain: number, seed: string): Table {
  const random = randomOf(`${seed}/${chain}/table`);
  const seats = nth(seatCountsOf(setup), chain);
  const format = random.pick(formatsFor(setup, seats));
  const chosen = optionsFor(setup, format).filter((_, place) => place === 0 || chain % 2 === 1);
  return {
    seats,
    format: format.id,
    ...Object.fromEntries(chosen.map((option) => [option.key, chosenValue(option, random)])),
  };
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
