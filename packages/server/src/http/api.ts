import type { IncomingMessage } from 'node:http';
import { botsOf } from '@kronika/bots';
import { isTableRefusal, RECORD_AFTER_THE_END, type Time } from '@kronika/host';
import { type Game, isRefusal, type Registry, type SeatId, seatRangeOf, seatsOf } from '@kronika/kernel';
import { joinSchema, type TableSummary, tablePlanSchema } from '@kronika/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Belongings } from '../accounts/belongings.ts';
import { tokenIn } from '../identity/cookie.ts';
import { holderOf, newToken } from '../identity/token.ts';
import type { Limits } from '../limits.ts';
import type { Listing, Store } from '../store/port.ts';
import { Notices } from '../tables/notices.ts';
import { NO_TABLE, TOO_MANY_OPEN } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { idIn, refuseWith, taken } from './reading.ts';

export interface ApiOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly accounts: Accounts;
  readonly belongings: Belongings;
  readonly time: Time;
  /** A sign of the network that a request comes from, which does not tell the network. */
  networkSign(request: IncomingMessage): string;
}

/** More than so many tables nobody looks through. */
const MOST_LISTED = 100;

const listQuery = z.object({
  what: z.literal(['open', 'running']).default('open'),
  game: z.string().max(40).exactOptional(),
});

const summariesBody = z.strictObject({ tables: z.array(z.string().max(64)).max(MOST_LISTED) });

/** Everything about tables that is no play: making them, sitting down, finding them. */
export function addApi(app: FastifyInstance, options: ApiOptions): void {
  const { registry, store, tables, limits, accounts, belongings, time, networkSign } = options;
  const notices = new Notices(store, time);
  const changing = { config: { rateLimit: { max: limits.changesPerMinute } } };

  /** Seats of somebody who is signed in belong to their account too, so that they can go on elsewhere. */
  const seated = async ({ headers }: FastifyRequest, table: string, token: string, seats: readonly SeatId[]) => {
    const visitor = await accounts.visitor(tokenIn(headers.cookie));
    if (visitor !== undefined) await belongings.seat(visitor, table, holderOf(token), seats);
  };

  app.get('/api/games', async () => gamesIn(registry).map(described));

  app.post('/api/tables', { ...changing, bodyLimit: limits.planBytes }, async (request, reply) => {
    const plan = taken(tablePlanSchema, request.body);
    if (isTableRefusal(plan)) return refuseWith(reply, plan);
    const token = newToken();
    const seatsOfA = (is: 'me' | 'program') => seatsOf(plan.seats.length).filter((seat) => plan.seats[seat]?.is === is);
    // A program opens its own seat and no other one.
    const programs = new Map(seatsOfA('program').map((seat) => [seat, newToken()]));
    const tokenOf = (seat: SeatId) => programs.get(seat) ?? token;
    const from = networkSign(request.raw);
    if (plan.visibility === 'public' && !(await notices.mayPost(from))) return refuseWith(reply, TOO_MANY_OPEN);
    const table = await tables.create(plan, (seat) => holderOf(tokenOf(seat)), from);
    if (isTableRefusal(table)) return refuseWith(reply, table);
    if (plan.visibility === 'public') notices.posted(from, table);
    const mine = seatsOfA('me');
    await seated(request, table, token, mine);
    return reply
      .code(201)
      .send({ table, seats: [...mine, ...programs.keys()].map((seat) => ({ seat, token: tokenOf(seat) })) });
  });

  app.get('/api/tables', async (request, reply) => {
    const query = taken(listQuery, request.query);
    if (isTableRefusal(query)) return refuseWith(reply, query);
    const { what, game } = query;
    const listing: Listing = { is: what, most: MOST_LISTED, ...(game === undefined ? {} : { game }) };
    return { tables: notices.fresh(await store.list(listing)).map(unchained) };
  });

  app.post('/api/tables/summaries', async (request, reply) => {
    const body = taken(summariesBody, request.body);
    if (isTableRefusal(body)) return refuseWith(reply, body);
    return { tables: await store.list({ is: 'these', tables: body.tables }) };
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const [summary] = await store.list({ is: 'these', tables: [idIn(request.params)] });
    return summary ?? refuseWith(reply, NO_TABLE);
  });

  app.get('/api/tables/:id/series', async (request, reply) => {
    const tables = await seriesUpTo(store, idIn(request.params));
    return tables.length === 0 ? refuseWith(reply, NO_TABLE) : { tables };
  });

  app.post('/api/tables/:id/seats', changing, async (request, reply) => {
    const join = taken(joinSchema, request.body);
    if (isTableRefusal(join)) return refuseWith(reply, join);
    const { name, seat: wanted, brings } = join;
    const token = newToken();
    const table = idIn(request.params);
    const seat = await tables.sit(table, {
      name,
      holder: holderOf(token),
      ...(wanted === undefined ? {} : { seat: wanted }),
      ...(brings === undefined ? {} : { brings }),
    });
    if (isTableRefusal(seat)) return refuseWith(reply, seat);
    await seated(request, table, token, [seat]);
    return reply.code(201).send({ seat, token });
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const live = await tables.get(idIn(request.params));
    if (isTableRefusal(live)) return refuseWith(reply, live);
    const record = live.table.status === 'over' ? live.table.record() : undefined;
    return record ?? refuseWith(reply, RECORD_AFTER_THE_END);
  });
}

/** Nobody looks further back at once; the table where this ends says which one it follows. */
const LONGEST_SERIES = 200;

/** The tables whose matches led to this one, the oldest first. */
async function seriesUpTo(store: Store, last: string): Promise<readonly TableSummary[]> {
  const tables: TableSummary[] = [];
  let next: string | undefined = last;
  while (next !== undefined && tables.length < LONGEST_SERIES) {
    const [summary]: readonly TableSummary[] = await store.list({ is: 'these', tables: [next] });
    if (summary !== undefined) tables.unshift(summary);
    next = summary?.follows;
  }
  return tables;
}

/** A table that everybody finds must not lead to one that is found only by its address. */
function unchained({ follows, ...summary }: TableSummary): TableSummary {
  return summary;
}

function gamesIn(registry: Registry): readonly Game[] {
  return registry.ids.flatMap((id) => {
    const game = registry.find(id);
    return isRefusal(game) ? [] : [game];
  });
}

function described(game: Game) {
  return {
    id: game.id,
    names: { pl: game.text.pl.name, en: game.text.en.name },
    seats: seatRangeOf(game.setup),
    bots: Object.keys(botsOf(game)),
    setup: game.setup,
  };
}
