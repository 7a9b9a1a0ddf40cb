import { followsSchema, present, SEATS, type SeatId } from '@kronika/kernel';
import {
  type Beginning,
  beginningSchema,
  clockPlanSchema,
  hintsSchema,
  type SeatPlan,
  sightSchema,
  type TablePlan,
} from '@kronika/protocol';
import * as z from 'zod';

const holder = z.string();

/** Who sits where when the table is made. The holder is a sign by which the host knows the person again. */
const headerSeatSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('person'),
    name: z.string(),
    holder,
    brings: z.unknown().optional(),
    /** A program sits there, which comes over the network like a person. */
    program: z.literal('yes').exactOptional(),
  }),
  z.strictObject({ is: z.literal('open') }),
  z.strictObject({ is: z.literal('bot'), bot: z.string(), name: z.string(), brings: z.unknown().optional() }),
]);

/** What is fixed when a table is made. Everything else is in its journal. */
export const headerSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  title: z.string().optional(),
  /** As the game is set up, if nothing is said. */
  beginning: beginningSchema.exactOptional(),
  options: z.record(z.string(), z.unknown()),
  /** The table whose match this one follows in a series; `options` then holds what that match handed on. */
  follows: z.strictObject({ table: z.string(), ...followsSchema.shape }).exactOptional(),
  clock: clockPlanSchema,
  visibility: z.literal(['public', 'invitation']),
  pace: z.literal(['instant', 'natural']),
  sight: sightSchema.exactOptional(),
  hints: hintsSchema.exactOptional(),
  seed: z.string(),
  created: z.number(),
  /** A sign of the network it was made from, which shares what hosts have little of. */
  from: z.string().exactOptional(),
  seats: z.array(headerSeatSchema),
});

export type HeaderSeat = z.infer<typeof headerSeatSchema>;
export type TableHeader = z.infer<typeof headerSchema>;

/** How the match of the table begins. */
export function beginningOf({ beginning }: TableHeader): Beginning {
  return beginning ?? { is: 'setup' };
}

/** How it begins, to be told, where it is not as the game is set up. */
export function toldBeginning(header: TableHeader): 'situation' | 'record' | undefined {
  const { is } = beginningOf(header);
  return is === 'setup' ? undefined : is;
}

/** What a host adds to a plan: the table's address, its chance, and signs by which to know its people again. */
export interface Foundation {
  readonly table: string;
  readonly seed: string;
  readonly now: number;
  readonly from?: string;
  holderOf(seat: SeatId): string;
}

/** The header of a new table. */
export function headerOf(plan: TablePlan, { table, seed, now, from, holderOf }: Foundation): TableHeader {
  const { game, title, beginning, options, clock, visibility, pace, sight, hints } = plan;
  return {
    table,
    game,
    ...(title === undefined ? {} : { title }),
    ...(beginning === undefined || beginning.is === 'setup' ? {} : { beginning }),
    options,
    clock,
    visibility,
    pace,
    ...(sight === undefined || sight === 'own' ? {} : { sight }),
    ...(hints === undefined ? {} : { hints }),
    seed,
    created: now,
    ...(from === undefined ? {} : { from }),
    seats: plan.seats.map((seat, place) => headerSeat(seat, place, holderOf)),
  };
}

function headerSeat(seat: SeatPlan, place: number, holderOf: Foundation['holderOf']): HeaderSeat {
  switch (seat.is) {
    case 'me':
    case 'program':
      return {
        is: 'person',
        name: seat.name,
        holder: holderOf(present(SEATS[place], 'the seat')),
        ...bringsOf(seat),
        ...(seat.is === 'program' ? { program: 'yes' } : {}),
      };
    case 'bot':
      return { is: 'bot', bot: seat.bot, name: seat.name ?? seat.bot, ...bringsOf(seat) };
    case 'open':
      return seat;
  }
}

function bringsOf(seat: { readonly brings?: unknown }): { readonly brings?: unknown } {
  return seat.brings === undefined ? {} : { brings: seat.brings };
}
