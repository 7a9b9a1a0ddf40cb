import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  type Frame,
  hostOf,
  type Match,
  type SeatId,
  seatsOf,
  waitingFor,
  type ZoneId,
} from '@kronika/kernel';
import { memoryOf, referenceTo } from '@kronika/lcg';
import { challengeStep } from '../rules/challenge-steps.ts';
import { dominanceResult } from '../rules/dominance-result.ts';
import type { ParsedSeat, ParsedSituation, SetUpStep, SituationStep } from '../situation/description.ts';
import { noteOf, type Placed, type Said } from '../situation/notes.ts';
import { type PieceName, titleNamed } from '../situation/table.ts';
import type { AgotState, Challenge } from '../state.ts';
import {
  ASIDE,
  agendaOf,
  chosenPlotOf,
  chosenTitleOf,
  deadOf,
  deckOf,
  discardOf,
  factionOf,
  handOf,
  playOf,
  plotDeckOf,
  plotOf,
  REMOVED,
  setupOf,
  TITLE_POOL,
  TITLES_OFFERED,
  titleOf,
  usedOf,
} from '../zones.ts';

/** How a match stands, as a situation. What is in the middle of being done is left out. */
export function situationOf(match: Match<AgotState>): ParsedSituation {
  const { state, stack } = match;
  const { challenge, fought, table, seated } = state;
  const over = challenge === null ? fought : fought.slice(0, -1);
  const step = stepOf(state, stack);
  const setUp = setUpStepOf(stack);
  const turn = setUp === null ? turnIn(match, step) : soleSeat(match);
  const places = placesIn(state, setUp);
  return {
    seats: seatsOf(table.seats).map((seat) => withTitle(seatOf(state, seat, setUp), state, { seat, step })),
    first: state.first,
    round: Math.max(1, state.round),
    setUp,
    phase: state.phase,
    step,
    turn,
    passes: turn === null ? 0 : passesIn(stack),
    active: state.active,
    challenge: challengeIn(challenge, places),
    fought: over.map(({ attacker, type, against, defender, winner, rivalry }) => ({
      attacker,
      type,
      against,
      defender: redirected(against, defender),
      winner,
      rivalry,
    })),
    dominance: dominanceIn(stack),
    eliminated: seatsOf(table.seats).filter((seat) => !seated.includes(seat)),
    conceded: [...(state.conceded ?? [])],
    deeds: [...state.deeds],
    windows: state.windows,
    ...memoryOf(state, (card) => places.get(card)),
  };
}

function dominanceIn(stack: readonly Frame[]): ParsedSituation['dominance'] {
  const result = dominanceResult(stack);
  return result === undefined ? null : { winner: result.winner, totals: [...result.totals] };
}

function redirected(against: SeatId, defender: SeatId): SeatId | null {
  return against === defender ? null : defender;
}

function challengeIn(
  challenge: Challenge | null,
  places: ReadonlyMap<CardId, PieceName>,
): ParsedSituation['challenge'] {
  if (challenge === null) return null;
  const { attacker, type, against, defender, bypassed, redirect, result } = challenge;
  const reference = (card: CardId) => referenceTo(places.get(card) ?? '');
  return {
    attacker,
    type,
    against,
    defender: redirected(against, defender),
    bypassed: bypassed.map(({ by, card }) => ({ by: reference(by), card: reference(card) })),
    redirect,
    result,
  };
}

const SET_UP_FLOWS: Readonly<Record<string, SetUpStep>> = {
  mulligan: 'mulligan',
  place: 'placing',
  arrange: 'arranging',
};

function setUpStepOf(stack: readonly Frame[]): SetUpStep | null {
  const at = stack.find(({ flow }) => flow === 'agot/set-up')?.step;
  return at === undefined ? null : (SET_UP_FLOWS[at] ?? null);
}

function soleSeat(match: Match<AgotState>): SeatId | null {
  const [asked, ...more] = waitingFor(match);
  return asked !== undefined && more.length === 0 ? asked : null;
}

/** How many have passed one after the other in the window that is open. */
function passesIn(stack: readonly Frame[]): number {
  const passes = stack.findLast(({ flow }) => flow === 'lcg/action-window')?.vars.passes;
  return typeof passes === 'number' ? passes : 0;
}

const CHALLENGE_STEPS = {
  attack: 'initiated',
  attackWindow: 'initiated',
  defense: 'defenders',
  defenseWindow: 'window',
  end: 'end',
} as const;

/** The step of a situation that comes nearest: what has been decided is not decided once more. */
function stepOf({ challenge, phase }: AgotState, stack: readonly Frame[]): SituationStep {
  if (challenge !== null) return challenge.result === null ? CHALLENGE_STEPS[challengeStep(stack)] : 'end';
  const at = stack.find(({ flow }) => flow === `agot/${phase}-phase`)?.step;
  switch (phase) {
    case 'marshaling':
      return 'window';
    case 'challenges':
      return at === 'choose' ? 'opportunity' : 'window';
    default:
      return at === 'actions' ? 'window' : 'begin';
  }
}

/** Whose action it is, where that is what is asked. */
function turnIn(match: Match<AgotState>, step: SituationStep): SeatId | null {
  return step === 'window' || step === 'initiated' ? soleSeat(match) : null;
}

