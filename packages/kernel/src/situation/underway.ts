import * as z from 'zod';
import type { Frame } from '../match/frame.ts';
import type { Call } from '../match/instruction.ts';
import type { Problem } from '../refusal.ts';
import { type CardId, isCardId } from '../table/card.ts';
import { cardsIn, type Table } from '../table/table.ts';

type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * The procedures that are going on at a moment, outermost first. Cards are named by their places, `card:0/played/0`,
 * since a table that is laid anew gives them other numbers.
 */
export const stackSchema = z
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
  .readonly();

export type SaidStack = z.output<typeof stackSchema>;

/** What a stack is made of, as far as a description has to know it. */
interface Procedure {
  readonly flowName: string;
  readonly steps: { readonly names: readonly string[] };
}

/** The stack of a match as a description says it. */
export function stackSaid(stack: readonly Frame[], table: Table): SaidStack {
  return stack.map(({ flow, step, vars, awaits }) => ({
    flow,
    step,
    vars: cardsAsPlaces(vars, table),
    ...(awaits?.from === 'flow' ? { awaits: awaits.into } : {}),
  }));
}

/** The procedures that go on. The last one asks again what it has asked. */
export function callsOf(said: SaidStack, table: Table): readonly Call[] {
  return framesOf(said, table).map((frame, at): Call => {
    const into = said[at - 1]?.awaits;
    return { do: 'call', ...frame, ...(into === undefined ? {} : { into }) };
  });
}

/** Where each of them stands. */
export function framesOf(said: SaidStack, table: Table): readonly Frame[] {
  return said.map(({ flow, step, vars }) => {
    const known = placesAsCards(vars, table);
    const isRecord = typeof known === 'object' && known !== null && !Array.isArray(known);
    return { flow, step, vars: isRecord ? known : {} };
  });
}

/** The steps that no procedure has, and the cards that do not lie where the stack says. */
export function stackProblems(said: SaidStack, table: Table, procedures: readonly Procedure[]): readonly Problem[] {
  const isStep = ({ flow, step }: SaidStack[number]) =>
    procedures.some(({ flowName, steps }) => flowName === flow && steps.names.includes(step));
  return [
    ...said
      .filter((frame) => !isStep(frame))
      .map(({ flow, step }) => ({ at: 'underway.stack', problem: `there is no step ${step} of ${flow}` })),
    ...(JSON.stringify(placesAsCards(said, table)).includes(`"${CARD}`)
      ? [{ at: 'underway.stack', problem: 'it names a card that does not lie here' }]
      : []),
  ];
}

const CARD = 'card:';

/** The same with cards named by their places. */
export function cardsAsPlaces(value: unknown, table: Table): Json {
  const placeOf = (id: CardId) => {
    const { zone } = table.cards.find((one) => one.id === id) ?? {};
    return zone === undefined ? `${CARD}nowhere` : `${CARD}${zone}/${cardsIn(table, zone).indexOf(id)}`;
  };
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (isCardId(inner) ? placeOf(inner) : inner));
}

/** The same with the cards that lie in the places that are named. */
export function placesAsCards(value: unknown, table: Table): Json {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && inner.startsWith(CARD) ? (cardAt(inner.slice(CARD.length), table) ?? inner) : inner,
  );
}

function cardAt(place: string, table: Table): CardId | undefined {
  const [, zone = '', index = ''] = /^(.+)\/(\d+)$/.exec(place) ?? [];
  return table.cards.filter((one) => one.zone === zone).map(({ zone: at }) => cardsIn(table, at)[Number(index)])[0];
}
