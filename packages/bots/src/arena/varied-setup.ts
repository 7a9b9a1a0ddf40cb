import {
  type BroughtParts,
  broughtAs,
  type Game,
  optionsWith,
  type Random,
  type SeatForm,
  type Setup,
  seatsOf,
} from '@kronika/kernel';

/** A setup in which each seat brings something drawn by chance: so results do not rest on one pair of decks. */
export function variedSetup({ setup: { brings } }: Pick<Game, 'setup'>, seats: number, random: Random): Setup {
  if (brings === undefined) return { seats };
  return { seats, ...{ [brings.key]: seatsOf(seats).map(() => drawn(brings, random)) } };
}

function drawn(form: SeatForm, random: Random): unknown {
  let chosen: BroughtParts = {};
  for (const part of form.parts) {
    const options = optionsWith(part, chosen);
    if (options.length > 0) chosen = { ...chosen, [part.key]: random.pick(options).value };
  }
  return broughtAs(form, chosen);
}