/** The cards of one seat, list by list, as a description has them. */
function listsIn(
  { table }: AgotState,
  seat: SeatId,
  setUp: SetUpStep | null,
): Readonly<Record<string, readonly CardId[]>> {
  const own = (zone: ZoneId): readonly CardId[] =>
    cardsIn(table, zone).filter((card) => cardOf(table, card).owner === seat);
  const placed = cardsIn(table, setupOf(seat));
  return {
    faction: cardsIn(table, factionOf(seat)),
    agenda: cardsIn(table, agendaOf(seat)),
    // What is being played is still in hand.
    hand: [...cardsIn(table, handOf(seat)), ...(setUp === null ? placed : []), ...own(ASIDE)],
    play: cardsIn(table, playOf(seat)).filter((card) => hostOf(table, card) === undefined),
    plot: cardsIn(table, plotOf(seat)),
    plotDeck: [...cardsIn(table, plotDeckOf(seat)), ...cardsIn(table, chosenPlotOf(seat))],
    usedPlots: cardsIn(table, usedOf(seat)),
    deck: cardsIn(table, deckOf(seat)),
    discard: cardsIn(table, discardOf(seat)),
    dead: cardsIn(table, deadOf(seat)),
    removed: own(REMOVED),
    placed: setUp === null ? [] : placed,
    title: [...cardsIn(table, titleOf(seat)), ...cardsIn(table, chosenTitleOf(seat))],
  };
}

/** Whatever is on a card, a duplicate of an attachment included. */
function carriedBy({ table }: AgotState, host: CardId): readonly CardId[] {
  const on = (card: CardId): readonly CardId[] => attachmentsOn(table, card).flatMap((one) => [one, ...on(one)]);
  return on(host);
}

/** Where the description of the state names each card; titles that nobody holds go by their names. */
function placesIn(state: AgotState, setUp: SetUpStep | null): ReadonlyMap<CardId, PieceName> {
  const { table } = state;
  const unheld = [TITLE_POOL, TITLES_OFFERED].flatMap((zone) => cardsIn(table, zone));
  return new Map([
    ...unheld.map((card) => [card, titleNamed(cardOf(table, card).printed)] as const),
    ...seatsOf(table.seats).flatMap((seat) =>
      Object.entries(listsIn(state, seat, setUp)).flatMap(([list, cards]) =>
        cards.flatMap((card, place): readonly (readonly [CardId, PieceName])[] => [
          [card, `${seat}/${list}/${place}`],
          ...carriedBy(state, card).map((on, at) => [on, `${seat}/${list}/${place}/${at}`] as const),
        ]),
      ),
    ),
  ]);
}

function seatOf(state: AgotState, seat: SeatId, setUp: SetUpStep | null): ParsedSeat {
  const { table, gold, stood } = state;
  const lists = listsIn(state, seat, setUp);
  const notes = (list: string): string[] => (lists[list] ?? []).map((card) => noteOf(placed(state, card, seat)));
  /** Cards that are out of the game, or on their way, have nothing on them. */
  const bare = (list: string): string[] =>
    (lists[list] ?? []).map((card) =>
      noteOf({ printed: cardOf(table, card).printed, said: { marks: {} }, attachments: [] }),
    );
  const inHand = (lists.hand ?? []).filter((card) => cardOf(table, card).zone !== ASIDE).length;
  const [[faction], [agenda], [plot = null]] = [notes('faction'), notes('agenda'), notes('plot')];
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(agenda === undefined ? {} : { agenda }),
    gold: gold[seat] ?? 0,
    hand: [...notes('hand').slice(0, inHand), ...bare('hand').slice(inHand)],
    play: notes('play'),
    plot,
    plotDeck: notes('plotDeck'),
    usedPlots: notes('usedPlots'),
    deck: notes('deck'),
    discard: notes('discard'),
    dead: notes('dead'),
    removed: bare('removed'),
    placed: notes('placed'),
    stood: stood[seat] ?? 0,
  };
}

/** Nobody holds a title while they are still to be chosen (AGOT-TITLE-f). */
function withTitle(
  described: ParsedSeat,
  { table, phase }: AgotState,
  { seat, step }: { readonly seat: SeatId; readonly step: SituationStep },
): ParsedSeat {
  const [held] = [...cardsIn(table, titleOf(seat)), ...cardsIn(table, chosenTitleOf(seat))];
  if (held === undefined || (phase === 'plot' && step === 'begin')) return described;
  return { ...described, title: cardOf(table, held).printed };
}

function placed(state: AgotState, card: CardId, seat: SeatId): Placed {
  const { table } = state;
  return {
    printed: cardOf(table, card).printed,
    said: saidOf(table, card, seat),
    attachments: carriedBy(state, card).map((one) => ({
      printed: cardOf(table, one).printed,
      said: saidOf(table, one, seat),
    })),
  };
}

/** What is to be said of a card that is listed under the seat. */
function saidOf(table: AgotState['table'], id: CardId, seat: SeatId): Said {
  const { stance, power, tokens, as, part, entered, face, owner, controller, zone, knownTo } = cardOf(table, id);
  const isInPlay = zone === playOf(controller);
  // Everybody has looked at the facedown cards that they control in play (AGOT-INFO-h).
  const told = knownTo.filter((knower) => !(isInPlay && face === 'down' && knower === controller));
  // How something came to be on a card does not matter any more.
  const came = hostOf(table, id) === undefined ? { entered } : {};
  return {
    marks: { stance, power, tokens, as, part, ...came },
    ...(isInPlay && face === 'down' ? { face } : {}),
    ...(isInPlay && owner !== seat ? { owner } : {}),
    ...(isInPlay && controller !== seat ? { controller } : {}),
    ...(told.length === 0 ? {} : { knownTo: told }),
  };
}
