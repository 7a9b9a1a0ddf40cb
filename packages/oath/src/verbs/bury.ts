import { type CardId, cardOf, type RuleId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { colourOf, playerOfColour } from '../queries/seats.ts';
import { COLOURS, type Colour, type Oath } from '../state.ts';
import { tokensBack } from './discard.ts';

/** Warbands on a card go to the board of their colour's player; those of a new Citizen come back as purple ones. */
export function released(
  state: Oath,
  card: CardId,
  colour: Colour,
  amount: number,
  rule: RuleId,
): readonly OathEvent[] {
  const seat = playerOfColour(state, colour);
  const from = { is: 'card', card } as const;
  if (seat === undefined || amount <= 0) return [];
  const now = colourOf(state, seat);
  const to = { is: 'board', seat } as const;
  return now === colour
    ? [{ is: 'warbandsMoved', colour, amount, from, to, rule }]
    : [
        { is: 'warbandsMoved', colour, amount, from, to: { is: 'bank' }, rule },
        { is: 'warbandsMoved', colour: now, amount, from: { is: 'bank' }, to, rule },
      ];
}

/** Puts a relic under the relic deck; what lies on it goes back to whom it belongs. */
export function buryRelic(state: Oath, card: CardId, rule: RuleId): readonly OathEvent[] {
  const { warbands } = cardOf(state.table, card);
  return [
    ...COLOURS.flatMap((colour) => released(state, card, colour, warbands[colour] ?? 0, rule)),
    ...tokensBack(state, card),
    { is: 'relicBuried', card, rule },
  ];
}
