import {
  type CardId,
  cardsAsPlaces,
  isCardId,
  type Match,
  type PrintedId,
  type Problem,
  placesAsCards,
  stackProblems,
  stackSaid,
  stackSchema,
  type Table,
} from '@kronika/kernel';
import * as z from 'zod';
import { isPrinted } from '../cards/library.ts';
import { isCell } from '../hex/index.ts';
import { procedures } from '../rules/procedures.ts';
import { type FighterId, PHASES, type Senjutsu, type Turn } from '../state.ts';

/** A turn in the middle of it: how far it has come, and the procedures that are going on. */
export const underwaySchema = z.strictObject({ turn: z.json(), stack: stackSchema });

export type Underway = z.output<typeof underwaySchema>;

const card = z.custom<CardId>(isCardId);
const printed = z.custom<PrintedId>((value) => typeof value === 'string' && isPrinted(value));
const fighter = z.custom<FighterId>((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0);
const seat = z.literal([0, 1, 2, 3]);
const speed = z.int().min(-99).max(99);
const segment = z.literal(['upper', 'lower']);
const cells = z
  .array(z.custom<`${number},${number}`>((value) => typeof value === 'string' && isCell(value)))
  .readonly();

const playedSchema = z.strictObject({
  revealed: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('card'), card, printed }),
    z.strictObject({ is: z.literal('stun') }),
    z.strictObject({ is: z.literal('solo'), printed }),
  ]),
  paid: z.int(),
  range: z.strictObject({ max: speed, min: speed }).nullable(),
  speed: speed.nullable(),
  lowest: speed.nullable(),
  segments: z
    .array(z.strictObject({ segment, speed, stage: z.literal(['waiting', 'running', 'resting', 'done', 'dropped']) }))
    .readonly(),
  cancelled: z.literal(['nothing', 'turns', 'movement']),
  target: fighter.nullable(),
  instants: z.array(card).readonly(),
});

/** What is said elsewhere in a description, number and bans, is left out. */
const turnSchema = z.strictObject({
  phase: z.literal(PHASES),
  speed: speed.nullable(),
  played: z.array(playedSchema.nullable()).readonly(),
  blocks: z.array(z.strictObject({ by: fighter, cells, speed })).readonly(),
  marks: z
    .array(
      z.strictObject({
        fighter,
        printed,
        line: z.strictObject({ segment, path: z.array(z.int()).readonly() }),
        mark: z.literal(['bought', 'chosen', 'kamae', 'condition', 'focus', 'noSuccess', 'cancelled', 'nothing']),
      }),
    )
    .readonly(),
  instants: z.array(seat).readonly(),
  far: z.array(fighter).readonly(),
});

type RunningTurn = Omit<Turn, 'number' | 'bannedTypes' | 'bannedCards'>;

/** The moment of a match, as a description says it. */
export function underwayIn({ state, stack }: Match<Senjutsu>): Underway {
  const { number: _, bannedTypes: __, bannedCards: ___, ...turn } = state.turn;
  return { turn: cardsAsPlaces(turn, state.table), stack: stackSaid(stack, state.table) };
}

/** The turn that is described, on the table that was laid for it; `undefined` if it makes no sense there. */
export function turnUnderway(underway: Underway, table: Table): RunningTurn | undefined {
  const read = turnSchema.safeParse(placesAsCards(underway.turn, table));
  return read.success ? read.data : undefined;
}

/** What makes no sense in it. */
export function underwayProblems({ turn: said, stack }: Underway, { table, fighters }: Senjutsu): readonly Problem[] {
  const turn = turnUnderway({ turn: said, stack }, table);
  const isFitting = turn !== undefined && turn.played.length === fighters.length;
  return [
    ...(isFitting
      ? []
      : [{ at: 'underway.turn', problem: 'expected a turn of these fighters with cards that lie here' }]),
    ...stackProblems(stack, table, procedures),
    ...(stack[0]?.flow === 'senjutsu/turns'
      ? []
      : [{ at: 'underway.stack', problem: 'expected the turns of a match around everything else' }]),
  ];
}
