import { perState } from '@kronika/kernel';
import { linesAt, soloFact } from '../cards/library.ts';
import type { Hit, Line } from '../cards/pictograms.ts';
import { isParalysed, playedBy } from '../fighters.ts';
import { type Cell, type Stand, seenFrom } from '../hex/index.ts';
import type { AgendaSegment, FighterId, Senjutsu } from '../state.ts';
import { intentOf } from './attack-plan.ts';
import { nextBehaviour } from './behaviour.ts';
import { shieldStand } from './defence.ts';
import type { Foe } from './foe.ts';
import { movementOf } from './movement.ts';
import { quarryOf } from './quarry.ts';
import { woundsOf } from './threats.ts';

/**
 * What an AI opponent will do next with its revealed card if nobody else moves before. Everything that decides it lies
 * open (SEN-SOLO-AI-0d), so that everybody may know it.
 */
export interface Foreseen {
  readonly is: 'attack' | 'move' | 'shield';
  readonly speed: number;
  /** Where it will stand. */
  readonly stand: Stand;
  /** Whom it goes for. */
  readonly target: FighterId | 'fallenLeader' | null;
  /** The cells it will strike or shield. */
  readonly cells: readonly { readonly cell: Cell; readonly hits: readonly Hit[] }[];
  /** The wounds it would deal to its target, blocks disregarded. */
  readonly wounds: number;
}

const knownIn = perState((_: Senjutsu) => new Map<FighterId, Foreseen | null>());

/** Memoized by state: every viewer is shown the same. */
export function foreseenOf(state: Senjutsu, foe: Foe): Foreseen | null {
  const found = knownIn(state);
  const before = found.get(foe.id);
  if (before !== undefined) return before;
  const foreseen = foresee(state, foe);
  found.set(foe.id, foreseen);
  return foreseen;
}

function foresee(state: Senjutsu, foe: Foe): Foreseen | null {
  const played = playedBy(state, foe.id);
  if (played?.revealed.is !== 'solo' || foe.cell === null || foe.defeat !== null) return null;
  const { printed } = played.revealed;
  const fact = soloFact(printed);
  const next = nextSegment(played.segments);
  if (next === undefined) return null;
  const lines = linesAt(printed, { segment: next.segment, path: [] });
  const who = isTurning(state, foe, lines) ? { ...foe, behaviour: nextBehaviour(foe.behaviour) } : foe;
  const at: Senjutsu = { ...state, turn: { ...state.turn, speed: next.speed } };
  const stand: Stand = { cell: foe.cell, facing: foe.facing };
  const quarry = quarryOf(at, who);
  const base = { speed: next.speed, target: quarry?.fighter ?? null, wounds: 0, cells: [] };
  const moves = { lines, cancelled: played.cancelled, range: fact.range };
  if (fact.type === 'defence') {
    const from = shieldStand(at, who, moves)?.stand ?? stand;
    const block = lines.find(({ is }) => is === 'block');
    if (block?.is !== 'block') return { ...base, is: 'move', stand: from };
    return {
      ...base,
      is: 'shield',
      stand: from,
      cells: block.cells.map((cell) => ({ cell: seenFrom(from, cell), hits: [] })),
    };
  }
  if (fact.type === 'attack' && next.segment === 'upper') {
    const intent = intentOf(at, who, printed, lines, played.cancelled);
    if (intent.is === 'attack') {
      const from = intent.from.stand;
      const attack = lines.find((line) => line.is === 'attack');
      const cells =
        attack?.is === 'attack' ? attack.cells.map(({ hits, ...cell }) => ({ cell: seenFrom(from, cell), hits })) : [];
      const struck = cells.find(({ cell }) => cell === quarry?.cell);
      return { ...base, is: 'attack', stand: from, cells, wounds: woundsOf(struck?.hits ?? []) };
    }
    if (fact.second === undefined) return { ...base, is: 'move', stand };
    const second = { ...moves, lines: fact.second.lines };
    const speed = played.segments.find(({ segment }) => segment === 'lower')?.speed ?? fact.second.speed;
    return { ...base, is: 'move', speed, stand: movementOf(at, who, second)?.stand ?? stand };
  }
  return { ...base, is: 'move', stand: movementOf(at, who, moves)?.stand ?? stand };
}

/** The part of its card that comes up next. */
function nextSegment(segments: readonly AgendaSegment[]): AgendaSegment | undefined {
  return segments
    .filter(({ stage }) => stage === 'waiting' || stage === 'running')
    .toSorted((one, other) => other.speed - one.speed)[0];
}

/** A change of Behaviour is the first line of a card, and counts for the rest of it (SEN-SOLO-SEL-12). */
function isTurning(state: Senjutsu, { id }: Foe, [first]: readonly Line[]): boolean {
  return first?.is === 'changeBehaviour' && !isParalysed(state, id);
}
