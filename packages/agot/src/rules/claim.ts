import {
  ask,
  type CardId,
  call,
  cardsIn,
  finish,
  flow,
  goTo,
  keep,
  pickBy,
  pickCards,
  type SeatId,
  type SeatOption,
} from '@kronika/kernel';
import { FACTS } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { killing } from '../verbs/leaving.ts';
import { charactersOf, factionCardOf, handOf, holderOf, opponentsOf } from '../zones.ts';
import { raise } from './calls.ts';
import { discardAtRandom } from './searching.ts';
import { plotValueOf } from './values.ts';

interface Claim {
  /** Whom an intrigue claim is applied to. */
  readonly opponents?: readonly SeatId[];
  readonly chosen?: readonly CardId[];
}

/** The title whose holder may apply intrigue claim to any opponents (AGOT-TITLE-WHISP-a). */
const WIDE_CLAIM = FACTS.find((fact) => fact.type === 'title' && fact.ability === 'claimAgainstMany')?.id;

/** How much is claimed: by the attacking player's plot, as it is now (AGOT-CLAIM-a). */
function amountOf(state: AgotState): number {
  return state.challenge === null ? 0 : plotValueOf(state, state.challenge.attacker, 'claim');
}

/** Step 4.2.4: the loser pays as much of the claim as possible (AGOT-CLAIM-c). */
export const claim = flow<AgotState, Claim>()('agot/claim', {
  apply: (state) => {
    if (state.challenge === null || amountOf(state) === 0) return finish;
    switch (state.challenge.type) {
      case 'military':
        return goTo('chooseKilled');
      case 'intrigue':
        return goTo('chooseOpponents');
      case 'power':
        return goTo('movePower');
    }
  },
  chooseKilled: (state) => {
    if (state.challenge === null) return finish;
    const { defender } = state.challenge;
    const from = charactersOf(state, defender);
    const count = Math.min(from.length, amountOf(state));
    if (count === 0) return finish;
    return ask(
      'chosen',
      pickCards({
        seat: defender,
        from,
        min: count,
        max: count,
        message: { key: 'chooseKilled' },
        because: { is: 'rule', rule: 'AGOT-CLAIM-MIL-a' },
      }),
    );
  },
  kill: (state, { chosen = [] }) =>
    call(raise(...chosen.map((card): AgotEvent => killing(state, card, { rule: 'AGOT-CLAIM-MIL-a' })))),
  killed: () => finish,
  chooseOpponents: (state) => {
    if (state.challenge === null) return finish;
    const { attacker, defender } = state.challenge;
    if (WIDE_CLAIM === undefined || holderOf(state, WIDE_CLAIM) !== attacker)
      return [keep({ opponents: [defender] }), goTo('discard')];
    // Where nobody holds a card there is nothing to choose.
    if (opponentsOf(state, attacker).every((seat) => cardsIn(state.table, handOf(seat)).length === 0)) return finish;
    return ask(
      'opponents',
      pickBy('seat', {
        seat: attacker,
        options: opponentsOf(state, attacker).map((seat): SeatOption => ({ is: 'seat', seat })),
        min: 0,
        max: opponentsOf(state, attacker).length,
        message: { key: 'chooseClaimed' },
        because: { is: 'rule', rule: 'AGOT-TITLE-WHISP-a' },
      }),
    );
  },
  discard: (state, { opponents = [] }) => call(discardAtRandom({ seats: opponents, count: amountOf(state) })),
  discarded: () => finish,
  movePower: (state) => {
    if (state.challenge === null) return finish;
    const { attacker, defender } = state.challenge;
    return call(
      raise({
        is: 'powerMoved',
        from: factionCardOf(state, defender),
        card: factionCardOf(state, attacker),
        amount: amountOf(state),
        rule: 'AGOT-CLAIM-POW-a',
      }),
    );
  },
});
