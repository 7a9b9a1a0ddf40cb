import { call, callAsFrom, emitAll, flow, goTo, keep } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { type Group, nextGroup, readyToGoOn, segmentOf } from './agenda.ts';
import { resolveEntry } from './entry.ts';
import { haveLowerBenefits, lowerBenefits } from './lower-benefits.ts';
import { tie } from './tie.ts';

interface Resolve {
  /** The segments of one speed and one rank that are being resolved. */
  readonly group?: Group;
  /** Who of them is still to come, in order. */
  readonly order?: readonly FighterId[];
}

/** Resolves the revealed segments, the fastest first (SEN-RES-a). */
export const resolve = flow<Senjutsu, Resolve>()('senjutsu/resolve', {
  next: (state, on) => continues(state, on),
  order: (_, { group, order = [] }) =>
    group !== undefined &&
    order.length > 1 &&
    call('order', tie({ speed: group.speed, tied: order, places: order.map(() => null) })),
  take: (state, { group, order = [] }) => {
    const [fighter, ...others] = order;
    const entry = group?.entries.find((one) => one.fighter === fighter);
    // Since the order was settled it may have been abandoned, or its hero defeated (SEN-RES-c).
    if (entry === undefined || segmentOf(state, entry)?.stage !== 'waiting') return goTo('next', { order: others });
    return [keep({ order: others }), call(resolveEntry({ ...entry }))];
  },
  taken: (state, on) => continues(state, on),
  goOn: (state) => {
    const [resting] = readyToGoOn(state);
    return resting !== undefined && call(resolveEntry.from('rest', { ...resting }));
  },
  wentOn: (state, on) => continues(state, on),
  lowerBenefits: (state) => haveLowerBenefits(state) && call(lowerBenefits({})),
  over: (state) => emitAll(lowered(state)),
});

function continues(state: Senjutsu, { order = [] }: Resolve) {
  if (order.length > 0) return goTo('take');
  const [resting] = readyToGoOn(state);
  if (resting !== undefined) return goTo('goOn');
  const group = nextGroup(state);
  if (group === undefined) return goTo('lowerBenefits');
  const reached = emitAll(speedReached(state, group.speed));
  const [first, ...others] = group.entries;
  if (others.length > 0)
    return [reached, goTo('order', { group, order: group.entries.map(({ fighter }) => fighter) })] as const;
  return [reached, keep({ group, order: NOBODY }), callAsFrom('take', resolveEntry({ ...first }))] as const;
}

const NOBODY: readonly FighterId[] = [];

/** Shields stand at their own speed only, so that they fall as soon as the turn gets slower (SEN-BLOCK-a). */
function lowered({ turn: { blocks } }: Senjutsu): readonly SenjutsuEvent[] {
  return blocks.length === 0 ? [] : [{ is: 'blocksLowered', rule: 'SEN-BLOCK-a' }];
}

function speedReached(state: Senjutsu, speed: number): readonly SenjutsuEvent[] {
  if (state.turn.speed === speed) return [];
  return [...lowered(state), { is: 'speedReached', speed, rule: 'SEN-RES-a' }];
}
