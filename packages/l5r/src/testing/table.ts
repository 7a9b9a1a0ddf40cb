import '../cards/index.ts';
import {
  ask,
  type Call,
  call,
  choose,
  decline,
  end,
  flow,
  flowsOf,
  type Game,
  type GameText,
  InvariantError,
  isRefusal,
  type Refusal,
  type Setup,
} from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { procedures } from '../rules/procedures.ts';
import type { L5rSituation } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import type { L5rState } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';

interface Main {
  readonly run: Call;
  readonly pause?: typeof decline;
}

/** Runs one procedure, and then asks something that means: that was all. */
const main = flow<L5rState, Main>()('l5r/test', {
  run: (_, { run }) => call(run),
  pause: () =>
    ask(
      'pause',
      choose({
        seat: 0,
        options: [decline],
        message: { key: 'pause' },
        because: { is: 'rule', rule: 'L5R-PASS-a' },
        evenIfForced: true,
      }),
    ),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

const text: GameText<L5rState> = {
  name: 'l5r',
  prompt: ({ key }) => key,
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: () => '',
};

/** A game that is only this one procedure, begun in a described situation or in a given state. */
export function gameRunning(
  run: Call,
  place: (description: unknown) => L5rState | Refusal = stateOf,
): Game<L5rState, Setup, L5rState> {
  const situation = (description: unknown) => {
    const state = place(description);
    return isRefusal(state) ? state : { seats: 2, state, stack: [main({ run })] };
  };
  return {
    id: 'l5r-test',
    seats: { min: 2, max: 2 },
    rules: 1,
    parseSetup: () => ({ seats: 2 }),
    start: () => {
      throw new InvariantError('a procedure is begun in a situation');
    },
    flows: flowsOf(main, ...procedures),
    events: verbs,
    view: (seen) => seen,
    cards: {
      table: ({ table }) => table,
      withTable: (state: L5rState, table: L5rState['table']) => ({ ...state, table }),
      back: () => 'card',
    },
    situation,
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
  };
}

/** A table at which the procedure has begun; it is over when seat 0 is asked `pause`. */
export function tableRunning(run: Call, description: Partial<L5rSituation>): ScenarioTable<L5rState, L5rState> {
  const table = new ScenarioTable(gameRunning(run));
  table.given({ seats: [{}, {}], ...description });
  return table;
}
