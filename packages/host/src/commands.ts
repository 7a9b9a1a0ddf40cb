import { fits, impossible, present, questionFor, type SeatId, seatsOf, sparedBy } from '@kronika/kernel';
import type { Command, CommandOf, Role } from '@kronika/protocol';
import type { Entry, Passing, Stamp } from './entry.ts';
import { refusesFinal } from './finality.ts';
import type { HostedTable } from './hosted-table.ts';
import { hasBrought, timeOfWindow, windowFor } from './passing.ts';
import {
  IS_OVER,
  NO_REQUEST,
  NOT_BEGUN,
  NOT_OVER,
  refuse,
  refusedByEngine,
  SPECTATORS_ONLY_WATCH,
  type TableRefusal,
} from './refused.ts';
import { isSamePerson, nameOf } from './seat.ts';
import { refusesNext } from './series.ts';

/** What changes a table; the other commands only ask for something. */
export type Change = Exclude<
  Command,
  CommandOf<'explain'> | CommandOf<'foresee'> | CommandOf<'advise'> | CommandOf<'record'>
>;

type Entries = readonly Entry[] | TableRefusal;

/** What a command of somebody at the table adds to the journal, or why it does not. */
export function entriesFor(table: HostedTable, role: Role, command: Change, at: number): Entries {
  const stamp = table.stamp(at);
  if (command.is === 'say') return [said(table, role, command.text, stamp)];
  if (role.is !== 'seat') return SPECTATORS_ONLY_WATCH;
  const { seat } = role;
  switch (command.is) {
    case 'decide':
      return decided(table, seat, command, stamp);
    case 'hold':
      return held(table, seat, command.asked, stamp);
    case 'takeBack':
      return takenBack(table, seat, stamp);
    case 'agree':
      return agreed(table, seat, command.request, stamp);
    case 'decline':
      return table.request?.number === command.request && table.request.of.includes(seat)
        ? [{ is: 'declined', ...stamp, seat }]
        : NO_REQUEST;
    case 'orders':
      return [{ is: 'ordered', ...stamp, seat, orders: command.orders }];
    case 'passing':
      return passes(table, seat, command, stamp);
    case 'askAbout':
      return asksAbout(table, seat, command, stamp);
    case 'hands':
      return [{ is: 'showed', ...stamp, seat, hands: command.hands }];
    case 'resign':
      return whilePlaying(table) ?? table.refusesResigning(seat) ?? [{ is: 'resigned', ...stamp, seat }];
    case 'leave':
      return table.status === 'gathering' ? [{ is: 'left', ...stamp, seat }] : [];
    case 'rematch':
      if (table.status !== 'over') return NOT_OVER;
      return ownSeats(table, seat, table.again).map((own) => ({ is: 'wantedAgain', ...stamp, seat: own }));
    case 'playNext':
      if (table.status !== 'over') return NOT_OVER;
      return (
        refusesNext(table) ??
        ownSeats(table, seat, table.onward).map((own) => ({ is: 'wantedNext', ...stamp, seat: own }))
      );
    default:
      return impossible(command);
  }
}

/** The seats of whoever sits there, but for those: people around one screen want the same with one click. */
function ownSeats({ seats }: HostedTable, seat: SeatId, but: readonly SeatId[]): readonly SeatId[] {
  return seatsOf(seats.length).filter(
    (other) => !but.includes(other) && (other === seat || isSamePerson(seats[seat], seats[other])),
  );
}

function whilePlaying(table: HostedTable): TableRefusal | undefined {
  switch (table.status) {
    case 'gathering':
      return NOT_BEGUN;
    case 'over':
      return IS_OVER;
    case 'playing':
      return undefined;
  }
}

function said(table: HostedTable, role: Role, text: string, stamp: Stamp): Entry {
  if (role.is === 'seat') return { is: 'said', ...stamp, by: nameOf(table.seats[role.seat]), seat: role.seat, text };
  return { is: 'said', ...stamp, by: role.name ?? '?', text };
}

function decided(table: HostedTable, seat: SeatId, command: CommandOf<'decide'>, stamp: Stamp): Entries {
  const { asked, answer, unless } = command;
  const refusal = whilePlaying(table);
  if (refusal !== undefined) return refusal;
  const { match } = present(table.recorder, 'the match');
  if (asked !== match.asked) return refusedByEngine({ refused: 'stale', asked, now: match.asked });
  const question = questionFor(match, seat);
  if (question === undefined)
    return refusedByEngine({
      refused: match.open.some((open) => open.question.seat === seat) ? 'alreadyAnswered' : 'notAsked',
      seat,
    });
  const misfit = fits(question, answer);
  if (misfit !== undefined) return refusedByEngine(misfit);
  const final = unless === 'final' ? refusesFinal(table, { seat, asked, answer }) : undefined;
  if (final !== undefined) return final;
  if (isEarlyPass(table, seat, answer, stamp.at))
    return table.hasPassed(seat) ? [] : [{ is: 'passedEarly', ...stamp, seat }];
  const decision = { is: 'decided', ...stamp, seat, answer, spent: table.time.costOf(stamp.at) } as const;
  const spared = sparedBy(match, seat, answer);
  if (spared.length === 0) return [decision];
  return [{ ...decision, spentBy: table.waiting.includes(seat) ? [seat, ...spared] : [...spared] }];
}

