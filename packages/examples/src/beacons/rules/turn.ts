import { ask, byChance, call, choose, emit, flow, goTo, impossible, pass, type SeatId } from '@kronika/kernel';
import type { BeaconsEvent } from '../events.ts';
import type { Hex } from '../hex.ts';
import { costOf, stepsLeft } from '../island.ts';
import type { ActMessage, StepMessage } from '../messages.ts';
import {
  type ActOption,
  type BuyOption,
  gather,
  type LightOption,
  type StepOption,
  type StopOption,
  stop,
} from '../options.ts';
import type { Beacons } from '../state.ts';
import { buyable, lightable, mayGather } from './acting.ts';
import { purchase } from './purchase.ts';
import { possibleSteps } from './stepping.ts';

const SIDES = 3;

interface Turn {
  readonly seat: SeatId;
  readonly step?: StepOption | StopOption;
  readonly act?: ActOption;
}

/** One seat's turn: the die, steps, and an action. */
export const turn = flow<Beacons, Turn>()('beacons/turn', {
  roll: (_, { seat }) =>
    byChance((random) => emit<BeaconsEvent>({ is: 'rolled', seat, roll: random.int(1, SIDES), rule: 'BEA-TURN-b' })),
  chooseStep: (state, { seat }) => {
    const hexes = possibleSteps(state, seat);
    return hexes.length === 0 ? goTo('chooseAct') : ask('step', stepQuestion(seat, hexes, stepsLeft(state)));
  },
  step: (_, { seat, step }) => {
    if (step === undefined || step.is === 'stop') return undefined;
    return [emit<BeaconsEvent>({ is: 'stepped', seat, to: step.id, rule: 'BEA-TURN-c' }), goTo('chooseStep')];
  },
  chooseAct: (state, { seat }) => ask('act', actQuestion(state, seat)),
  act: (state, { seat, act = pass }) => {
    switch (act.is) {
      case 'pass':
        return undefined;
      case 'light':
        return lightable(state, seat).map((site) =>
          emit<BeaconsEvent>({ is: 'lit', seat, hex: site.hex, cost: costOf(site), rule: 'BEA-ACT-b' }),
        );
      case 'gather':
        return emit<BeaconsEvent>({ is: 'gathered', seat, rule: 'BEA-ACT-d' });
      case 'buy':
        return call(purchase({ seat, hex: act.site, owner: act.owner }));
      default:
        return impossible(act);
    }
  },
  end: (_, { seat }) => emit<BeaconsEvent>({ is: 'turnEnded', seat, rule: 'BEA-TURN-a' }),
});

function stepQuestion(seat: SeatId, hexes: readonly Hex[], left: number) {
  const message: StepMessage = { key: 'step', left };
  return choose<StepOption | StopOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'BEA-TURN-c' },
    options: [...hexes.map((id): StepOption => ({ is: 'hex', id })), stop],
  });
}

function actQuestion(state: Beacons, seat: SeatId) {
  const message: ActMessage = { key: 'act' };
  return choose<ActOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'BEA-ACT-a' },
    options: [
      ...lightable(state, seat).map(({ hex }): LightOption => ({ is: 'light', site: hex })),
      ...(mayGather(state, seat) ? [gather] : []),
      ...buyable(state, seat).map(({ hex, owner }): BuyOption => ({ is: 'buy', site: hex, owner })),
      pass,
    ],
  });
}
