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
import type { AgotSituation } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import type { AgotState } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';

interface Main {
  readonly run: Call;
  readonly pause?: typeof decline;
}

/** Runs one procedure, and then asks something that means: that was all. */
const main = flow<AgotState, Main>()('agot/test', {
  run: (_, { run }) => call(run),
  pause: () =>
    ask(
      'pause',
      choose({
        seat: 0,
        options: [decline],
        message: { key: 'pause' },
        because: { is: 'rule', rule: 'AGOT-WIN-h' },
        evenIfForced: true,
      }),
    ),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

const text: GameText<AgotState> = {
  name: 'agot',
  prompt: ({ key }) => key,
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: () => '',
};

/** A game that is only this one procedure, begun in a described situation or in a given state. */
export function gameRunning(
  run: Call,
  place: (description: unknown) => AgotState | Refusal = stateOf,
): Game<AgotState, Setup, AgotState> {
  const situation = (description: unknown) => {
    const state = place(description);
    return isRefusal(state) ? state : { seats: state.table.seats, state, stack: [main({ run })] };
  };
  return {
    id: 'agot-test',
    seats: { min: 2, max: 6 },
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
      withTable: (state: AgotState, table: AgotState['table']) => ({ ...state, table }),
      back: () => 'card',
    },
    situation,
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
  };
}

/** A table at which the procedure has begun; it is over when seat 0 is asked `pause`. */
export function tableRunning(run: Call, description: Partial<AgotSituation>): ScenarioTable<AgotState, AgotState> {
  const table = new ScenarioTable(gameRunning(run));
  table.given({ seats: [{}, {}], ...description });
  return table;
}