/** Whether it is a pass that the others may not know of yet. */
function isEarlyPass(table: HostedTable, seat: SeatId, answer: CommandOf<'decide'>['answer'], at: number): boolean {
  if (table.seats[seat]?.who.is !== 'person' || windowFor(table, seat)?.answer !== answer) return false;
  return at < table.askedAt + timeOfWindow(table, seat);
}

function passes(table: HostedTable, seat: SeatId, { until, asked }: CommandOf<'passing'>, stamp: Stamp): Entries {
  const refusal = whilePlaying(table);
  if (refusal !== undefined) return refusal;
  const now = present(table.recorder, 'the match').match.asked;
  if (until !== 'off' && asked !== undefined && asked !== now) return WINDOW_IS_OVER;
  const pass = (passing: Passing | null): Entries => [{ is: 'passes', ...stamp, seat, passing }];
  switch (until) {
    case 'off':
      return table.seats[seat]?.passing === null ? [] : pass(null);
    case 'something':
      return pass({ until });
    case 'contest':
    case 'phase': {
      const span = table.spans.find(({ is }) => is === until);
      return span === undefined ? NOTHING_TO_PASS_THROUGH : pass({ until, key: span.key });
    }
    default:
      return impossible(until);
  }
}

function asksAbout(table: HostedTable, seat: SeatId, { printed, when }: CommandOf<'askAbout'>, stamp: Stamp): Entries {
  const refusal = whilePlaying(table);
  if (refusal !== undefined) return refusal;
  if (!hasBrought(table, seat, printed)) return NOT_YOUR_CARD;
  const now = table.seats[seat]?.muted[printed] ?? 'always';
  return now === when ? [] : [{ is: 'asksAbout', ...stamp, seat, printed, when }];
}

const NOTHING_TO_PASS_THROUGH = refuse('notNow', {
  pl: 'Teraz nic takiego nie trwa, więc nie ma czego przeczekać.',
  en: 'Nothing of that kind is going on, so there is nothing to pass through.',
});

const WINDOW_IS_OVER = refuse('notNow', {
  pl: 'Coś się właśnie wydarzyło: zdecyduj jeszcze raz.',
  en: 'Something has just happened: decide again.',
});

const NOT_YOUR_CARD = refuse('notNow', {
  pl: 'Pytania można ustawić tylko dla kart ze swojej talii.',
  en: 'You can only choose when to be asked about cards of your own deck.',
});

/** Holding is possible for every question, whatever could be answered: it tells nothing but that one thinks. */
function held(table: HostedTable, seat: SeatId, asked: number, stamp: Stamp): Entries {
  const refusal = whilePlaying(table);
  if (refusal !== undefined) return refusal;
  const { match } = present(table.recorder, 'the match');
  if (asked !== match.asked) return refusedByEngine({ refused: 'stale', asked, now: match.asked });
  if (!table.waiting.includes(seat)) return refusedByEngine({ refused: 'notAsked', seat });
  return table.isHeld(seat) ? [] : [{ is: 'held', ...stamp, seat }];
}

function takenBack(table: HostedTable, seat: SeatId, stamp: Stamp): Entries {
  const refusal = whilePlaying(table);
  if (refusal !== undefined) return refusal;
  const recorder = present(table.recorder, 'the match');
  // Who plays all seats takes back whatever was decided last.
  const last = table.header.sight === 'all' ? recorder.lastToDecide : undefined;
  const undo = recorder.undoCase(last ?? seat);
  if (last !== undefined)
    return [{ is: 'tookBack', ...stamp, seat: last, consenting: undo.is === 'consent' ? [...undo.of] : [] }];
  switch (undo.is) {
    case 'nothing':
      return refusedByEngine({ refused: 'nothingToTakeBack', seat });
    case 'free': {
      const entry = { is: 'tookBack', ...stamp, seat, consenting: [] } as const;
      return [recorder.isStep(seat) ? { ...entry, consenting: [], of: 'step' } : { ...entry, consenting: [] }];
    }
    case 'consent': {
      if (table.request !== undefined) return ONE_REQUEST_AT_A_TIME;
      const people = table.consentOf(seat);
      return people.length === 0
        ? [{ is: 'tookBack', ...stamp, seat, consenting: [...undo.of] }]
        : [{ is: 'requested', ...stamp, seat }];
    }
  }
}

const ONE_REQUEST_AT_A_TIME = refuse('notNow', {
  pl: 'Jedna prośba o cofnięcie już czeka na odpowiedź.',
  en: 'A request to take back is waiting for an answer already.',
});

/** The last one to agree takes the decision back. */
function agreed(table: HostedTable, seat: SeatId, number: number, stamp: Stamp): Entries {
  const { request } = table;
  if (request?.number !== number || !request.of.includes(seat)) return NO_REQUEST;
  const agreement: Entry = { is: 'agreed', ...stamp, seat };
  if (request.of.length > 1) return [agreement];
  const undo = present(table.recorder, 'the match').undoCase(request.by);
  const consenting = undo.is === 'consent' ? [...undo.of] : [];
  return [agreement, { is: 'tookBack', ...stamp, seat: request.by, consenting }];
}
