import {
  type AnySteps,
  ask,
  beginSituation,
  type Call,
  type Card,
  call,
  choose,
  decline,
  type EventRules,
  end,
  type Flows,
  flow,
  flowsOf,
  type Game,
  type GameEvent,
  type GameText,
  InvariantError,
  isRefusal,
  plainSetup,
  type Refusal,
  type RuleId,
  type Setup,
  type Table,
} from '@kronika/kernel';
import { ScenarioTable } from './scenario-table.ts';

interface Main {
  readonly run: Call;
  readonly pause?: typeof decline;
}

/** What tests of single procedures need of a game of cards. */
export interface ProcedureRules<S extends { readonly table: Table<Card> }> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The rule that is cited when somebody is asked to pause. */
  readonly rule: RuleId;
  readonly procedures: readonly { readonly flowName: string; readonly steps: AnySteps<S> }[];
  readonly events: EventRules<S, GameEvent>;
  /** The state that a description means. */
  stateOf(description: unknown): S | Refusal;
}

/** Tables at which only one procedure of a game is run. */
export interface ProcedureTables<S> {
  /** A game that is only this one procedure, begun in a described situation or in a given state. */
  gameRunning(run: Call, place?: (description: unknown) => S | Refusal): Game<S, Setup, S>;
  /** A table at which the procedure has begun; it is over when seat 0 is asked `pause`. */
  tableRunning(run: Call, description: object): ScenarioTable<S, S>;
  /** The state after the procedure has run by itself, and the kinds of all that happened. */
  ran(state: S, run: Call): { readonly state: S; readonly kinds: readonly string[] };
}

export function procedureTables<S extends { readonly table: Table<Card> }>(
  rules: ProcedureRules<S>,
): ProcedureTables<S> {
  /** Runs one procedure, and then asks something that means: that was all. */
  const main = flow<S, Main>()(`${rules.id}/test`, {
    run: (_, { run }) => call(run),
    pause: () =>
      ask(
        'pause',
        choose({
          seat: 0,
          options: [decline],
          message: { key: 'pause' },
          because: { is: 'rule', rule: rules.rule },
          evenIfForced: true,
        }),
      ),
    over: () => end({ winners: [], reason: { key: 'over' } }),
  });
  const text: GameText<S> = {
    name: rules.id,
    prompt: ({ message }) => ({ ask: message.key }),
    option: ({ is }) => is,
    event: ({ is }) => is,
    outcome: ({ reason }) => reason.key,
    board: () => '',
  };
  const flows: Flows<S> = flowsOf<S>(main, ...rules.procedures);

  const gameRunning: ProcedureTables<S>['gameRunning'] = (run, place = rules.stateOf) => ({
    id: `${rules.id}-test`,
    rules: 1,
    setup: plainSetup(rules.seats),
    parseSetup: () => ({ seats: rules.seats.min }),
    start: () => {
      throw new InvariantError('a procedure is begun in a situation');
    },
    flows,
    events: rules.events,
    view: (seen) => seen,
    cards: {
      table: ({ table }) => table,
      withTable: (state, table) => ({ ...state, table }),
      back: () => 'card',
    },
    situation: (description) => {
      const state = place(description);
      return isRefusal(state) ? state : { seats: state.table.seats, state, stack: [main({ run })] };
    },
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
  });

  return {
    gameRunning,
    tableRunning: (run, description) => {
      const table = new ScenarioTable(gameRunning(run));
      table.given({ seats: [{}, {}], ...description });
      return table;
    },
    ran: (state, run) => {
      const begun = beginSituation(
        gameRunning(run, () => state),
        {},
        'test',
      );
      if (isRefusal(begun)) throw new Error('the procedure was refused');
      const [asked] = begun.match.open;
      if (asked?.question.message.key !== 'pause') throw new Error(`somebody is asked ${asked?.question.message.key}`);
      return {
        state: begun.match.state,
        kinds: begun.happened.map(({ event }) => event.is).filter((is) => is !== 'abilityUsed'),
      };
    },
  };
}
