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
import { challengeStep } from '../rules/challenge-steps.ts';
import type { ParsedSeat, ParsedSituation, SituationStep } from '../situation/description.ts';
import { noteOf, type Placed, type Said } from '../situation/notes.ts';
import type { AgotState } from '../state.ts';
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
  titleOf,
  usedOf,
} from '../zones.ts';

/** How a match stands, as a situation. */
export function situationOf(match: Match<AgotState>): ParsedSituation {
  const { state, stack } = match;
  const { challenge, fought, table, seated } = state;
  const over = challenge === null ? fought : fought.slice(0, -1);
  const step = stepOf(state, stack);
  return {
    seats: seatsOf(table.seats).map((seat) => withTitle(seatOf(state, seat), state, { seat, step })),
    first: state.first,
    round: Math.max(1, state.round),
    phase: state.phase,
    step,
    turn: turnIn(match, step),
    active: state.active,
    challenge:
      challenge === null ? null : { attacker: challenge.attacker, type: challenge.type, against: challenge.defender },
    fought: over.map(({ attacker, type, defender, winner, rivalry }) => ({
      attacker,
      type,
      against: defender,
      winner,
      rivalry,
    })),
    eliminated: seatsOf(table.seats).filter((seat) => !seated.includes(seat)),
    windows: state.windows,
  };
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
  const [asked, ...more] = waitingFor(match);
  return asked !== undefined && more.length === 0 && (step === 'window' || step === 'initiated') ? asked : null;
}

function seatOf(state: AgotState, seat: SeatId): ParsedSeat {
  const { table, gold } = state;
  const notes = (...zones: readonly ZoneId[]): string[] =>
    zones.flatMap((zone) => cardsIn(table, zone)).map((card) => noteOf(placed(state, card, seat)));
  const own = (zone: ZoneId): string[] =>
    cardsIn(table, zone)
      .filter((card) => cardOf(table, card).owner === seat)
      .map((card) => noteOf({ printed: cardOf(table, card).printed, said: { marks: {} }, attachments: [] }));
  const [[faction], [agenda], [plot = null]] = [notes(factionOf(seat)), notes(agendaOf(seat)), notes(plotOf(seat))];
  return {
    ...(faction === undefined ? {} : { faction }),
    ...(agenda === undefined ? {} : { agenda }),
    gold: gold[seat] ?? 0,
    // What is being played or set up is still in hand.
    hand: [...notes(handOf(seat), setupOf(seat)), ...own(ASIDE)],
    play: cardsIn(table, playOf(seat))
      .filter((card) => hostOf(table, card) === undefined)
      .map((card) => noteOf(placed(state, card, seat))),
    plot,
    plotDeck: notes(plotDeckOf(seat), chosenPlotOf(seat)),
    usedPlots: notes(usedOf(seat)),
    deck: notes(deckOf(seat)),
    discard: notes(discardOf(seat)),
    dead: notes(deadOf(seat)),
    removed: own(REMOVED),
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

/** A card with whatever is on it, a duplicate of an attachment included. */
function placed({ table }: AgotState, card: CardId, seat: SeatId): Placed {
  const on = (host: CardId): readonly CardId[] => attachmentsOn(table, host).flatMap((one) => [one, ...on(one)]);
  return {
    printed: cardOf(table, card).printed,
    said: saidOf(table, card, seat),
    attachments: on(card).map((one) => ({ printed: cardOf(table, one).printed, said: saidOf(table, one, seat) })),
  };
}

/** What is to be said of a card that is listed under the seat. */
function saidOf(table: AgotState['table'], id: CardId, seat: SeatId): Said {
  const { stance, power, tokens, as, part, entered, face, owner, controller, zone } = cardOf(table, id);
  const isInPlay = zone === playOf(controller);
  // How something came to be on a card does not matter any more.
  const came = hostOf(table, id) === undefined ? { entered } : {};
  return {
    marks: { stance, power, tokens, as, part, ...came },
    ...(isInPlay && face === 'down' ? { face } : {}),
    ...(isInPlay && owner !== seat ? { owner } : {}),
    ...(isInPlay && controller !== seat ? { controller } : {}),
  };
}
