import { isTableRefusal } from '@kronika/host';
import { nameSchema } from '@kronika/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Accounts, type Entry, type LetIn, SESSION_LASTS, type Visitor } from '../accounts/accounts.ts';
import type { Belongings } from '../accounts/belongings.ts';
import { deviceOf } from '../accounts/device.ts';
import { LONGEST_PASSPHRASE } from '../accounts/passphrase.ts';
import { NO_ROOM_FOR_DECKS, NOT_SIGNED_IN } from '../accounts/refused.ts';
import { cookieWith, deviceSignIn, noCookie, securityOf, tokenIn } from '../identity/cookie.ts';
import type { Limits } from '../limits.ts';
import { addressOf } from './address.ts';
import { OTHER_SITE } from './errors.ts';
import { isOwnOrigin } from './origin.ts';
import { idIn, refuseWith, taken } from './reading.ts';

export interface AccountApiOptions {
  readonly accounts: Accounts;
  readonly belongings: Belongings;
  readonly limits: Limits;
}

/** Longer ones are refused with a reason of their own; this only keeps what is no passphrase at all away. */
const passphrase = z.string().max(LONGEST_PASSPHRASE * 4);

const entryBody = z.strictObject({ name: nameSchema, passphrase });
const changeBody = z.strictObject({ now: passphrase, next: passphrase });
const deletionBody = z.strictObject({ passphrase });

/** So many tables of an account are told of. */
const MOST_TABLES = 1000;
const tablesQuery = z.object({ most: z.coerce.number().int().min(1).max(MOST_TABLES).default(60) });

const MOST_CLAIMS = 60;
const claimsBody = z.strictObject({
  seats: z
    .array(
      z.strictObject({
        table: z.string().max(64),
        seat: z.literal([0, 1, 2, 3, 4, 5]),
        token: z.string().max(128),
      }),
    )
    .max(MOST_CLAIMS),
});

const MOST_DECKS_AT_ONCE = 100;

function decksBody({ deckBytes }: Limits) {
  const isShort = (deck: unknown) => deck === undefined || JSON.stringify(deck).length <= deckBytes;
  return z.strictObject({
    /** The revision up to which the device knows what has changed. */
    since: z.int().min(0),
    decks: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(64),
          changed: z.int().min(0),
          deck: z.unknown().refine(isShort, `expected at most ${deckBytes} bytes`).exactOptional(),
        }),
      )
      .max(MOST_DECKS_AT_ONCE),
  });
}

