import { invalid, type Position, type Refusal } from '@kronika/kernel';
import * as z from 'zod';
import { FACES, faceName } from './face.ts';
import { deals, turns } from './rules.ts';
import { type Hundred, tableOf } from './state.ts';

const cards = z.array(z.literal(FACES.map(faceName), 'expected a card like sun-17'));

/** Which cards lie where, from top to bottom; cards that are not named are out of the game. */
const schema = z.strictObject({
  deck: cards.default([]),
  hands: z.tuple([cards, cards]),
  piles: z.strictObject({ left: cards.default([]), right: cards.default([]) }).prefault({}),
  scores: z.tuple([z.int().min(0), z.int().min(0)]).default([0, 0]),
  turn: z.literal([0, 1]).default(0),
});

/** Describes a position, e.g. `{ hands: [['sun-1'], ['moon-2']], piles: { left: ['star-9'] } }`. */
export type HundredSituation = z.input<typeof schema>;

export function situation(description: unknown): Position<Hundred> | Refusal {
  const parsed = schema.safeParse(description);
  if (!parsed.success)
    return invalid(
      'the situation',
      ...parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message })),
    );
  const { scores, turn, ...layout } = parsed.data;
  const named = [...layout.deck, ...layout.hands.flat(), ...layout.piles.left, ...layout.piles.right];
  const twice = named.find((name, place) => named.indexOf(name) !== place);
  if (twice !== undefined) return invalid('the situation', { at: '', problem: `${twice} lies in two places` });
  if (layout.hands[turn].length === 0)
    return invalid('the situation', { at: `hands.${turn}`, problem: 'whose turn it is needs a card' });
  return { seats: 2, state: { table: tableOf(layout), scores }, stack: [deals({ deals: 1 }), turns({ seat: turn })] };
}
