import { type CardId, cardOf, emitAll, finish, flow, flowCalled, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { playerOfColour } from '../queries/seats.ts';
import { COLOURS, type Oath } from '../state.ts';
import { type DiscardWay, discard } from '../verbs/discard.ts';

interface Dropping {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly where?: DiscardWay;
}

/** `oath/play`, which itself drops Visions. */
const play = flowCalled<
  { readonly seat: SeatId; readonly card: CardId; readonly modifiers: readonly CardId[]; readonly how: 'power' },
  undefined
>('oath/play');

/** A revealed Vision leaves its slot: to the discard pile, or to a False Prophet who follows it. */
export const dropVision = flow<Oath, Dropping>()('oath/dropVision', {
  drop: (state, { seat, card, where }) => {
    const { warbands } = cardOf(state.table, card);
    const colour = COLOURS.find((each) => (warbands[each] ?? 0) > 0);
    const prophet = colour === undefined ? undefined : playerOfColour(state, colour);
    if (colour === undefined || prophet === undefined)
      return [emitAll(discard(state, seat, card, 'OATH-5.1.4.III-c', where)), finish];
    return [
      emitAll<OathEvent>([
        { is: 'warbandsKilled', colour, amount: 1, from: { is: 'card', card }, rule: 'OATH-10-kill' },
        { is: 'taken', card, seat: prophet, rule: 'OATH-10-take' },
      ]),
      play({ seat: prophet, card, modifiers: [], how: 'power' }),
    ];
  },
});
