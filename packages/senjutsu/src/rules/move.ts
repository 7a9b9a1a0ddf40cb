import {
  ask,
  call,
  choose,
  chooseBy,
  emit,
  emitAll,
  finishWith,
  flow,
  goTo,
  type QuestionFor,
  type SeatId,
} from '@kronika/kernel';
import { lineAt } from '../cards/library.ts';
import type { Effect } from '../cards/pictograms.ts';
import type { SenjutsuEvent } from '../event.ts';
import { groundFor } from '../field/ground.ts';
import { entryPenalty } from '../field/terrain.ts';
import { type Collision, type Gait, PRINTED, uncancelled, type Walk, type WalkAct, walks } from '../field/walks.ts';
import { opponentsOf, playedBy, seatOf } from '../fighters.ts';
import type { Direction, Stand } from '../hex/index.ts';
import type { CellOption, FacingOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import type { Senjutsu } from '../state.ts';
import { soloLine } from './calls.ts';
import { bambooGone, collide, suffers } from './collision.ts';
import { settleDefeats } from './defeat.ts';
import { dutiful, dutyOf, type Progress } from './duty-here.ts';
import type { Came, Procedure } from './perform/verb.ts';
import { remembered } from './remembered.ts';
import { onCard, type Resolving, resolvingOf, words } from './resolving.ts';
import { heroAmong, isOnField, standOf } from './who.ts';

type MoveEffect = Extract<Effect, { readonly is: 'move' }>;

/** What a card of the turn may still do of a move line (SEN-EFF-l); other cards are not cancelled. */
function itemsLeft(state: Senjutsu, { fighter, as }: Resolving, move: MoveEffect) {
  const cancelled = as === 'turn' ? playedBy(state, fighter)?.cancelled : undefined;
  return uncancelled(move, cancelled ?? 'nothing');
}

/** How somebody moves: a hero who was far away at the start of the turn may go farther with its core ability (SEN-BIG). */
function gaitOf(state: Senjutsu, { fighter, printed, as }: Resolving): Gait {
  const isFar = as === 'turn' && abilityOn(printed)?.core === 'ability' && state.turn.far.includes(fighter);
  if (!isFar) return PRINTED;
  return { is: 'enlarged', opponents: opponentsOf(state, fighter).flatMap(({ cell }) => cell ?? []) };
}

/** Every outcome of a move line. */
function walksOf(state: Senjutsu, on: Resolving, move: MoveEffect, gait: Gait): readonly Walk[] {
  const stand = standOf(state, on.fighter);
  if (stand === undefined) return [];
  return walks(groundFor(state, on.fighter), stand, itemsLeft(state, on, move), gait);
}

/** Whether some way leads anywhere; whoever may go farther than printed can go that far, too. */
function canMove(state: Senjutsu, on: Resolving, move: MoveEffect): boolean {
  if (walksOf(state, on, move, PRINTED).some(movesAtAll)) return true;
  const gait = gaitOf(state, on);
  return gait.is !== 'printed' && walksOf(state, on, move, gait).some(movesAtAll);
}

/** Whether a way leads anywhere else than to where one stands. */
function movesAtAll({ acts, collision }: Walk): boolean {
  return acts.length > 0 || collision !== null;
}

/** What a way looks like to who chooses a cell. A collision is named by the cell that is run into. */
function cellOption({ stand, breaks, collision }: Walk): CellOption {
  const option: CellOption = { is: 'cell', id: collision === null ? stand.cell : collision.at };
  if (collision !== null) return { ...option, collides: collision.with };
  return breaks.length === 0 ? option : { ...option, breaks };
}

function isSameOption(one: CellOption, other: CellOption): boolean {
  return one.id === other.id && one.collides === other.collides && one.breaks?.join() === other.breaks?.join();
}

interface Moving extends Progress {
  readonly to?: CellOption;
  readonly facing?: Direction;
  /** What is still to happen on the way, once it is chosen. */
  readonly acts?: readonly WalkAct[];
  readonly collision?: Collision;
  readonly came?: Came;
}

function moveOf(on: Resolving): MoveEffect | undefined {
  const line = lineAt(on.printed, on.line);
  return line.is === 'move' ? line : undefined;
}

interface Ways {
  readonly ways: readonly Walk[];
  /** The ways that the duty to hit rules out. */
  readonly barred: readonly Walk[];
  readonly duty: 'free' | 'mustHit';
}

/** The ways that the duty to hit leaves (SEN-HIT-a). */
const openWays = remembered((state, on): Ways => {
  const move = moveOf(on);
  const all = move === undefined ? [] : walksOf(state, on, move, gaitOf(state, on));
  const ways = dutiful(dutyOf(state, on), all, (walk) => ({ is: 'walk', walk }));
  if (ways.length === all.length) return { ways, barred: [], duty: 'free' };
  const open = new Set(ways);
  return { ways, barred: all.filter((way) => !open.has(way)), duty: 'mustHit' };
});

/** One's own movement: choose the cell, choose the facing, go there step by step. */
export const moving = flow<Senjutsu, Moving, Came>()('senjutsu/move', {
  chooseCell: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const open = openWays(state, on);
    if (seat === undefined || open.ways.length === 0) return finishWith<Came>({ end: 'done' });
    return ask('to', cellQuestion(on, seat, open));
  },
  chooseFacing: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const { ways, barred, duty } = openWays(state, on);
    const { to } = on;
    if (seat === undefined || to === undefined) return finishWith<Came>({ end: 'done' });
    const [stand] = standsBy(ways, to);
    // Whoever gave up while choosing goes nowhere.
    if (stand === undefined) return finishWith<Came>({ end: 'done' });
    const facings = facingsOf(standsBy(ways, to));
    const ruledOut = facingsOf(standsBy(barred, to)).filter((facing) => !facings.includes(facing));
    return ask(
      'facing',
      chooseBy('facing', {
        seat,
        options: facings.map((facing): FacingOption => ({ is: 'facing', facing })),
        ...words(on, 'SEN-MOVE-c', { key: 'faceTo', on: onCard(on), at: stand.cell, duty, barred: ruledOut }),
      }),
    );
  },
  set: (state, on) => {
    const { to, facing } = on;
    const way = openWays(state, on).ways.find(
      (walk) => to !== undefined && isSameOption(cellOption(walk), to) && walk.stand.facing === facing,
    );
    if (way === undefined) return finishWith<Came>({ end: 'done' });
    const { acts, collision } = way;
    return { do: 'keep', vars: collision === null ? { acts } : { acts, collision } };
  },
  /** As far as the way is harmless, and with the first step that costs something. */
  go: (state, { fighter, acts = [] }) => {
    const harmful = acts.findIndex((act) => act.is === 'step' && act.onto === 'fallen');
    const now = harmful === -1 ? acts : acts.slice(0, harmful + 1);
    const penalty = harmful === -1 ? null : entryPenalty('fallenSamurai');
    return [
      emitAll(now.flatMap((act) => actEvents(state, fighter, act))),
      { do: 'keep', vars: { acts: acts.slice(now.length) } },
      ...(penalty === null ? [] : suffers(state, fighter, penalty, { is: 'terrain', piece: 'fallenSamurai' })),
      settleDefeats,
    ];
  },
  goOn: (state, { fighter, acts = [] }) => {
    if (!isOnField(state, fighter)) return finishWith<Came>({ end: 'done' });
    return acts.length > 0 ? goTo('go') : undefined;
  },
  collide: (_, on) => {
    const { collision, fighter } = on;
    if (collision === undefined) return finishWith<Came>({ end: 'done' });
    return call('came', collide({ ...resolvingOf(on), mover: fighter, collision }));
  },
  /** Everything that is left of the card is lost (SEN-COLL-a). */
  abandon: (_, { fighter }) => [
    emit<SenjutsuEvent>({ is: 'cardAbandoned', fighter, why: 'collision', rule: 'SEN-COLL-a' }),
    finishWith<Came>({ end: 'abandoned' }),
  ],
});