/** Everything about accounts. Nobody needs one to play. */
export function addAccountApi(app: FastifyInstance, { accounts, belongings, limits }: AccountApiOptions): void {
  const changing = { config: { rateLimit: { max: limits.changesPerMinute } } };
  const decks = decksBody(limits);

  /** Who is signed in; without anybody, the request is refused here. */
  const visitorOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined> => {
    const visitor = await accounts.visitor(tokenIn(request.headers.cookie));
    if (visitor === undefined) refuseWith(reply, NOT_SIGNED_IN);
    return visitor;
  };

  app.register(async (own) => {
    own.addHook('onRequest', async ({ raw, method }, reply) => {
      reply.header('cache-control', 'no-store');
      // Other sites may be let in to play, but never to an account.
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading && !isOwnOrigin(raw, [])) return refuseWith(reply, OTHER_SITE);
    });

    own.post('/api/account', changing, async (request, reply) => {
      const body = taken(entryBody, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      const letIn = await accounts.signUp(entryOf(request, body));
      return isTableRefusal(letIn) ? refuseWith(reply, letIn) : welcome(request, reply, letIn);
    });

    own.post('/api/account/session', changing, async (request, reply) => {
      const body = taken(entryBody, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      const letIn = await accounts.signIn(entryOf(request, body));
      return isTableRefusal(letIn) ? refuseWith(reply, letIn) : welcome(request, reply, letIn);
    });

    own.delete('/api/account/session', changing, async (request, reply) => {
      const visitor = await accounts.visitor(tokenIn(request.headers.cookie));
      if (visitor !== undefined) await accounts.end(visitor, [visitor.session.id]);
      return farewell(request, reply);
    });

    own.get('/api/account', async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const sessions = await accounts.sessions(visitor);
      return {
        name: visitor.account.name,
        created: visitor.account.created,
        sessions: sessions.map(({ id, device, created, seen }) => ({
          id,
          device,
          created,
          seen,
          ...(id === visitor.session.id ? { here: true } : {}),
        })),
      };
    });

    own.delete('/api/account/sessions/:id', changing, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      await accounts.end(visitor, [idIn(request.params)]);
      return reply.send({ ended: true });
    });

    own.delete('/api/account/sessions', changing, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      await accounts.endOthers(visitor);
      return reply.send({ ended: true });
    });

    own.post('/api/account/passphrase', changing, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const body = taken(changeBody, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      const refusal = await accounts.changePassphrase(visitor, { ...body, address: addressOf(request.raw) });
      return refusal === undefined ? reply.send({ changed: true }) : refuseWith(reply, refusal);
    });

    own.post('/api/account/deletion', changing, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const body = taken(deletionBody, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      const refusal = await accounts.confirm(visitor, body.passphrase, addressOf(request.raw));
      if (refusal !== undefined) return refuseWith(reply, refusal);
      await belongings.leaveNoName(visitor);
      await accounts.remove(visitor);
      reply.header('set-cookie', noCookie('device', securityOf(request.raw)));
      return farewell(request, reply);
    });

    const exporting = { config: { rateLimit: { max: limits.exportsPerTenMinutes, timeWindow: '10 minutes' } } };
    own.get('/api/account/export', exporting, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      return reply
        .header('content-disposition', 'attachment; filename="kronika-account.json"')
        .send(await belongings.everything(visitor));
    });

    own.get('/api/account/tables', async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const query = taken(tablesQuery, request.query);
      if (isTableRefusal(query)) return refuseWith(reply, query);
      return { tables: await belongings.tables(visitor, query.most) };
    });

    own.post('/api/account/tables', changing, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const body = taken(claimsBody, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      return reply.send({ claimed: await belongings.claim(visitor, body.seats) });
    });

    own.get('/api/account/tables/:id', async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const seats = await belongings.seatsAt(visitor, idIn(request.params));
      return { seats: seats.map(({ seat }) => seat) };
    });

    own.post('/api/account/decks', { ...changing, bodyLimit: limits.decksBytes }, async (request, reply) => {
      const visitor = await visitorOf(request, reply);
      if (visitor === undefined) return reply;
      const body = taken(decks, request.body);
      if (isTableRefusal(body)) return refuseWith(reply, body);
      const changed = await belongings.exchange(visitor, body.decks, body.since);
      if (changed === 'full') return refuseWith(reply, NO_ROOM_FOR_DECKS);
      return reply.send({
        revision: Math.max(body.since, ...changed.map(({ revision }) => revision)),
        decks: changed.map(({ revision: _, ...deck }) => deck),
      });
    });
  });
}

function entryOf(request: FastifyRequest, { name, passphrase: secret }: z.infer<typeof entryBody>): Entry {
  const sign = deviceSignIn(request.headers.cookie);
  return {
    name,
    passphrase: secret,
    address: addressOf(request.raw),
    device: deviceOf(request.headers['user-agent']),
    ...(sign === undefined ? {} : { sign }),
  };
}

/** A device that nobody has used for so long is like any other. */
const DEVICE_KNOWN_FOR = 2 * SESSION_LASTS;

function welcome({ raw }: FastifyRequest, reply: FastifyReply, { token, sign, account }: LetIn): FastifyReply {
  const secure = securityOf(raw);
  return reply
    .header('set-cookie', [
      cookieWith('session', token, { secure, lasts: SESSION_LASTS }),
      cookieWith('device', sign, { secure, lasts: DEVICE_KNOWN_FOR }),
    ])
    .send({ name: account.name, created: account.created });
}

function farewell({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('set-cookie', noCookie('session', securityOf(raw))).send({ ended: true });
}
