import {
  type Answer,
  type CardId,
  cardOf,
  type Match,
  type Question,
  questionFor,
  type SeatId,
  sightOf,
} from '@kronika/kernel';
import { answerByOrders, isPlainWindow, type PassesBy, passIn, usedCard } from '@kronika/protocol';
import type { HostedTable } from './hosted-table.ts';

/**
 * How long a window lasts at least where hands are guarded, in milliseconds. Who passes before that, by hand or by what
 * the seat has said before, is known to have passed only then: so nobody learns by the time it took whether there was
 * something to think about.
 */
export const WINDOW_TIME = 4_000;

/** A pass that the table will give for a seat. */
export interface ComingPass {
  readonly answer: Answer;
  readonly by: PassesBy;
}

/** How the table will pass for the seat, unless the seat says something else; nothing, if the seat is to answer itself. */
export function comingPass(table: HostedTable, seat: SeatId): ComingPass | undefined {
  const window = windowFor(table, seat);
  if (window === undefined || table.isHeld(seat)) return undefined;
  const { question, answer } = window;
  if (table.hasPassed(seat)) return { answer, by: 'early' };
  if (table.passingOf(seat) !== undefined && isPlainWindow(question)) return { answer, by: 'passing' };
  const orders = table.seats[seat]?.orders;
  if (orders === undefined) return undefined;
  const ordered = answerByOrders(orders, question, { hands: table.hands, answers: answersIn(table, seat, question) });
  switch (ordered?.comes) {
    case undefined:
      return undefined;
    case 'said':
      return { answer, by: 'orders' };
    case 'unlessHeld':
      // Around one screen somebody has to be given it before anything can be said.
      return table.sharesScreen(seat) ? undefined : { answer, by: 'time' };
  }
}

/** What the seat is asked, if it is a window. What a person offers is none: that is for a person to answer. */
export function windowFor(
  table: HostedTable,
  seat: SeatId,
): { readonly question: Question; readonly answer: number } | undefined {
  const match = table.recorder?.match;
  if (match === undefined || match.offer !== undefined) return undefined;
  const question = questionFor(match, seat);
  const answer = question === undefined ? undefined : passIn(question);
  return question === undefined || answer === undefined ? undefined : { question, answer };
}

/** How long the others have to wait at least until they learn that the seat has passed. */
export function timeOfWindow(table: HostedTable, seat: SeatId): number {
  const window = table.hands === 'guarded' ? windowFor(table, seat) : undefined;
  return window !== undefined && isPlainWindow(window.question) ? WINDOW_TIME : 0;
}

/** How many options the seat wants to be asked about, besides passing. */
export function answersIn(table: HostedTable, seat: SeatId, question: Question): number {
  if (question.is !== 'choose') return 0;
  return question.options.filter((option) => {
    if (option.is === 'pass') return false;
    const card = usedCard(option);
    return card === undefined || !isMuted(table, seat, card);
  }).length;
}

function isMuted(table: HostedTable, seat: SeatId, card: CardId): boolean {
  const match = table.recorder?.match;
  const printed = match === undefined ? undefined : printedOn(table, match, card);
  const when = printed === undefined ? undefined : table.seats[seat]?.muted[printed];
  switch (when) {
    case undefined:
      return false;
    case 'never':
      return true;
    case 'own':
      return !table.spans.some(({ is, of }) => is === 'contest' && of === seat);
  }
}

function printedOn({ game }: HostedTable, { state }: Match, card: CardId): string | undefined {
  const cards = game.cards?.table(state);
  return cards === undefined ? undefined : cardOf(cards, card).printed;
}

/** Whether the seat brought a card with this on it. */
export function hasBrought({ game, recorder }: HostedTable, seat: SeatId, printed: string): boolean {
  const table = recorder === undefined ? undefined : game.cards?.table(recorder.match.state);
  return table?.cards.some((card) => card.printed === printed && card.owner === seat) === true;
}

/** The seat's own cards, as far as it sees them. */
export interface OwnCards {
  readonly printed: readonly string[];
  /** Those it does not want to be asked about always. */
  readonly muted: readonly CardId[];
}

const NO_CARDS: OwnCards = { printed: [], muted: [] };

export function ownCards({ game, recorder, seats }: HostedTable, seat: SeatId): OwnCards {
  const table = recorder === undefined ? undefined : game.cards?.table(recorder.match.state);
  if (table === undefined) return NO_CARDS;
  const silent = seats[seat]?.muted ?? {};
  const printed = new Set<string>();
  const muted: CardId[] = [];
  for (const card of table.cards) {
    if (card.owner !== seat || sightOf(table, card.id, seat).face === 'down') continue;
    printed.add(card.printed);
    if (silent[card.printed] !== undefined) muted.push(card.id);
  }
  return { printed: [...printed].sort(), muted };
}
