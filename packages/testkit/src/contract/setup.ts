import {
  begin,
  broughtAs,
  canonicalJson,
  type FormatForm,
  formFaults,
  type Game,
  impossible,
  isRefusal,
  type OptionForm,
  optionsFor,
  refusalText,
  SEATS,
  type SeatForm,
  seatCountsOf,
  seatsOf,
  teamsFor,
} from '@kronika/kernel';

/** A value that no option of any kind allows. */
const NONSENSE = 'no such thing';

type Input = Readonly<Record<string, unknown>>;

/** Where a game does not keep to the form of its setups: what the form allows begins, everything else is refused. */
export function setupFaults(game: Game): readonly string[] {
  const incoherent = formFaults(game.setup);
  if (incoherent.length > 0) return incoherent;
  return [...allowed(game).flatMap((input) => refusedFaults(game, input)), ...forbiddenFaults(game)];
}

/** Every format with every number of seats and all its teams; every value of every option; everything one can bring. */
function allowed({ setup }: Game): readonly Input[] {
  return setup.formats.flatMap((format) => {
    const tables = seatCountsOf({ formats: [format] }).flatMap((seats): readonly Input[] => {
      const table = { seats, format: format.id };
      return [table, ...teamsFor(format, seats).map((teams) => ({ ...table, teams }))];
    });
    const smallest = { seats: format.seats.min, format: format.id };
    const chosen = optionsFor(setup, format).flatMap((option) =>
      valuesOf(option).map((value) => ({ ...smallest, [option.key]: value })),
    );
    return [...tables, ...chosen, ...broughtTo(format, setup.brings)];
  });
}

function valuesOf(option: OptionForm): readonly unknown[] {
  switch (option.is) {
    case 'choice':
      return option.values.map(({ value }) => value);
    case 'switch':
      return [true, false];
    case 'number':
      return [option.min, option.max];
    default:
      return impossible(option);
  }
}

/** Each option of each part, brought to the first seat with what has to come with it. */
function broughtTo({ id, seats }: FormatForm, form: SeatForm | undefined): readonly Input[] {
  if (form === undefined) return [];
  return form.parts.flatMap((part) =>
    part.options.map(({ value, with: needs = {} }) => {
      const company = Object.entries(needs).map(([key, values]) => [key, values[0]]);
      const first = broughtAs(form, { ...Object.fromEntries(company), [part.key]: value });
      return {
        seats: seats.min,
        format: id,
        [form.key]: [
          first,
          ...seatsOf(seats.min)
            .slice(1)
            .map(() => undefined),
        ],
      };
    }),
  );
}

function refusedFaults(game: Game, input: Input): readonly string[] {
  const setup = game.parseSetup(input);
  const told = JSON.stringify(input);
  if (isRefusal(setup)) return [`${told} is refused: ${refusalText(setup, 'en')}`];
  const again = game.parseSetup(setup);
  const begun = begin(game, setup, 'setup');
  return [
    ...(canonicalJson(again) === canonicalJson(setup) ? [] : [`${told} reads differently when it is read again`]),
    ...(isRefusal(begun) ? [`${told} does not begin: ${refusalText(begun, 'en')}`] : []),
    ...(!isRefusal(begun) && begun.match.seats !== input.seats
      ? [`${told} begins with ${begun.match.seats} seats`]
      : []),
  ];
}

/** What is refused has to be told where it is wrong, and what would be right. */
function forbiddenFaults(game: Game): readonly string[] {
  const { setup } = game;
  const [{ id: format, seats }] = setup.formats;
  const counts = seatCountsOf(setup);
  const smallest = { seats: seats.min, format };
  const wrong: readonly { readonly at: string; readonly input: Input; readonly right: readonly string[] }[] = [
    ...[0, ...SEATS.map((seat) => seat + 1), SEATS.length + 1, 1.5, undefined]
      .filter((count) => count === undefined || !counts.includes(count))
      .map((count) => ({ at: 'seats', input: { seats: count }, right: [`${counts[0]}`] })),
    { at: 'format', input: { ...smallest, format: NONSENSE }, right: setup.formats.map(({ id }) => id) },
    { at: 'teams', input: { ...smallest, teams: [NONSENSE] }, right: [] },
    {
      at: NONSENSE,
      input: { ...smallest, [NONSENSE]: 1 },
      right: optionsFor(setup, setup.formats[0])
        .slice(0, 1)
        .map(({ key }) => key),
    },
    ...optionsFor(setup, setup.formats[0]).map((option) => ({
      at: option.key,
      input: { ...smallest, [option.key]: NONSENSE },
      right: valuesOf(option).map(String),
    })),
  ];
  return wrong.flatMap(({ at, input, right }) => {
    const told = JSON.stringify(input);
    const parsed = game.parseSetup(input);
    if (!isRefusal(parsed) || parsed.refused !== 'invalid') return [`${told} is not refused`];
    const problem = parsed.problems.find((one) => one.at === at);
    if (problem === undefined) return [`${told} is refused without naming ${at}`];
    return right
      .filter((value) => !problem.problem.includes(value))
      .map((value) => `${told} is refused without saying that ${value} would be right`);
  });
}
