import {
  type Match,
  type MatchView,
  type Phrase,
  present,
  type SeatId,
  seatsOf,
  type Unfinished,
  type Viewer,
  viewOf,
  withoutQuestions,
} from '@kronika/kernel';
import type {
  LastingSummary,
  MovingSummary,
  OwnDocument,
  Role,
  SeatDocument,
  TableDocument,
  TableSummary,
} from '@kronika/protocol';
import { dueAt, timed } from './due.ts';
import { toldBeginning } from './header.ts';
import { hasHints } from './hints.ts';
import type { HostedTable } from './hosted-table.ts';
import type { LogReader } from './log-book.ts';
import { answersIn, ownCards, windowFor } from './passing.ts';
import type { Presence } from './presence.ts';
import { resultOf } from './result.ts';
import { type HostedSeat, nameOf } from './seat.ts';
import { seriesDocument } from './series.ts';

/** Whose knowledge somebody in this role has. Who plays all seats may know everything; seats that hide their hands are not looked through. */
export function viewerOf(table: HostedTable, role: Role): Viewer {
  if (role.is === 'seat') return table.header.sight === 'all' ? 'arbiter' : role.seat;
  const { through } = role;
  return through !== undefined && table.seats[through]?.hands === 'shown' ? through : 'spectator';
}

/** Whose log somebody in this role reads. */
export function readerOf(table: HostedTable, role: Role): LogReader {
  const viewer = viewerOf(table, role);
  return role.is === 'spectator' && typeof viewer === 'number' ? `eyes/${viewer}` : viewer;
}

/** The part of a document that is for one role alone, and the part that is the same for everybody. */
export type Own = Pick<TableDocument, 'you' | 'match'>;
export type Shared = Omit<TableDocument, keyof Own>;

/** The table as somebody in this role may know it, built up from nothing. */
export function documentFor(table: HostedTable, role: Role, presence: Presence): TableDocument {
  return { ...sharedOf(table, presence), ...ownOf(table, role, presence) };
}

export function sharedOf(table: HostedTable, presence: Presence): Shared {
  const { header, ending, request, next } = table;
  const { clock } = table;
  const shared: Unfinished<Shared> = {
    table: header.table,
    game: header.game,
    status: table.status,
    windows: table.windows,
    seats: seatsOf(table.seats.length).map((place) =>
      seatDocument(present(table.seats[place], 'the seat'), place, presence),
    ),
    spectators: presence.spectators,
    again: table.again,
  };
  const beginning = toldBeginning(header);
  if (header.title !== undefined) shared.title = header.title;
  if (beginning !== undefined) shared.beginning = beginning;
  const { format, teams } = table.terms;
  if (format !== undefined) shared.format = format;
  if (teams !== undefined) shared.teams = teams;
  if (header.sight === 'all') shared.sight = 'all';
  if (hasHints(table)) shared.hints = 'allowed';
  if (clock !== undefined) shared.clock = clock;
  if (request !== undefined) shared.request = request;
  if (ending !== undefined) shared.ending = ending;
  const series = seriesDocument(table);
  if (series !== undefined) shared.series = series;
  if (next !== undefined) shared.next = next;
  return shared;
}

export function ownOf(table: HostedTable, role: Role, presence: Presence): Own {
  const you = ownDocument(table, role, presence);
  const { recorder } = table;
  if (recorder === undefined) return { you };
  return { you, match: matchFor(table, role, seenIn(table, recorder.match, role)) };
}

/** Whoever sees everything is still asked the questions of the own seat. */
function seenIn(table: HostedTable, match: Match, role: Role): MatchView {
  const viewer = viewerOf(table, role);
  if (role.is !== 'seat' || viewer === role.seat) return announcedTo(table, viewer, viewOf(table.game, match, viewer));
  return { ...viewOf(table.game, match, role.seat), board: table.game.view(match.state, viewer, match.stack) };
}

/** Steps by which a seat gets ready for something are counted for nobody else: that they were taken tells what it could do. */
function announcedTo({ recorder }: HostedTable, viewer: Viewer, view: MatchView): MatchView {
  if (recorder === undefined || (typeof viewer === 'number' && recorder.isPreparing(viewer))) return view;
  const { asked, decisions } = recorder.announced;
  return { ...view, asked, decisions };
}

/** Who looks through the eyes of a seat is not asked its questions, and a match that was given up asks nobody. */
function matchFor(table: HostedTable, role: Role, view: MatchView): MatchView {
  if (table.status === 'playing') return role.is === 'seat' ? view : withoutQuestions(view);
  const { question, offer, ...rest } = view;
  return { ...rest, waiting: table.waiting };
}

