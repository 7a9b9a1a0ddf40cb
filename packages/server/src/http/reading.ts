import { refusedByEngine, type TableRefusal } from '@kronika/host';
import { invalidBecause } from '@kronika/kernel';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { statusOf } from './errors.ts';

/** Input as the schema has it, or what is wrong with it. */
export function taken<T extends object>(schema: z.ZodType<T>, input: unknown): T | TableRefusal {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const { because } = refusedByEngine(invalidBecause('input', parsed.error));
  return { because: { ...because, code: 'malformed' } };
}

export function refuseWith(reply: FastifyReply, refusal: TableRefusal): FastifyReply {
  return reply.code(statusOf(refusal)).send(refusal);
}

const idParams = z.object({ id: z.string() });

/** The id in the address of a request. */
export function idIn(params: unknown): string {
  return idParams.parse(params).id;
}
