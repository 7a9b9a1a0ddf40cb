import {
  ask,
  type CardId,
  call,
  cardOf,
  chooseBy,
  chooseCard,
  finish,
  flow,
  type Option,
  pickCards,
  present,
  type SeatId,
} from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { conflictEnd } from './conflict-end.ts';
import {
  attackableProvinces,
  declarableRings,
  defendersAllowed,
  eligibleAttackers,
  eligibleDefenders,
  evadable,
  isCovert,
  type RingChoice,
} from './eligible.ts';

/** A conflict that may be declared: for which ring, and of which type. */
export interface RingOption extends Option {
  readonly is: 'ring';
  readonly choice: RingChoice;
}

interface Declaring {
  readonly attacker: SeatId;
  readonly choice?: RingChoice;
  readonly province?: CardId;
  readonly attackers?: readonly CardId[];
  readonly evaded?: readonly CardId[];
  readonly defenders?: readonly CardId[];
}

/** The flow of a conflict, by its name on the stack. */
export const CONFLICT_FLOW = 'l5r/conflict';

/** What a declaration consists of. */
export type DeclaringStep = 'ring' | 'province' | 'attackers';

/** What a player may declare now. */
export function ringOptions(state: L5rState, attacker: SeatId): readonly RingOption[] {
  return declarableRings(state, attacker).map((choice): RingOption => ({ is: 'ring', choice }));
}

/** How many characters the attackers evade: one for each with covert, as far as there are any (L5R-KW-COVERT-a, -e). */
function evasions(state: L5rState, { attacker, attackers = [], choice }: Declaring): number {
  const { ring } = present(choice, 'the ring');
  const covert = attackers.filter((card) => isCovert(state, card, ring)).length;
  return Math.min(covert, evadable(state, attacker, ring).length);
}

/**
 * Step 3.2 from the declaration to the end of the conflict. The declaration is one act made of small decisions:
 * until the last of them nothing has happened, and each can be taken back.
 */
export const conflict = flow<L5rState, Declaring>()(CONFLICT_FLOW, {
  // At an opportunity of the phase the ring is chosen already; who declares by a card's text chooses it here.
  chooseRing: (state, { attacker, choice }) => {
    if (choice !== undefined) return undefined;
    const options = ringOptions(state, attacker);
    if (options.length === 0) return finish;
    return ask(
      'choice',
      chooseBy('choice', {
        seat: attacker,
        options,
        message: { key: 'declareRing' },
        because: { is: 'rule', rule: 'L5R-3.2.0-a' },
      }),
    );
  },
  chooseProvince: (state, { attacker }) =>
    ask(
      'province',
      chooseCard({
        seat: attacker,
        from: attackableProvinces(state, attacker),
        message: { key: 'declareProvince' },
        because: { is: 'rule', rule: 'L5R-3.2.0-d' },
      }),
    ),
  chooseAttackers: (state, { attacker, choice }) => {
    const from = eligibleAttackers(state, attacker, present(choice, 'the ring').type);
    return ask(
      'attackers',
      pickCards({
        seat: attacker,
        from,
        min: 1,
        max: from.length,
        message: { key: 'declareAttackers' },
        because: { is: 'rule', rule: 'L5R-3.2.0-f' },
      }),
    );
  },
  chooseEvaded: (state, vars) => {
    const count = evasions(state, vars);
    if (count === 0) return undefined;
    return ask(
      'evaded',
      pickCards({
        seat: vars.attacker,
        from: evadable(state, vars.attacker, present(vars.choice, 'the ring').ring),
        min: count,
        max: count,
        message: { key: 'declareEvaded' },
        because: { is: 'rule', rule: 'L5R-KW-COVERT-a' },
      }),
    );
  },
  declare: (state, { attacker, choice, province, attackers = [], evaded = [] }) => {
    const { ring, type } = present(choice, 'the ring');
    return call(
      raise(
        { is: 'periodBegan', period: 'conflict', rule: 'L5R-CONF-a' },
        {
          is: 'conflictDeclared',
          attacker,
          ring,
          type,
          fate: state.rings[ring].fate,
          province: present(province, 'the province'),
          attackers,
          evaded,
          rule: 'L5R-3.2.0-a',
        },
      ),
    );
  },
  chooseDefenders: (state, { attacker }) => {
    const from = eligibleDefenders(state);
    if (from.length === 0) return undefined;
    return ask(
      'defenders',
      pickCards({
        seat: opponentOf(attacker),
        from,
        min: 0,
        max: defendersAllowed(state),
        message: { key: 'declareDefenders' },
        because: { is: 'rule', rule: 'L5R-3.2.1-a' },
      }),
    );
  },
  declareDefenders: (_, { defenders = [] }) =>
    call(raise({ is: 'defendersDeclared', cards: defenders, rule: 'L5R-3.2.1-a' })),
  // The defender has the first opportunity, whoever is first player (L5R-3.2.2-a).
  actions: (_, { attacker }) => call(actionWindow({ kind: 'conflict', first: opponentOf(attacker) })),
  end: () => call(conflictEnd({})),
  over: ({ conflict: fought, table }) => {
    if (fought === null) return finish;
    // A province that its own text broke was broken by the conflict only if the attacker won it.
    const won = fought.result?.winner === fought.attacker;
    const broke = won && cardOf(table, fought.province).condition === 'broken' ? 'yes' : 'no';
    return call(
      raise(
        { is: 'conflictOver', attacker: fought.attacker, type: fought.type, broke, rule: 'L5R-3.3-a' },
        { is: 'periodEnded', period: 'conflict', rule: 'L5R-3.3-a' },
      ),
    );
  },
});
