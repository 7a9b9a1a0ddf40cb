import { isTableRefusal, type TableRefusal } from '@kronika/host';
import { invalidBecause } from '@kronika/kernel';
import { type Attach, attachSchema, type Command, commandSchema } from '@kronika/protocol';
import * as z from 'zod';
import { malformed, NO_JSON } from './refused.ts';

/** A message as the border lets it in, or why it does not; `id` is what a refusal should name. */
export type Incoming =
  | { readonly is: 'attach'; readonly attach: Attach }
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'refused'; readonly id: number | undefined; readonly refusal: TableRefusal };

const idSchema = z.looseObject({ id: z.int().min(0) });

/** Reads a message of a client. */
export function read(text: string): Incoming {
  const value = parsed(text);
  if (isTableRefusal(value)) return { is: 'refused', id: undefined, refusal: value };
  return isAttach(value) ? readAttach(value) : readCommand(value);
}

function isAttach(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === 'attach';
}

/** No message of a client can pass for a refusal of ours. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTableRefusal(value) ? undefined : value;
  } catch {
    return NO_JSON;
  }
}

function readAttach(value: unknown): Incoming {
  const attach = attachSchema.safeParse(value);
  return attach.success
    ? { is: 'attach', attach: attach.data }
    : { is: 'refused', id: undefined, refusal: malformed(invalidBecause('attach', attach.error)) };
}

function readCommand(value: unknown): Incoming {
  const command = commandSchema.safeParse(value);
  if (command.success) return { is: 'command', command: command.data };
  const id = idSchema.safeParse(value);
  return {
    is: 'refused',
    id: id.success ? id.data.id : undefined,
    refusal: malformed(invalidBecause('message', command.error)),
  };
}
