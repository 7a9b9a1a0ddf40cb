import {
  type Game,
  invalid,
  isRefusal,
  type Lang,
  type Moment,
  Recorder,
  type Setup,
  type Start,
} from '@kronika/kernel';
import { beginningOf, type TableHeader } from './header.ts';
import type { Told } from './log-book.ts';
import { isTableRefusal, refuse, refusedByEngine, type TableRefusal } from './refused.ts';
import type { HostedSeat } from './seat.ts';
import { setupOf } from './setup.ts';
import { type Terms, termsOf, termsOfStart } from './terms.ts';

/** A match that has begun, and what has happened in it so far, by the number of decisions before it. */
export interface Opened {
  readonly recorder: Recorder;
  readonly happened: readonly Told[];
}

/** The terms of a table, and how its match begins as soon as everybody is there. */
export interface Opening {
  readonly terms: Terms;
  /** Throws if the match cannot begin with these people: whoever sat down was refused then. */
  open(seats: readonly HostedSeat[]): Opened;
}

/** The opening of a table; refused if its match cannot begin like that. */
export function openingOf(game: Game, header: TableHeader): Opening | TableRefusal {
  const beginning = beginningOf(header);
  switch (beginning.is) {
    case 'setup':
      return setupOpening(game, header);
    case 'situation': {
      const { situation } = beginning;
      const start: Start = { is: 'situation', situation };
      const checked = nothingBrought(header) ?? unplayable(game, start) ?? begun(game, start, header);
      if (isTableRefusal(checked)) return checked;
      const refusal = wrongSeats(checked.recorder, header) ?? tooManyCards(game, checked.recorder);
      return refusal ?? { terms: termsOfStart(game, start), open: () => checked };
    }
    case 'record': {
      const { record, decisions } = beginning;
      const refusal = nothingBrought(header) ?? unplayable(game, record.start);
      if (refusal !== undefined) return refusal;
      const branch = Recorder.branch(game, record, decisions, header.seed);
      if (isRefusal(branch)) return refusedByEngine(branch);
      const { recorder, moments } = branch;
      const opened: Opened = { recorder, happened: moments.flatMap(toldIn) };
      return wrongSeats(recorder, header) ?? { terms: termsOfStart(game, record.start), open: () => opened };
    }
  }
}

/** The terms of a table whose match is written down, and need not begin again. */
export function storedTerms(game: Game, header: TableHeader): Terms | TableRefusal {
  const beginning = beginningOf(header);
  switch (beginning.is) {
    case 'setup': {
      const opening = setupOpening(game, header);
      return isTableRefusal(opening) ? opening : opening.terms;
    }
    case 'situation':
      return termsOfStart(game, beginning);
    case 'record':
      return termsOfStart(game, beginning.record.start);
  }
}

/** How many decisions a match has behind it when it begins. */
export function decisionsBefore(header: TableHeader): number {
  const beginning = beginningOf(header);
  return beginning.is === 'record' ? beginning.decisions : 0;
}

function setupOpening(game: Game, header: TableHeader): Opening | TableRefusal {
  const setup = setupOf(game, header, header.seats);
  if (isTableRefusal(setup)) return setup;
  return {
    terms: termsOf(game, setup),
    open: (seats) => {
      const final = setupOf(
        game,
        header,
        seats.map(({ who }) => who),
      );
      const opened = isTableRefusal(final) ? final : begun(game, startOf(final, header), header);
      if (isTableRefusal(opened)) throw new Error(opened.because.text.en);
      return opened;
    },
  };
}

function startOf(setup: Setup, { follows }: TableHeader): Start {
  if (follows === undefined) return { is: 'setup', setup };
  const { fingerprint, number } = follows;
  return { is: 'setup', setup, follows: { fingerprint, number } };
}

function begun(game: Game, start: Start, header: TableHeader): Opened | TableRefusal {
  const first = Recorder.begin(game, start, header.seed);
  if (isRefusal(first)) return refusedByEngine(first);
  return { recorder: first.recorder, happened: [{ happened: first.first.happened, decisions: 0 }] };
}

/** What is told of a moment; where a stretch goes on from a snapshot nothing happens. */
function toldIn({ happened, match, begins }: Moment): Opened['happened'] {
  return begins === undefined || begins.because === 'start' ? [{ happened, decisions: match.decisions }] : [];
}

/** What lies on the table is known already: options and decks would change nothing. */
function nothingBrought({ options, seats, beginning }: TableHeader): TableRefusal | undefined {
  const option = Object.keys(options)[0];
  const brings = seats.findIndex((seat) => seat.is !== 'open' && seat.brings !== undefined);
  const at = option === undefined ? `seats.${brings}.brings` : `options.${option}`;
  if (option === undefined && brings < 0) return undefined;
  return refusedByEngine(
    invalid('the table', { at, problem: `expected nothing, because the match begins at a ${beginning?.is}` }),
  );
}

/** More sentences are not read at once. */
const MOST_PROBLEMS = 3;

/** A described position that the rules do not allow is not played, whoever describes it. */
function unplayable(game: Game, start: Start): TableRefusal | undefined {
  const problems = start.is === 'situation' ? (game.problems?.(start.situation) ?? []) : [];
  if (problems.length === 0) return undefined;
  const told = problems.slice(0, MOST_PROBLEMS);
  const more = problems.length - told.length;
  const sentences = (lang: Lang) =>
    told.map(({ text, rule }) => (rule === undefined ? text[lang] : `${text[lang]} (${rule})`)).join(' ');
  return refuse('invalid', {
    pl: `Tej sytuacji nie można rozegrać. ${sentences('pl')}${more === 0 ? '' : ` To nie wszystko; pozostałych powodów: ${more}.`}`,
    en: `This situation cannot be played. ${sentences('en')}${more === 0 ? '' : ` There is more; further reasons: ${more}.`}`,
  });
}

/** No deck that the rules allow comes near that. */
const MOST_CARDS_A_SEAT = 300;

/** A position with thousands of cards would keep bots busy for everybody else. */
function tooManyCards(game: Game, { match }: Recorder): TableRefusal | undefined {
  const cards = Object.keys(game.cards?.table(match.state).cards ?? {}).length;
  const most = MOST_CARDS_A_SEAT * match.seats;
  if (cards <= most) return undefined;
  return refuse('invalid', {
    pl: `Tej sytuacji nie można rozegrać: ma ${cards} kart, a najwyżej ${most} mieści się na stole.`,
    en: `This situation cannot be played: it has ${cards} cards, and a table holds at most ${most}.`,
  });
}

function wrongSeats({ match }: Recorder, { seats }: TableHeader): TableRefusal | undefined {
  if (match.seats === seats.length) return undefined;
  return refusedByEngine(
    invalid('the table', {
      at: 'seats',
      problem: `expected ${match.seats} seats, because the match begins with so many`,
    }),
  );
}
