import { afterThat, type CardId, call, cardsIn, emit, flow, goTo, type SeatId } from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { plotDeckOf, usedOf } from '../zones.ts';
import { raise } from './calls.ts';
import { strengthNotices } from './strength-notices.ts';

/** Whose plot deck is empty takes the used pile back into it; the revealed plot stays (AGOT-PLOT-g). */
export function plotsToReturn(state: AgotState): readonly AgotEvent[] {
  return state.seated
    .filter(
      (seat) => cardsIn(state.table, plotDeckOf(seat)).length === 0 && cardsIn(state.table, usedOf(seat)).length > 0,
    )
    .map((seat) => ({ is: 'plotsReturned', seat, rule: 'AGOT-PLOT-g' }));
}

/** What covering the former plots has changed, as variables of who reveals. */
export function revealNotices(
  before: AgotState,
  after: AgotState,
): { readonly noticed: readonly AgotEvent[] } | undefined {
  const noticed = strengthNotices(before, after);
  return noticed.length === 0 ? undefined : { noticed };
}

interface Revealing {
  readonly seat: SeatId;
  readonly plot: CardId;
  readonly noticed?: readonly AgotEvent[];
}

/** A plot is revealed by an effect: no initiative, no new first player, but its "When Revealed" (AGOT-1.3-g). */
export const revealPlot = flow<AgotState, Revealing>()('agot/reveal-plot', {
  reveal: (state, { plot }) => [
    emit({ is: 'plotsRevealed', plots: [plot], rule: 'AGOT-1.3-g' }),
    afterThat((then: AgotState) => goTo('whenRevealed', revealNotices(state, then))),
  ],
  whenRevealed: (_, { plot }) => call(raise({ is: 'whenRevealed', plots: [plot], rule: 'AGOT-1.3-g' })),
  recycle: (state) => emit(...plotsToReturn(state)),
  react: (_, { plot, noticed = [] }) =>
    call(raise({ is: 'revealingOver', plots: [plot], rule: 'AGOT-1.3-f' }, ...noticed)),
});
