import type { PrintedId } from '@kronika/kernel';
import { segmentsOf, soloFact } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { type Ground, groundFor, isFree } from '../field/ground.ts';
import { PRINTED, walks } from '../field/walks.ts';
import { axialOf, type Cell, distance, type Stand, seenFrom, turned } from '../hex/index.ts';
import { isPoison } from '../prints.ts';
import { behaviourCell, nextBehaviour } from '../solo/behaviour.ts';
import { isBehind } from '../solo/quarry.ts';
import { best } from '../solo/score.ts';
import { woundsOf } from '../solo/threats.ts';
import type { FoeView } from '../view.ts';
import { type Board, isPlaced, type Placed, standOf } from './board.ts';
import { foeCards } from './pool.ts';
import { HOME, PLANE } from './profile.ts';

/** Where an AI opponent will have gone with a card once its speed has come, and how likely that card is. */
export interface Course {
  readonly speed: number;
  readonly cell: Cell;
  readonly share: number;
}

/**
 * Where an AI opponent goes, card by card, if nobody else moves before: it follows public rules (sections 34 and 35),
 * of which only the main ones are looked at here.
 */
export function coursesOf(board: Board, foe: Placed<FoeView>): readonly Course[] {
  const { foreseen, played } = foe;
  if (foreseen !== null) return [{ speed: foreseen.speed, cell: foreseen.stand.cell, share: 1 }];
  if (played !== null && (played.segments.length > 0 || played.revealed.is !== 'solo')) return [];
  const cards = played?.revealed.is === 'solo' ? [{ printed: played.revealed.printed, share: 1 }] : foeCards(foe);
  const heroes = [board.me, ...board.allies].filter(({ is }) => is === 'hero').filter(isPlaced);
  const [quarry] = heroes.sort((one, other) => distance(one.cell, foe.cell) - distance(other.cell, foe.cell));
  if (quarry === undefined) return [];
  const all = cards.reduce((sum, { share }) => sum + share, 0);
  const ground = groundFor(board.view, foe.id);
  return cards
    .filter(({ printed }) => !isPoison(printed))
    .map(({ printed, share }) => ({ ...courseWith(printed, foe, standOf(quarry), ground), share: share / all }));
}

function courseWith(printed: PrintedId, foe: Placed<FoeView>, quarry: Stand, ground: Ground): Omit<Course, 'share'> {
  const { type, initiative, lines } = soloFact(printed);
  const behaviour = lines[0]?.is === 'changeBehaviour' ? nextBehaviour(foe.behaviour) : foe.behaviour;
  const goal = behaviourCell(quarry, behaviour, foe.preferredDistance);
  const [upper, lower] = segmentsOf(printed);
  const strike = lines.find((line) => line.is === 'attack');
  const open = (part: readonly Line[]): readonly Reached[] => standsAfter(part, foe, ground);
  const speed = initiative.is === 'fixed' ? initiative.speed : initiative.max;
  if (strike?.is === 'attack') {
    const hits = open(lines.slice(0, lines.indexOf(strike))).flatMap(({ stand, acts }) => {
      const struck = strike.cells.find((cell) => seenFrom(stand, cell) === quarry.cell);
      return struck === undefined ? [] : [{ stand, acts, wounds: woundsOf(struck.hits) }];
    });
    const from = best(hits, ({ stand, acts, wounds }) => [
      isBehind(quarry, stand.cell) ? 0 : 1,
      Math.min(acts, 1),
      -wounds,
      distance(stand.cell, goal),
    ]);
    if (from !== undefined) return { speed, cell: from.stand.cell };
  }
  const moving = type === 'attack' && lower !== undefined ? lower : upper;
  const to = best(open(moving?.lines ?? []), ({ stand, acts }) => [
    Math.abs(distance(stand.cell, quarry.cell) - foe.preferredDistance),
    distance(stand.cell, goal),
    acts,
  ]);
  const when = moving?.initiative.is === 'fixed' ? moving.initiative.speed : speed;
  return { speed: when, cell: to?.stand.cell ?? foe.cell };
}

interface Reached {
  readonly stand: Stand;
  readonly acts: number;
}

const reaches = new WeakMap<readonly Line[], readonly Reached[]>();

/** Every stand that the moves lead to on an open plane, from home; memoized. */
function reachOf(lines: readonly Line[]): readonly Reached[] {
  const found = reaches.get(lines);
  if (found !== undefined) return found;
  let reached: readonly Reached[] = [{ stand: HOME, acts: 0 }];
  for (const line of lines) {
    if (line.is !== 'move' || line.during !== undefined) continue;
    reached = reached.flatMap(({ stand, acts }) =>
      walks(PLANE, stand, line, PRINTED).map((walk) => ({ stand: walk.stand, acts: acts + walk.acts.length })),
    );
  }
  reaches.set(lines, reached);
  return reached;
}

/** The same from where it stands, as far as there is room. */
function standsAfter(lines: readonly Line[], foe: Placed<FoeView>, ground: Ground): readonly Reached[] {
  const home = standOf(foe);
  return reachOf(lines)
    .map(({ stand, acts }) => ({
      stand: { cell: seenFrom(home, axialOf(stand.cell)), facing: turned(home.facing, stand.facing) },
      acts,
    }))
    .filter(({ stand }) => isFree(ground, stand.cell));
}
