import {
  attachmentsOn,
  type ChooseQuestion,
  cardOf,
  cardsIn,
  type Match,
  type SeatId,
  type ZoneId,
} from '@kronika/kernel';
import { strengthOf } from './rules/strength.ts';
import type { Skirmish } from './state.ts';
import { fightersOf, isReady } from './zones.ts';

/** The fighters of a seat in short, for tests: `knight 2 spent + banner`. */
export function fightersIn(state: Skirmish, seat: SeatId): readonly string[] {
  const printed = (card: Parameters<typeof strengthOf>[1]) => cardOf(state.table, card).printed;
  return fightersOf(state, seat).map((card) =>
    [
      printed(card),
      ` ${strengthOf(state, card)}`,
      isReady(state, card) ? '' : ' spent',
      ...attachmentsOn(state.table, card).map((gear) => ` + ${printed(gear)}`),
    ].join(''),
  );
}

/** The option to use an ability of that card, or to play it. */
export const use = (card: string) => ({ is: 'use', card });

/** The option to choose that card. */
export const card = (name: string) => ({ is: 'card', card: name });

/** As much of a table as passing needs. */
interface Passing {
  readonly match: Pick<Match, 'open'>;
  seat(seat: SeatId): { passes(): unknown };
}

/** Passes for whoever is asked only because he or she might hold an answer. */
export function passIdle(table: Passing): void {
  passWhile(table, ({ message, options }) => message.key === 'triggerWindow' && options.length === 1);
}

/** Passes for everybody, until something is asked that cannot be passed. */
export function passAll(table: Passing): void {
  passWhile(table, () => true);
}

function passWhile(table: Passing, holds: (question: ChooseQuestion) => boolean): void {
  for (;;) {
    const question = table.match.open[0]?.question;
    if (question?.is !== 'choose' || !question.options.some(({ is }) => is === 'pass') || !holds(question)) return;
    table.seat(question.seat).passes();
  }
}

/** The names of the cards in a zone, from the top. */
export function namesIn({ table }: Skirmish, zone: ZoneId): readonly string[] {
  return cardsIn(table, zone).map((id) => cardOf(table, id).printed);
}
