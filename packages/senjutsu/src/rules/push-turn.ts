import { ask, call, chooseBy, emit, finishWith, flow, goTo } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { groundFor, isFree } from '../field/ground.ts';
import { shove } from '../field/push.ts';
import { entryPenalty } from '../field/terrain.ts';
import { fighterOf, seatOf } from '../fighters.ts';
import { type Cell, neighbour, turned } from '../hex/index.ts';
import type { WayOption } from '../options.ts';
import { worstCell } from '../solo/worst-for-players.ts';
import type { Senjutsu } from '../state.ts';
import type { Aimed, TargetProcedure, TargetVerb } from './aimed.ts';
import { collide, suffers } from './collision.ts';
import { settleDefeats } from './defeat.ts';
import { type Came, events } from './perform/verb.ts';
import { onCard, resolvingOf, words } from './resolving.ts';
import { isOnField } from './who.ts';

const WAYS = [
  { is: 'way', way: 'clockwise' },
  { is: 'way', way: 'anticlockwise' },
] as const;

/** The attacker picks the way round (SEN-PUSH-g); half a turn comes to the same either way. */
export const turn: TargetVerb<'turn', WayOption['way']> = {
  asks: (_state, on, { count }, seat) =>
    count % 3 === 0
      ? undefined
      : chooseBy('way', {
          seat,
          options: WAYS,
          ...words(on, 'SEN-PUSH-g', { key: 'turnTarget', on: onCard(on), target: on.target, count }),
        }),
  does: (state, { target }, { count }, way) => {
    const sides = way === 'anticlockwise' ? -count : count;
    const facing = turned(fighterOf(state, target).facing, sides);
    return events({ is: 'turned', fighter: target, facing, sides, rule: 'SEN-PUSH-g' });
  },
};

type Towards = Parameters<TargetProcedure<'step'>['calls']>[2]['towards'];

interface Forcing extends Aimed {
  readonly towards: Towards;
  readonly left: number;
  readonly to?: Cell;
  readonly came?: Came;
}

/** The cells that a forced step may lead to: free ones, if any of the directions is free (SEN-MOVE-m). */
function cellsFor(state: Senjutsu, { target, towards }: Forcing): readonly Cell[] {
  const { cell, facing } = fighterOf(state, target);
  if (cell === null) return [];
  const ground = groundFor(state, target);
  const cells = towards.map((direction) => neighbour(cell, turned(facing, direction)));
  const free = cells.filter((to) => isFree(ground, to));
  return free.length === 0 ? cells : free;
}

/** Compulsory steps printed for the target: it is forced to move, but keeps its card (SEN-EFF-i). */
export const forcing = flow<Senjutsu, Forcing, Came>()('senjutsu/force', {
  choose: (state, on) => {
    if (on.left === 0 || !isOnField(state, on.target)) return goTo('end');
    const [first, ...others] = cellsFor(state, on);
    if (first === undefined) return goTo('end');
    const seat = seatOf(state, on.fighter);
    if (others.length === 0) return goTo('step', { to: first });
    // SEN-SOLO-a
    if (seat === undefined)
      return goTo('step', { to: worstCell(state, on.fighter, on.target, [first, ...others]) ?? first });
    return ask(
      'to',
      chooseBy('id', {
        seat,
        options: [first, ...others].map((id) => ({ is: 'cell', id }) as const),
        ...words(on, 'SEN-EFF-i', { key: 'pushTo', on: onCard(on), target: on.target, how: 'step' }),
      }),
    );
  },
  step: (state, on) => {
    const { target, to, left } = on;
    if (to === undefined) return goTo('end');
    const came = shove(groundFor(state, target), to);
    if (came.is === 'collides')
      return call('came', collide({ ...resolvingOf(on), mover: target, collision: came.collision }));
    const penalty = came.onto === 'fallen' ? entryPenalty('fallenSamurai') : null;
    return [
      emit<SenjutsuEvent>({ is: 'stepped', fighter: target, to: came.to, how: 'forced', rule: 'SEN-EFF-i' }),
      { do: 'keep', vars: { left: left - 1 } },
      ...(penalty === null ? [] : suffers(state, target, penalty, { is: 'terrain', piece: 'fallenSamurai' })),
      settleDefeats,
    ];
  },
  again: (_, { came }) => (came === undefined ? goTo('choose') : undefined),
  end: () => finishWith<Came>({ end: 'done' }),
});

export const step: TargetProcedure<'step'> = {
  calls: (_state, on, { towards, count }) => forcing({ ...resolvingOf(on), target: on.target, towards, left: count }),
};
