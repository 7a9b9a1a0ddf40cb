import { botsOf } from '@kronika/bots';
import { isTableRefusal, RECORD_AFTER_THE_END, refusedByEngine, type TableRefusal } from '@kronika/host';
import { type Game, invalidBecause, isRefusal, type Registry } from '@kronika/kernel';
import { joinSchema, tablePlanSchema } from '@kronika/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { holderOf, newToken } from '../identity/token.ts';
import type { Limits } from '../limits.ts';
import type { Listing, Store } from '../store/port.ts';
import { NO_TABLE } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { statusOf } from './errors.ts';

export interface ApiOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly tables: Tables;
  readonly limits: Limits;
}

const tableParams = z.object({ id: z.string().max(64) });

/** More than so many tables nobody looks through. */
const MOST_LISTED = 100;

const listQuery = z.object({
  what: z.literal(['open', 'running']).default('open'),
  game: z.string().max(40).exactOptional(),
});

const summariesBody = z.strictObject({ tables: z.array(z.string().max(64)).max(MOST_LISTED) });

/** Everything about tables that is no play: making them, sitting down, finding them. */
export function addApi(app: FastifyInstance, { registry, store, tables, limits }: ApiOptions): void {
  const changing = { config: { rateLimit: { max: limits.changesPerMinute } } };

  app.get('/api/games', async () => gamesIn(registry).map(described));

  app.post('/api/tables', { ...changing, bodyLimit: limits.planBytes }, async (request, reply) => {
    const plan = taken(tablePlanSchema, request.body);
    if (isTableRefusal(plan)) return refuseWith(reply, plan);
    const token = newToken();
    const table = await tables.create(plan, holderOf(token));
    if (isTableRefusal(table)) return refuseWith(reply, table);
    const seats = plan.seats.flatMap(({ is }, seat) => (is === 'me' ? [{ seat, token }] : []));
    return reply.code(201).send({ table, seats });
  });

  app.get('/api/tables', async (request, reply) => {
    const query = taken(listQuery, request.query);
    if (isTableRefusal(query)) return refuseWith(reply, query);
    const { what, game } = query;
    const listing: Listing = { is: what, most: MOST_LISTED, ...(game === undefined ? {} : { game }) };
    return { tables: await store.list(listing) };
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

  app.post('/api/tables/:id/seats', changing, async (request, reply) => {
    const join = taken(joinSchema, request.body);
    if (isTableRefusal(join)) return refuseWith(reply, join);
    const { name, seat: wanted, brings } = join;
    const token = newToken();
    const seat = await tables.sit(idIn(request.params), {
      name,
      holder: holderOf(token),
      ...(wanted === undefined ? {} : { seat: wanted }),
      ...(brings === undefined ? {} : { brings }),
    });
    if (isTableRefusal(seat)) return refuseWith(reply, seat);
    return reply.code(201).send({ seat, token });
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const live = await tables.get(idIn(request.params));
    if (isTableRefusal(live)) return refuseWith(reply, live);
    const record = live.table.status === 'over' ? live.table.record() : undefined;
    return record ?? refuseWith(reply, RECORD_AFTER_THE_END);
  });
}

function idIn(params: unknown): string {
  return tableParams.parse(params).id;
}

/** Input as the schema has it, or what is wrong with it. */
function taken<T extends object>(schema: z.ZodType<T>, input: unknown): T | TableRefusal {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const { because } = refusedByEngine(invalidBecause('input', parsed.error));
  return { because: { ...because, code: 'malformed' } };
}

function refuseWith(reply: FastifyReply, refusal: TableRefusal): FastifyReply {
  return reply.code(statusOf(refusal)).send(refusal);
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
    seats: game.seats,
    bots: Object.keys(botsOf(game)),
    ...(game.brings === undefined ? {} : { brings: game.brings }),
  };
}
