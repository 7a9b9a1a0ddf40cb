import {
  type FormatForm,
  fitsOption,
  formatsFor,
  type OptionValue,
  optionsFor,
  type SetupForm,
  suggestedFor,
  type Teams,
  teamsFor,
} from '@kronika/kernel';
import { type MatchChoice, type OtherSeat, seatCountOf, tablePlaceOf, USUAL_PACE } from './choice.ts';
import { proposedFor } from './seat-choice.ts';
import { levelPreference } from './usual-level.ts';

/** The match that begins with one click: the usual format, as few as it is for, with bots. */
export function firstChoice(game: string, form: SetupForm): MatchChoice {
  const [format] = form.formats;
  const alone: MatchChoice = {
    game,
    format: format.id,
    brings: proposedFor(form.brings, []),
    others: [],
    pace: USUAL_PACE,
    clock: 'none',
    options: {},
    visibility: 'invitation',
  };
  return withSeats(alone, form, format.seats.min);
}

/** The format that was chosen. */
export function formatIn({ format }: MatchChoice, { formats }: SetupForm): FormatForm {
  return formats.find(({ id }) => id === format) ?? formats[0];
}

/** The same in another format, with as many seats as before as far as that fits. */
export function withFormat(choice: MatchChoice, form: SetupForm, format: FormatForm): MatchChoice {
  const seats = Math.min(format.seats.max, Math.max(format.seats.min, seatCountOf(choice)));
  return withSeats({ ...choice, format: format.id }, form, seats);
}

/**
 * The same with so many seats, in another format if this one has no room for them. Who is added is like the last one
 * there was, and brings what nobody has yet.
 */
export function withSeats(choice: MatchChoice, form: SetupForm, seats: number): MatchChoice {
  const fitting = formatsFor(form, seats);
  const format = fitting.find(({ id }) => id === choice.format) ?? fitting[0];
  if (format === undefined) return choice;
  const others: OtherSeat[] = choice.others.slice(0, seats - 1);
  while (others.length < seats - 1) {
    const brings = proposedFor(form.brings, [choice.brings, ...others.map((other) => other.brings)]);
    others.push({ ...(others.at(-1) ?? newSeat()), name: '', brings });
  }
  const { teams, ...rest } = choice;
  const kept = teamsFor(format, seats).find((one) => one.join() === teams?.join());
  return { ...rest, format: format.id, others, ...(kept === undefined ? {} : { teams: kept }) };
}

function newSeat(): OtherSeat {
  return { opponent: 'bot', name: '', brings: {}, bot: levelPreference.get() };
}

/** Who plays with whom; nothing in formats without teams. */
export function teamsIn(choice: MatchChoice, form: SetupForm): Teams | undefined {
  return choice.teams ?? teamsFor(formatIn(choice, form), seatCountOf(choice))[0];
}

/** Every option the match has: as it was chosen, else what suits the table. */
export function optionsIn(choice: MatchChoice, form: SetupForm): Readonly<Record<string, OptionValue>> {
  const place = tablePlaceOf(choice);
  return Object.fromEntries(
    optionsFor(form, formatIn(choice, form)).map((option) => {
      const chosen = choice.options[option.key];
      return [option.key, fitsOption(option, chosen) ? chosen : suggestedFor(option, place)];
    }),
  );
}
