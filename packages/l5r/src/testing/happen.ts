import '../rules/define.ts';
import {
  ask,
  beginSituation,
  call,
  choose,
  decline,
  end,
  flow,
  flowsOf,
  type Game,
  type GameText,
  isRefusal,
  type Setup,
} from '@kronika/kernel';
import { layerFlows } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer, raise } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';

interface Main {
  readonly events: readonly L5rEvent[];
  readonly pause?: typeof decline;
}

const main = flow<L5rState, Main>()('l5r/test', {
  raise: (_, { events }) => call(raise(...events)),
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

/** A game in which these events happen at once, with everything that answers to them, and then nothing more. */
function happening(state: L5rState, events: readonly L5rEvent[]): Game<L5rState, Setup, L5rState> {
  const position = { seats: 2, state, stack: [main({ events })] };
  return {
    id: 'l5r-test',
    seats: { min: 2, max: 2 },
    rules: 1,
    parseSetup: () => ({ seats: 2 }),
    start: () => position,
    flows: flowsOf(main, ...layerFlows(layer)),
    events: verbs,
    view: (seen) => seen,
    situation: () => position,
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
  };
}

/** The state after the events happened, and the kinds of all that did. */
export function happen(
  state: L5rState,
  ...events: readonly L5rEvent[]
): { readonly state: L5rState; readonly kinds: readonly string[] } {
  const begun = beginSituation(happening(state, events), {}, 'test');
  if (isRefusal(begun)) throw new Error('the events were refused');
  const [asked] = begun.match.open;
  if (asked?.question.message.key !== 'pause') throw new Error(`somebody is asked ${asked?.question.message.key}`);
  return {
    state: begun.match.state,
    kinds: begun.happened.map(({ event }) => event.is).filter((is) => is !== 'abilityUsed'),
  };
}