/** How one may come to stand by choosing a cell. */
function standsBy(ways: readonly Walk[], to: CellOption): readonly Stand[] {
  return ways.filter((way) => isSameOption(cellOption(way), to)).map(({ stand }) => stand);
}

function facingsOf(stands: readonly Stand[]): readonly Direction[] {
  return [...new Set(stands.map(({ facing }) => facing))];
}

function cellQuestion(on: Moving, seat: SeatId, { ways, barred, duty }: Ways): QuestionFor<CellOption> {
  const options: CellOption[] = [];
  for (const way of ways) {
    const option = cellOption(way);
    if (!options.some((known) => isSameOption(known, option))) options.push(option);
  }
  const ruledOut = [...new Set(barred.map((way) => cellOption(way).id))];
  const message = {
    key: 'moveTo',
    on: onCard(on),
    duty,
    barred: ruledOut.filter((cell) => !options.some(({ id }) => id === cell)),
  } as const;
  return choose({ seat, options, ...words(on, 'SEN-MOVE-b', message) });
}

function actEvents(state: Senjutsu, fighter: Resolving['fighter'], act: WalkAct): readonly SenjutsuEvent[] {
  switch (act.is) {
    case 'step':
      return [{ is: 'stepped', fighter, to: act.to, how: 'own', rule: 'SEN-MOVE-b' }];
    case 'turn':
      return [{ is: 'turned', fighter, facing: act.facing, sides: act.sides, rule: 'SEN-MOVE-c' }];
    case 'break':
      return bambooGone(state, act.at, 'SEN-TERR-bamboo-b');
  }
}

/** AI opponents move by rules of their own (SEN-SOLO-MOVE). */
export const move: Procedure<MoveEffect, Progress> = {
  matters: (state, on, effect) => heroAmong(state, on.fighter) === undefined || canMove(state, on, effect),
  calls: (state, on) => {
    if (heroAmong(state, on.fighter) === undefined) return soloLine(resolvingOf(on));
    return moving({ ...resolvingOf(on), bar: on.bar, success: on.success });
  },
};
