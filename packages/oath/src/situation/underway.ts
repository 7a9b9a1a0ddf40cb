import {
  type CardId,
  cardsAsPlaces,
  isCardId,
  type Match,
  type Problem,
  placesAsCards,
  SEATS,
  stackProblems,
  stackSaid,
  stackSchema,
  type Table,
} from '@kronika/kernel';
import * as z from 'zod';
import { cardProcedures } from '../cards/procedures.ts';
import { SUITS } from '../facts/fact.ts';
import { SLOTS } from '../places.ts';
import { game } from '../rules/game.ts';
import { procedures } from '../rules/procedures.ts';
import { BANNERS, type Campaign, type Oath, PHASES, type Turn } from '../state.ts';

/** The middle of something: the turn, a campaign if there is one, and the procedures that are going on. */
export const underwaySchema = z.strictObject({
  turn: z.json(),
  campaign: z.json().exactOptional(),
  endDieShift: z.literal([-1, 1]).exactOptional(),
  stack: stackSchema,
});

export type Underway = z.output<typeof underwaySchema>;

const card = z.custom<CardId>(isCardId);
const seat = z.literal(SEATS);
const slot = z.literal(SLOTS);
const defender = z.union([seat, z.literal('bandits')]);
const side = z.literal(['attack', 'defence']);
const count = z.int();

const turnSchema: z.ZodType<Turn> = z.strictObject({
  seat,
  phase: z.literal(PHASES),
  actEnded: z.boolean(),
  discarded: z.array(z.strictObject({ slot, suit: z.literal(SUITS) })),
  scepterTaken: z.boolean(),
});

const campaignSchema: z.ZodType<Campaign> = z.strictObject({
  attacker: seat,
  from: slot,
  defender,
  targets: z.array(
    z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('site'), slot }),
      z.strictObject({ is: z.literal('relic'), card }),
      z.strictObject({ is: z.literal('banner'), banner: z.literal(BANNERS) }),
      z.strictObject({ is: z.literal('pawn') }),
    ]),
  ),
  joined: z.array(slot),
  allies: z.array(seat),
  attackDice: count,
  defenceDice: count,
  plans: z.array(z.strictObject({ card, by: defender, side, choice: count.exactOptional() })),
  attackRoll: z.array(z.literal(['hollow', 'sword', 'skull'])).nullable(),
  defenceRoll: z.array(z.literal(['blank', 'shield', 'shields', 'double'])).nullable(),
  sacrificed: count,
  killed: z.strictObject({ attack: count, defence: count }),
  winner: side.nullable(),
});

/** The moment of a match, as a description says it. */
export function underwayIn({ state, stack }: Match<Oath>): Underway {
  const { turn, campaign, endDieShift, table } = state;
  const shift = ([-1, 1] as const).find((one) => one === endDieShift);
  return {
    turn: cardsAsPlaces(turn, table),
    ...(campaign === null ? {} : { campaign: cardsAsPlaces(campaign, table) }),
    ...(shift === undefined ? {} : { endDieShift: shift }),
    stack: stackSaid(stack, table),
  };
}

/** What a moment says of the state. */
type Running = Pick<Oath, 'turn' | 'campaign' | 'endDieShift'>;

/** The turn and the campaign on the table that was laid for them; `undefined` if they make no sense there. */
export function runningIn({ turn, campaign, endDieShift }: Underway, table: Table): Running | undefined {
  const readTurn = turnSchema.safeParse(placesAsCards(turn, table));
  const readCampaign = campaignSchema.nullable().safeParse(placesAsCards(campaign ?? null, table));
  if (!readTurn.success || !readCampaign.success) return undefined;
  const seats = [readTurn.data.seat, readCampaign.data?.attacker, readCampaign.data?.defender];
  const isSeated = seats.every((one) => typeof one !== 'number' || one < table.seats);
  return isSeated ? { turn: readTurn.data, campaign: readCampaign.data, endDieShift: endDieShift ?? 0 } : undefined;
}

/** What makes no sense in it. */
export function underwayProblems(underway: Underway, table: Table): readonly Problem[] {
  return [
    ...(runningIn(underway, table) === undefined
      ? [{ at: 'underway.turn', problem: 'expected a turn of these players, with cards that lie here' }]
      : []),
    ...stackProblems(underway.stack, table, [...procedures, ...cardProcedures]),
    ...(underway.stack[0]?.flow === game.flowName
      ? []
      : [{ at: 'underway.stack', problem: 'expected a game around everything else' }]),
  ];
}
