import type { ClockPlan, MatchResult, TableSummary } from '@kronika/protocol';
import { isRecord, isText, listOf, oneOf } from './reading.ts';

const SEATS = [0, 1, 2, 3, 4, 5] as const;
const seatIn = (value: unknown) => oneOf(value, SEATS);
const textIn = (value: unknown) => (isText(value) ? value : undefined);

/** A table of a list, as it came from a server or from this device; `undefined` if it cannot be shown. */
export function readSummary(value: unknown): TableSummary | undefined {
  if (!isRecord(value)) return undefined;
  const { table, game, title, created, updated } = value;
  const status = oneOf(value.status, ['gathering', 'playing', 'over'] as const);
  if (!isText(table) || !isText(game) || status === undefined) return undefined;
  const moment = readPhrase(value.moment);
  const beginning = oneOf(value.beginning, ['situation', 'record'] as const);
  const result = readResult(value.result);
  const teams = Array.isArray(value.teams) && value.teams.every(isNumber) ? value.teams : undefined;
  const winners = Array.isArray(value.winners) ? listOf(value.winners, seatIn) : undefined;
  return {
    table,
    game,
    ...(isText(title) ? { title } : {}),
    status,
    seats: [...listOf(value.seats, readSeat)],
    clock: readClock(value.clock),
    ...(beginning === undefined ? {} : { beginning }),
    windows: oneOf(value.windows, ['open', 'brief'] as const) ?? 'open',
    ...(isText(value.format) ? { format: value.format } : {}),
    ...(teams === undefined ? {} : { teams: [...teams] }),
    ...(value.sight === 'all' ? { sight: value.sight } : {}),
    ...(isNumber(value.inSeries) ? { inSeries: value.inSeries } : {}),
    ...(isText(value.follows) ? { follows: value.follows } : {}),
    visibility: oneOf(value.visibility, ['public', 'invitation'] as const) ?? 'invitation',
    waiting: [...listOf(value.waiting, seatIn)],
    ...(Array.isArray(value.sides) ? { sides: [...listOf(value.sides, textIn)] } : {}),
    ...(moment === undefined ? {} : { moment }),
    ...(winners === undefined ? {} : { winners: [...winners] }),
    ...(result === undefined ? {} : { result }),
    created: Number(created),
    updated: Number(updated),
  };
}

function readSeat(value: unknown): TableSummary['seats'][number] | undefined {
  if (!isRecord(value)) return undefined;
  const is = oneOf(value.is, ['person', 'bot', 'open'] as const);
  if (is === undefined || !isText(value.name)) return undefined;
  return { is, name: value.name, ...(isText(value.bot) ? { bot: value.bot } : {}) };
}

/** Where something is missing or strange, the match is told of without it. */
function readResult(value: unknown): MatchResult | undefined {
  if (!isRecord(value)) return undefined;
  const how = oneOf(value.how, ['played', 'resigned', 'timeUp', 'timeCalled'] as const);
  const { decisions, began, ended, reason, rounds } = value;
  if (how === undefined || !isNumber(decisions) || !isNumber(began) || !isNumber(ended)) return undefined;
  const by = seatIn(value.by);
  const first = seatIn(value.first);
  const sides = Array.isArray(value.sides) && value.sides.every(isText) ? value.sides : undefined;
  const gear = Array.isArray(value.gear) && value.gear.every(isText) ? value.gear : undefined;
  const scores = Array.isArray(value.scores) && value.scores.every(isNumber) ? value.scores : undefined;
  return {
    how,
    ...(by === undefined ? {} : { by }),
    ...(isText(reason) ? { reason } : {}),
    decisions,
    began,
    ended,
    ...(sides === undefined ? {} : { sides: [...sides] }),
    ...(gear === undefined ? {} : { gear: [...gear] }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
    ...(isNumber(rounds) ? { rounds } : {}),
    ...(first === undefined ? {} : { first }),
    ...(value.annal === undefined ? {} : { annal: value.annal }),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function readPhrase(value: unknown): TableSummary['moment'] {
  return isRecord(value) && isText(value.pl) && isText(value.en) ? { pl: value.pl, en: value.en } : undefined;
}

/** A clock that this page does not know yet is shown as none. */
function readClock(value: unknown): ClockPlan {
  if (!isRecord(value)) return { is: 'none' };
  const seconds = Number(value.seconds);
  switch (value.is) {
    case 'chess':
      return { is: 'chess', seconds, delay: Number(value.delay) };
    case 'game':
    case 'move':
      return { is: value.is, seconds };
    default:
      return { is: 'none' };
  }
}
