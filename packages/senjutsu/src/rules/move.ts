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
import { movesAtAll } from '../field/walk-search.ts';
import {
  type Collision,
  canWalk,
  type Gait,
  PRINTED,
  uncancelled,
  type Walk,
  type WalkAct,
  walks,
} from '../field/walks.ts';
import { opponentsOf, playedBy, seatOf } from '../fighters.ts';
import type { Cell, Direction } from '../hex/index.ts';
import type { CellOption, FacingOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import type { Senjutsu } from '../state.ts';
import { soloLine } from './calls.ts';
import { bambooGone, collide, suffers } from './collision.ts';
import { settleDefeats, settleDefeatsThen } from './defeat.ts';
import { dutiful, dutyOf, type Progress, progressOf } from './duty-here.ts';
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
  const stand = standOf(state, on.fighter);
  if (stand === undefined) return false;
  if (canWalk(groundFor(state, on.fighter), stand, itemsLeft(state, on, move))) return true;
  const gait = gaitOf(state, on);
  return gait.is !== 'printed' && walksOf(state, on, move, gait).some(movesAtAll);
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

/** A cell that may be chosen, and the ways that lead there. */
interface Destination {
  readonly option: CellOption;
  readonly ways: readonly Walk[];
}

interface Destinations {
  readonly open: readonly Destination[];
  /** Where the ways lead that the duty to hit rules out. */
  readonly barred: readonly Destination[];
  readonly duty: 'free' | 'mustHit';
}

/** In the order in which they are first reached. */
function destinationsOf(ways: readonly Walk[]): readonly Destination[] {
  const found: { readonly option: CellOption; readonly ways: Walk[] }[] = [];
  for (const way of ways) {
    const option = cellOption(way);
    const known = destinationIn(found, option);
    if (known === undefined) found.push({ option, ways: [way] });
    else known.ways.push(way);
  }
  return found;
}

function destinationIn<D extends Destination>(destinations: readonly D[], to: CellOption): D | undefined {
  for (const destination of destinations) if (isSameOption(destination.option, to)) return destination;
  return undefined;
}

/** Where the ways lead that the duty to hit leaves (SEN-HIT-a). */
const destinations = remembered((state, on): Destinations => {
  const move = moveOf(on);
  const all = move === undefined ? [] : walksOf(state, on, move, gaitOf(state, on));
  const ways = dutiful(dutyOf(state, on), all, (walk) => ({ is: 'walk', walk }));
  const open = destinationsOf(ways);
  if (ways.length === all.length) return { open, barred: [], duty: 'free' };
  const left = new Set(ways);
  return { open, barred: destinationsOf(all.filter((way) => !left.has(way))), duty: 'mustHit' };
});

/** One's own movement: choose the cell, choose the facing, go there step by step. */
export const moving = flow<Senjutsu, Moving, Came>()('senjutsu/move', {
  chooseCell: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const found = destinations(state, on);
    if (seat === undefined || found.open.length === 0) return finishWith<Came>({ end: 'done' });
    return ask('to', cellQuestion(on, seat, found));
  },
  chooseFacing: (state, on) => {
    const seat = seatOf(state, on.fighter);
    const { open, barred, duty } = destinations(state, on);
    const { to } = on;
    if (seat === undefined || to === undefined) return finishWith<Came>({ end: 'done' });
    const [way, ...others] = destinationIn(open, to)?.ways ?? [];
    // Whoever gave up while choosing goes nowhere.
    if (way === undefined) return finishWith<Came>({ end: 'done' });
    const facings = facingsOf([way, ...others]);
    const ruledOut = facingsOf(destinationIn(barred, to)?.ways ?? []).filter((facing) => !facings.includes(facing));
    return ask(
      'facing',
      chooseBy('facing', {
        seat,
        options: facings.map((facing): FacingOption => ({ is: 'facing', facing })),
        ...words(on, 'SEN-MOVE-c', { key: 'faceTo', on: onCard(on), at: way.stand.cell, duty, barred: ruledOut }),
      }),
    );
  },
  set: (state, on) => {
    const { to, facing } = on;
    const ways = to === undefined ? undefined : destinationIn(destinations(state, on).open, to)?.ways;
    const way = ways?.find(({ stand }) => stand.facing === facing);
    if (way === undefined) return finishWith<Came>({ end: 'done' });
    const { acts, collision } = way;
    // Most ways do no harm, and the move is over with them.
    if (collision === null && !acts.some(isHarmful))
      return [emitAll(allEvents(state, on.fighter, acts)), settleDefeatsThen(finishWith<Came>({ end: 'done' }))];
    return { do: 'keep', vars: collision === null ? { acts } : { acts, collision } };
  },
  /** As far as the way is harmless, and with the first step that costs something. */
  go: (state, { fighter, acts = [] }) => {
    const harmful = acts.findIndex(isHarmful);
    const now = harmful === -1 ? acts : acts.slice(0, harmful + 1);
    const penalty = harmful === -1 ? null : entryPenalty('fallenSamurai');
    return [
      emitAll(allEvents(state, fighter, now)),
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

/** How one may come to face. */
function facingsOf(ways: readonly Walk[]): readonly Direction[] {
  const facings: Direction[] = [];
  for (const { stand } of ways) if (!facings.includes(stand.facing)) facings.push(stand.facing);
  return facings;
}

function cellQuestion(on: Moving, seat: SeatId, { open, barred, duty }: Destinations): QuestionFor<CellOption> {
  const options = open.map(({ option }) => option);
  const ruledOut: Cell[] = [];
  for (const { option } of barred)
    if (!ruledOut.includes(option.id) && !options.some(({ id }) => id === option.id)) ruledOut.push(option.id);
  const message = { key: 'moveTo', on: onCard(on), duty, barred: ruledOut } as const;
  return choose({ seat, options, ...words(on, 'SEN-MOVE-b', message) });
}

function isHarmful(act: WalkAct): boolean {
  return act.is === 'step' && act.onto === 'fallen';
}

function allEvents(state: Senjutsu, fighter: Resolving['fighter'], acts: readonly WalkAct[]): readonly SenjutsuEvent[] {
  const events: SenjutsuEvent[] = [];
  for (const act of acts) events.push(...actEvents(state, fighter, act));
  return events;
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
    return moving(progressOf(on, on.bar));
  },
};