function seatDocument(seat: HostedSeat, place: SeatId, presence: Presence): SeatDocument {
  const { who, hands } = seat;
  const name = nameOf(seat);
  if (who.is === 'bot')
    return { is: who.is, name, bot: who.bot, presence: presence.hasFailed(place) ? 'away' : 'here', hands };
  const here = presence.hereSince(place) === undefined ? 'away' : 'here';
  const program = who.is === 'person' && who.program !== undefined ? { program: who.program } : {};
  return { is: who.is, name, ...program, presence: here, hands };
}

function ownDocument(table: HostedTable, role: Role, presence: Presence): OwnDocument {
  if (role.is !== 'seat') return { role };
  const { seat } = role;
  const { orders, muted } = present(table.seats[seat], 'the seat');
  const coming = timed(dueAt(table), presence).find((due) => due.is === 'pass' && due.seat === seat);
  const undo = table.status === 'playing' ? table.undoCase(role.seat)?.is : undefined;
  const own: Unfinished<OwnDocument> = { role, orders };
  if (coming?.is === 'pass') {
    own.passesAt = coming.at;
    own.passesBy = coming.by;
  }
  const passing = table.passingOf(seat);
  const { spans } = table;
  const window = table.status === 'playing' && table.waiting.includes(seat) ? windowFor(table, seat) : undefined;
  if (passing !== undefined) own.passing = passing;
  if (spans.length > 0) own.spans = spans.map(({ is }) => is);
  const cards = ownCards(table, seat);
  if (cards.printed.length > 0) own.ownCards = cards.printed;
  if (Object.keys(muted).length > 0) own.muted = muted;
  if (cards.muted.length > 0) own.mutedCards = cards.muted;
  if (window !== undefined) own.window = answersIn(table, seat, window.question) === 0 ? 'nothing' : 'answers';
  if (undo !== undefined) own.undo = undo;
  if (table.again.includes(role.seat)) own.again = 'wanted';
  if (table.onward.includes(role.seat)) own.onward = 'wanted';
  return own;
}

/** The table as a line of a list. Says what a spectator may know, and no more. */
export function summaryOf(table: HostedTable): TableSummary {
  return { ...lastingOf(table), ...movingOf(table) };
}

/** What of it changes only when somebody comes or goes, when the match begins and when it ends. */
export function lastingOf(table: HostedTable): LastingSummary {
  const { header } = table;
  const sides = sidesOf(table);
  const lasting: LastingSummary = {
    table: header.table,
    game: header.game,
    seats: table.seats.map(summedUpSeat),
    clock: header.clock,
    windows: table.windows,
    visibility: header.visibility,
    created: header.created,
  };
  const beginning = toldBeginning(header);
  if (header.title !== undefined) lasting.title = header.title;
  if (beginning !== undefined) lasting.beginning = beginning;
  const { format, teams } = table.terms;
  if (format !== undefined) lasting.format = format;
  if (teams !== undefined) lasting.teams = [...teams];
  if (header.sight === 'all') lasting.sight = 'all';
  if (header.follows !== undefined) {
    lasting.inSeries = header.follows.number;
    lasting.follows = header.follows.table;
  }
  if (sides !== undefined) lasting.sides = [...sides];
  return lasting;
}

/** What of it may be different after every decision. */
export function movingOf(table: HostedTable): MovingSummary {
  const { ending } = table;
  const moment = momentOf(table);
  const result = resultOf(table);
  const moving: MovingSummary = { status: table.status, waiting: [...table.waiting], updated: table.updated };
  if (moment !== undefined) moving.moment = moment;
  if (ending !== undefined) moving.winners = [...ending.winners];
  if (result !== undefined) moving.result = result;
  return moving;
}

function summedUpSeat(seat: HostedSeat): LastingSummary['seats'][number] {
  const { who } = seat;
  const name = nameOf(seat);
  return who.is === 'bot' ? { is: who.is, name, bot: who.bot } : { is: who.is, name };
}

function sidesOf({ game, recorder }: HostedTable): readonly string[] | undefined {
  return recorder === undefined ? undefined : game.facts?.(game.view(recorder.match.state, 'spectator')).sides;
}

function momentOf({ game, recorder }: HostedTable): Phrase | undefined {
  const { pl, en } = game.text;
  if (recorder === undefined || pl.moment === undefined || en.moment === undefined) return undefined;
  const view = game.view(recorder.match.state, 'spectator');
  return { pl: pl.moment(view), en: en.moment(view) };
}
