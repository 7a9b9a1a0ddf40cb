import {
  type Call,
  type CardId,
  cardsIn,
  type Frame,
  isCardId,
  type Match,
  type PrintedId,
  type Problem,
  type Table,
} from '@kronika/kernel';
import * as z from 'zod';
import { isPrinted } from '../cards/library.ts';
import { isCell } from '../hex/index.ts';
import { procedures } from '../rules/procedures.ts';
import { type FighterId, PHASES, type Senjutsu, type Turn } from '../state.ts';

type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * A turn in the middle of it: how far it has come, and the procedures that are going on, outermost first. Cards are
 * named by their places, `card:0/played/0`, since a table that is laid anew gives them other numbers.
 */
export const underwaySchema = z.strictObject({
  turn: z.json(),
  stack: z
    .array(
      z.strictObject({
        flow: z.string(),
        step: z.string(),
        vars: z.json(),
        /** Where the result of the procedure inside this one lands. */
        awaits: z.string().optional(),
      }),
    )
    .min(1)
    .max(200)
    .readonly(),
});

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
  const named = (value: unknown) => withPlaces(value, state.table);
  return {
    turn: named(turn),
    stack: stack.map(({ flow, step, vars, awaits }) => ({
      flow,
      step,
      vars: named(vars),
      ...(awaits?.from === 'flow' ? { awaits: awaits.into } : {}),
    })),
  };
}

/** The turn that is described, on the table that was laid for it; `undefined` if it makes no sense there. */
export function turnUnderway(underway: Underway, table: Table): RunningTurn | undefined {
  const read = turnSchema.safeParse(withCards(underway.turn, table));
  return read.success ? read.data : undefined;
}

/** The procedures that go on. The last one asks again what it has asked. */
export function stackUnderway(underway: Underway, table: Table): readonly Call[] {
  return framesUnderway(underway, table).map((frame, at): Call => {
    const into = underway.stack[at - 1]?.awaits;
    return { do: 'call', ...frame, ...(into === undefined ? {} : { into }) };
  });
}

/** Where each of them stands. */
export function framesUnderway({ stack }: Underway, table: Table): readonly Frame[] {
  return stack.map(({ flow, step, vars }) => {
    const known = withCards(vars, table);
    const isRecord = typeof known === 'object' && known !== null && !Array.isArray(known);
    return { flow, step, vars: isRecord ? known : {} };
  });
}

/** What makes no sense in it. */
export function underwayProblems(underway: Underway, { table, fighters }: Senjutsu): readonly Problem[] {
  const turn = turnUnderway(underway, table);
  const unknown = underway.stack.filter(({ flow, step }) => !isStep({ flow, step }));
  const isFitting = turn !== undefined && turn.played.length === fighters.length;
  return [
    ...(isFitting
      ? []
      : [{ at: 'underway.turn', problem: 'expected a turn of these fighters with cards that lie here' }]),
    ...unknown.map(({ flow, step }) => ({ at: 'underway.stack', problem: `there is no step ${step} of ${flow}` })),
    ...(underway.stack[0]?.flow === 'senjutsu/turns'
      ? []
      : [{ at: 'underway.stack', problem: 'expected the turns of a match around everything else' }]),
    ...(JSON.stringify(withCards(underway.stack, table)).includes(`"${CARD}`)
      ? [{ at: 'underway.stack', problem: 'it names a card that does not lie here' }]
      : []),
  ];
}

function isStep({ flow, step }: Pick<Frame, 'flow' | 'step'>): boolean {
  return procedures.some(({ flowName, steps }) => flowName === flow && steps.names.includes(step));
}

const CARD = 'card:';

/** The same with cards named by their places. */
function withPlaces(value: unknown, table: Table): Json {
  const placeOf = (id: CardId) => {
    const { zone } = table.cards.find((one) => one.id === id) ?? {};
    return zone === undefined ? `${CARD}nowhere` : `${CARD}${zone}/${cardsIn(table, zone).indexOf(id)}`;
  };
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (isCardId(inner) ? placeOf(inner) : inner));
}

/** The same with the cards that lie in the places that are named. */
function withCards(value: unknown, table: Table): Json {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && inner.startsWith(CARD) ? (cardAt(inner.slice(CARD.length), table) ?? inner) : inner,
  );
}

function cardAt(place: string, table: Table): CardId | undefined {
  const [, zone = '', index = ''] = /^(.+)\/(\d+)$/.exec(place) ?? [];
  return table.cards.filter((one) => one.zone === zone).map(({ zone: at }) => cardsIn(table, at)[Number(index)])[0];
}
