import { broughtAs, formatsFor, type SetupForm } from '@kronika/kernel';
import type { ClockPlan, SeatPlan, TablePlan } from '@kronika/protocol';
import {
  type ClockName,
  type MatchChoice,
  type Names,
  nameOf,
  type OtherSeat,
  placeOf,
  seatCountOf,
} from './choice.ts';
import { optionsIn, teamsIn } from './shape.ts';

const MINUTE = 60;

const CLOCK_PLANS: Readonly<Record<ClockName, ClockPlan>> = {
  none: { is: 'none' },
  half: { is: 'chess', seconds: 30 * MINUTE, delay: 10 },
  long: { is: 'chess', seconds: 45 * MINUTE, delay: 10 },
  match: { is: 'game', seconds: 90 * MINUTE },
  daily: { is: 'move', seconds: 24 * 60 * MINUTE },
};

/** What the seats bring, by the keys of its parts: what was chosen by name, or the cards that this means. */
export interface Brought {
  readonly mine: Readonly<Record<string, unknown>>;
  readonly others: readonly Readonly<Record<string, unknown>>[];
}

/** The table that was chosen. What comes with the game may be brought by its name alone. */
export function planOf(
  choice: MatchChoice,
  form: SetupForm,
  names: Names,
  brought: Brought = { mine: choice.brings, others: choice.others.map(({ brings }) => brings) },
): TablePlan {
  const seats = seatCountOf(choice);
  const teams = teamsIn(choice, form);
  const bringing = (parts: Readonly<Record<string, unknown>> | undefined) =>
    form.brings === undefined || parts === undefined ? {} : { brings: broughtAs(form.brings, parts) };
  const { finished, options: brings = {} } = choice.past ?? {};
  const follows = finished?.at === placeOf(choice) ? finished.table : undefined;
  return {
    game: choice.game,
    ...(follows === undefined ? {} : { follows }),
    options: {
      ...optionsIn(choice, form),
      ...(follows === undefined ? brings : {}),
      ...(formatsFor(form, seats).length > 1 ? { format: choice.format } : {}),
      ...(teams === undefined ? {} : { teams }),
    },
    seats: [
      { is: 'me', name: names.mine, ...bringing(brought.mine) },
      ...choice.others.map((other, place) =>
        seatOf(other, nameOf(choice, place, names), bringing(brought.others[place])),
      ),
    ],
    clock: CLOCK_PLANS[choice.clock],
    visibility: placeOf(choice) === 'server' ? choice.visibility : 'invitation',
    pace: choice.pace,
    ...(choice.hints === undefined ? {} : { hints: choice.hints }),
  };
}

function seatOf({ opponent, bot }: OtherSeat, name: string, brought: { readonly brings?: unknown }): SeatPlan {
  switch (opponent) {
    case 'link':
      return { is: 'open' };
    case 'here':
      return { is: 'me', name, ...brought };
    case 'bot':
      return { is: 'bot', bot, name, ...brought };
  }
}
