import { ask, call, chooseBy, emit, finishWith, flow, goTo } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { groundFor } from '../field/ground.ts';
import { shove, type Thrust, thrustCells } from '../field/push.ts';
import { entryPenalty } from '../field/terrain.ts';
import { fighterOf, seatOf } from '../fighters.ts';
import type { Cell } from '../hex/index.ts';
import type { WayOption } from '../options.ts';
import { worstCell, worstThrust } from '../solo/worst-for-players.ts';
import type { Senjutsu } from '../state.ts';
import type { Aimed, TargetProcedure, TargetVerb } from './aimed.ts';
import { collide, suffers } from './collision.ts';
import { settleDefeats } from './defeat.ts';
import { type Came, events } from './perform/verb.ts';
import { onCard, resolvingOf, words } from './resolving.ts';
import { isOnField } from './who.ts';

interface Pushing extends Aimed {
  /** `open`: the player of the card decides between pull and push (SEN-EFF-n). */
  readonly how: Thrust | 'open';
  readonly left: number;
  readonly count: number;
  readonly way?: WayOption['way'];
  readonly to?: Cell;
  readonly came?: Came;
}

function cellsFor(state: Senjutsu, { fighter, target, how }: Pushing): readonly Cell[] {
  const [from, to] = [fighterOf(state, fighter).cell, fighterOf(state, target).cell];
  return how === 'open' || from === null || to === null ? [] : thrustCells(from, to, how);
}

/** Moves the victim straight away from the attacker, or straight towards it, cell by cell (SEN-PUSH). */
export const pushing = flow<Senjutsu, Pushing, Came>()('senjutsu/push', {
  chooseWay: (state, on) => {
    if (on.how !== 'open') return goTo('choose');
    const seat = seatOf(state, on.fighter);
    if (seat === undefined) return goTo('choose', { how: foesThrust(state, on) });
    return ask(
      'way',
      chooseBy('way', {
        seat,
        options: [{ is: 'way', way: 'pull' } as const, { is: 'way', way: 'push' } as const],
        ...words(on, 'SEN-EFF-n', { key: 'pullOrPush', on: onCard(on), target: on.target, count: on.count }),
      }),
    );
  },
  setWay: (_, { way }) => goTo('choose', { how: way === 'pull' ? 'pull' : 'push' }),
  choose: (state, on) => {
    if (on.left === 0 || !isOnField(state, on.target) || !isOnField(state, on.fighter)) return goTo('end');
    const [first, ...others] = cellsFor(state, on);
    if (first === undefined) return goTo('end');
    const seat = seatOf(state, on.fighter);
    if (others.length === 0) return goTo('shove', { to: first });
    // SEN-SOLO-a
    if (seat === undefined)
      return goTo('shove', { to: worstCell(state, on.fighter, on.target, [first, ...others]) ?? first });
    const how = on.how === 'pull' ? 'pull' : 'push';
    return ask(
      'to',
      chooseBy('id', {
        seat,
        options: [first, ...others].map((id) => ({ is: 'cell', id }) as const),
        ...words(on, 'SEN-PUSH-c', { key: 'pushTo', on: onCard(on), target: on.target, how }),
      }),
    );
  },
  shove: (state, on) => {
    const { target, to, how, left } = on;
    if (to === undefined) return goTo('end');
    const came = shove(groundFor(state, target), to);
    if (came.is === 'collides')
      return call('came', collide({ ...resolvingOf(on), mover: target, collision: came.collision }));
    const way = how === 'pull' ? 'pulled' : 'pushed';
    return [
      emit<SenjutsuEvent>({
        is: 'stepped',
        fighter: target,
        to: came.to,
        how: way,
        rule: how === 'pull' ? 'SEN-PUSH-b' : 'SEN-PUSH-a',
      }),
      { do: 'keep', vars: { left: left - 1 } },
      ...(came.onto === 'fallen' ? fallenSamurai(state, on) : []),
      settleDefeats,
    ];
  },
  again: (_, { came }) => (came === undefined ? goTo('choose') : undefined),
  end: () => finishWith<Came>({ end: 'done' }),
});

/** Whether an AI opponent pulls or pushes (SEN-SOLO-a). */
function foesThrust(state: Senjutsu, on: Pushing): Thrust {
  const ways = (['push', 'pull'] as const).map((way) => ({ way, cells: cellsFor(state, { ...on, how: way }) }));
  return worstThrust(state, on.fighter, on.target, ways) ?? 'push';
}

/** Whoever comes onto a fallen samurai pays for it, willingly or not (SEN-TERR-fallen). */
function fallenSamurai(state: Senjutsu, { target }: Pushing) {
  const penalty = entryPenalty('fallenSamurai');
  return penalty === null ? [] : suffers(state, target, penalty, { is: 'terrain', piece: 'fallenSamurai' });
}

const pushed = (on: Aimed, how: Pushing['how'], count: number) =>
  pushing({ ...resolvingOf(on), target: on.target, how, left: count, count });

export const push: TargetProcedure<'push'> = { calls: (_state, on, { count }) => pushed(on, 'push', count) };

export const pullOrPush: TargetProcedure<'pullOrPush'> = {
  calls: (_state, on, { count }) => pushed(on, 'open', count),
};

/** Both exchange cells and keep their facings (SEN-EFF-e). */
export const swapPositions: TargetVerb<'swapPositions'> = {
  does: (_state, { fighter, target }) => events({ is: 'swapped', fighters: [fighter, target], rule: 'SEN-EFF-e' }),
};
