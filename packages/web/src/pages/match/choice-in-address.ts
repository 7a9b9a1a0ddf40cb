import {
  type OptionValue,
  optionIn,
  optionsFor,
  type SeatForm,
  type SetupForm,
  seatCountsOf,
  teamsFor,
} from '@kronika/kernel';
import { oneOf } from '../../client/reading.ts';
import { botNamed } from './bot-name.ts';
import { CLOCKS, HINTS, type MatchChoice, OPPONENTS, type OtherSeat, PACES, seatCountOf, withOther } from './choice.ts';
import { type SeatChoice, withPart } from './seat-choice.ts';
import { firstChoice, formatIn, withFormat, withSeats } from './shape.ts';

/**
 * The match that an address asks for, e.g. `?with=here&deck=crab-wall&opt.windows=open`; what makes no sense chooses
 * nothing. What a seat brings goes by the keys of its parts, `their-…` for the others. What concerns the other seats may
 * be a list, e.g. `?with=bot,here`; seats beyond its end use the last value. A match may continue another (`follows`).
 */
export function choiceIn(game: string, form: SetupForm, search: string): MatchChoice {
  const asked = new URLSearchParams(search);
  const shaped = shapeAsked(firstChoice(game, form), form, asked);
  const choice: MatchChoice = {
    ...shaped,
    brings: broughtAsked(form.brings, shaped.brings, (key) => asked.get(key) ?? undefined),
    pace: oneOf(asked.get('pace'), PACES) ?? shaped.pace,
    clock: oneOf(asked.get('clock'), CLOCKS) ?? shaped.clock,
    options: optionsAsked(shaped, form, asked),
    ...hintsAsked(asked),
    ...pastAsked(asked),
  };
  return choice.others.reduce(
    (before: MatchChoice, other, place) => withOther(before, place, otherAsked(asked, form, other, place)),
    choice,
  );
}

/** The format, how many play, and the teams, e.g. `?format=relay&seats=4&teams=1,1,2,2`. */
function shapeAsked(first: MatchChoice, form: SetupForm, asked: URLSearchParams): MatchChoice {
  const format = form.formats.find(({ id }) => id === asked.get('format'));
  const formed = format === undefined ? first : withSeats(withFormat(first, form, format), form, format.seats.min);
  const counts = seatCountsOf({ formats: format === undefined ? form.formats : [format] });
  const count = counts.find((one) => `${one}` === asked.get('seats'));
  const seated = count === undefined ? formed : withSeats(formed, form, count);
  const teams = teamsFor(formatIn(seated, form), seatCountOf(seated)).find(
    (one) => one.map((team) => team + 1).join() === asked.get('teams'),
  );
  return teams === undefined ? seated : { ...seated, teams };
}

/** Options are called `opt.` and their key; addresses of older versions left the `opt.` out. */
function optionsAsked(choice: MatchChoice, form: SetupForm, asked: URLSearchParams): MatchChoice['options'] {
  const chosen: Record<string, OptionValue> = {};
  for (const option of optionsFor(form, formatIn(choice, form))) {
    const value = optionIn(option, asked.get(`opt.${option.key}`) ?? asked.get(option.key) ?? '');
    if (value !== undefined) chosen[option.key] = value;
  }
  return chosen;
}

function hintsAsked(asked: URLSearchParams): Pick<MatchChoice, 'hints'> {
  const hints = oneOf(asked.get('hints'), HINTS);
  return hints === undefined ? {} : { hints };
}

/** What the match continues, e.g. `?follows=device:x4Y` or `?past.exchange=0303…`. */
function pastAsked(asked: URLSearchParams): Pick<MatchChoice, 'past'> {
  const [place, table = ''] = asked.get('follows')?.split(':') ?? [];
  const at = oneOf(place, ['device', 'server'] as const);
  const options = Object.fromEntries(
    [...asked].flatMap(([key, value]) => (key.startsWith('past.') ? [[key.slice('past.'.length), value]] : [])),
  );
  if (at !== undefined && table !== '') return { past: { finished: { at, table }, options } };
  return Object.keys(options).length === 0 ? {} : { past: { options } };
}

/** A deck may be one's own, which the address names by its id. */
function broughtAsked(
  form: SeatForm | undefined,
  before: SeatChoice,
  asked: (key: string) => string | undefined,
): SeatChoice {
  return (form?.parts ?? []).reduce((chosen, part) => {
    const value = asked(part.key);
    const isKnown = part.is === 'deck' || part.options.some((option) => option.value === value);
    return form === undefined || value === undefined || value === '' || !isKnown
      ? chosen
      : withPart(form, chosen, part.key, value);
  }, before);
}

function otherAsked(asked: URLSearchParams, form: SetupForm, other: OtherSeat, place: number): OtherSeat {
  const list = (name: string): readonly string[] => asked.get(name)?.split(',') ?? [];
  const inList = (name: string): string | null => list(name)[place] ?? list(name).at(-1) ?? null;
  return {
    ...other,
    opponent: oneOf(inList('with'), OPPONENTS) ?? other.opponent,
    brings: broughtAsked(form.brings, other.brings, (key) => list(`their-${key}`)[place]),
    bot: botNamed(inList('bot')) ?? other.bot,
  };
}
