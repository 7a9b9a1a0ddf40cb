import {
  ask,
  type CardId,
  call,
  cardOf,
  cardsIn,
  flow,
  goTo,
  keep,
  pickCards,
  present,
  type SeatId,
} from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { factionCardOf, playerOrder, playOf, typeOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { capOf } from './caps.ts';

interface Standing {
  /** Who has chosen, where something limits how many characters stand. */
  readonly asked?: readonly SeatId[];
  readonly chosen?: readonly CardId[];
  /** The characters that were chosen by all who had to. */
  readonly standing?: readonly CardId[];
}

function kneeling(state: AgotState, seat: SeatId): readonly CardId[] {
  return [...cardsIn(state.table, playOf(seat)), factionCardOf(state, seat)].filter(
    (card) => cardOf(state.table, card).stance === 'kneeling',
  );
}

function kneelingCharacters(state: AgotState, seat: SeatId): readonly CardId[] {
  return kneeling(state, seat).filter((card) => typeOf(state, card) === 'character');
}

/** Whether something lets the seat stand only some of its kneeling characters. */
function isCapped(state: AgotState, seat: SeatId): boolean {
  return kneelingCharacters(state, seat).length > capOf(state, seat, 'standing');
}

/** The sixth phase, between its beginning and its end: everything that kneels stands at the same time (AGOT-6.2-a). */
export const standingPhase = flow<AgotState, Standing>()('agot/standing-phase', {
  // Whoever may not stand all chooses which ones, in player order; the standing itself is simultaneous (AGOT-6.2-b).
  next: (state, { asked = [] }) => {
    const seat = playerOrder(state).find((one) => !asked.includes(one) && isCapped(state, one));
    return seat === undefined ? goTo('stand') : keep({ asked: [...asked, seat] });
  },
  choose: (state, { asked = [] }) => {
    const seat = present(asked.at(-1), 'who chooses');
    const most = capOf(state, seat, 'standing');
    return ask(
      'chosen',
      pickCards({
        seat,
        from: kneelingCharacters(state, seat),
        min: most,
        max: most,
        message: { key: 'chooseStanding' },
        because: { is: 'rule', rule: 'AGOT-6.2-b' },
      }),
    );
  },
  remember: (_, { chosen = [], standing = [] }) => [keep({ standing: [...standing, ...chosen] }), goTo('next')],
  stand: (state, { asked = [], standing = [] }) => {
    const cards = state.seated.flatMap((seat) =>
      kneeling(state, seat).filter(
        (card) => !asked.includes(seat) || typeOf(state, card) !== 'character' || standing.includes(card),
      ),
    );
    return (
      cards.length > 0 && call(raise(...cards.map((card): AgotEvent => ({ is: 'stood', card, rule: 'AGOT-6.2-a' }))))
    );
  },
  actions: (state) => call(actionWindow({ kind: 'standing', first: state.first })),
});
