import type { PrintedId } from '@kronika/kernel';
import type { HeroId } from '../cards/fact.ts';
import { factOf, heroFact, segmentsOf } from '../cards/library.ts';
import type { Kamae, Line, Segment } from '../cards/pictograms.ts';
import type { Footing, Ground } from '../field/ground.ts';
import { PRINTED, walks } from '../field/walks.ts';
import { MAX_FOCUS } from '../fighters.ts';
import { type Cell, disc, type Stand, seenFrom } from '../hex/index.ts';
import { alternativesOf } from '../rules/alternatives.ts';
import { ownRange } from '../rules/initiative.ts';
import { kamaeChanges, kamaeJumps } from '../rules/kamae-tree.ts';
import { linked, type Node } from '../rules/plan.ts';
import type { SpeedRange } from '../state.ts';
import { hitWounds } from './worth.ts';

/** What a segment of a card does on an open field to somebody at an offset from its user, who stands on 0,0 and looks up. */
export interface Blow {
  readonly segment: Segment;
  readonly speed: SpeedRange;
  /** The wounds it can deal there, by the cell as seen from the user. */
  readonly reach: ReadonlyMap<Cell, number>;
}

export interface Profile {
  readonly blows: readonly Blow[];
  /** Whether its user steps, and when at the latest that begins. */
  readonly steps: SpeedRange | null;
  /** The speeds of its shields. */
  readonly shields: SpeedRange | null;
}

/** Who plays the card, as far as it matters to what the card can do. */
export interface Means {
  readonly hero: HeroId | null;
  readonly kamae: Kamae;
  readonly focus: number;
}

export const HOME: Stand = { cell: '0,0', facing: 0 };
const OPEN: Footing = { is: 'open' };
/** Nothing that a card does reaches beyond it. */
export const PLANE: Ground = { terrain: new Map(disc(HOME.cell, 8).map((cell) => [cell, OPEN])), others: new Map() };

/** What a star is taken for: its line is judged only where somebody is struck. */
const STARRED = 0.7;

const profiles = new Map<string, Profile>();

/** What a card can do from where its user stands; memoized. */
export function profileOf(printed: PrintedId, { hero, kamae, focus }: Means): Profile {
  const key = `${printed} ${hero} ${kamae} ${focus}`;
  const found = profiles.get(key);
  if (found !== undefined) return found;
  const profile = explored(printed, { hero, kamae, focus });
  profiles.set(key, profile);
  return profile;
}

interface Pose {
  readonly stand: Stand;
  readonly kamae: Kamae;
  readonly focus: number;
}

function explored(printed: PrintedId, means: Means): Profile {
  const fact = factOf(printed);
  const cost = fact.is === 'ability' ? fact.focus : 0;
  const blows: Blow[] = [];
  let [steps, shields]: [SpeedRange | null, SpeedRange | null] = [null, null];
  let poses: readonly Pose[] = [
    { stand: HOME, kamae: means.kamae, focus: Math.max(0, Math.min(MAX_FOCUS, means.focus - cost)) },
  ];
  for (const { segment, initiative, lines } of segmentsOf(printed)) {
    const speed =
      segment === 'upper' || initiative.is !== 'fixed'
        ? ownRange(printed, means.kamae).range
        : { max: initiative.speed, min: initiative.speed };
    const reach = new Map<Cell, number>();
    poses = walkedThrough(linked(lines, 'yes'), poses, means.hero, reach);
    if (reach.size > 0) blows.push({ segment, speed, reach });
    if (lines.some(({ is }) => is === 'move' || is === 'or')) steps ??= speed;
    if (lines.some(({ is }) => is === 'block')) shields ??= speed;
  }
  return { blows, steps, shields };
}

/** Follows every way through a segment, notes what is struck on it, and returns how it may end. */
function walkedThrough(
  first: Node | null,
  poses: readonly Pose[],
  hero: HeroId | null,
  reach: Map<Cell, number>,
): readonly Pose[] {
  const seen = new Set<string>();
  const ends: Pose[] = [];
  const visit = (node: Node | null, pose: Pose, bar: 'met' | 'unmet'): void => {
    const key = `${node?.id ?? 0} ${bar} ${pose.stand.cell} ${pose.stand.facing} ${pose.kamae} ${pose.focus}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (node === null) {
      ends.push(pose);
      return;
    }
    const { joined, kamae, during, pay = 0 } = node.line;
    // Whether somebody is hidden or desperate is not part of the profile: such lines do not count.
    const isOpen = during === undefined && (kamae === undefined || kamae.includes(pose.kamae));
    const isMet = joined === true ? bar === 'met' : isOpen;
    const cost = joined === true ? 0 : pay;
    if (isMet && cost <= pose.focus) perform(node, { ...pose, focus: pose.focus - cost });
    if (!isMet || cost > 0) visit(node.next, pose, 'unmet');
  };
  const perform = (node: Node, pose: Pose): void => {
    const { line } = node;
    if (line.is === 'or') {
      const { open, otherwise } = alternativesOf(line.options, pose.kamae, pose.focus);
      for (const at of open) {
        const to = node.inside[at] ?? null;
        const focus = pose.focus - (line.options[at]?.[0]?.pay ?? 0);
        if (to === null) visit(null, pose, 'unmet');
        else perform(to, { ...pose, focus });
      }
      if (otherwise === 'decline') visit(node.next, pose, 'unmet');
      return;
    }
    if (line.is === 'attack') strike(line, pose.stand, reach);
    if (line.is === 'ifSuccess') visit(node.inside[0] ?? null, pose, 'met');
    for (const after of posesAfter(line, pose, hero)) visit(node.next, after, 'met');
  };
  for (const pose of poses) visit(first, pose, 'unmet');
  return ends;
}

function strike(line: Extract<Line, { readonly is: 'attack' }>, stand: Stand, reach: Map<Cell, number>): void {
  for (const gridCell of line.cells) {
    const cell = seenFrom(stand, gridCell);
    const wounds = hitWounds(gridCell.hits) + (gridCell.hits.some(({ is }) => is === 'star') ? STARRED : 0);
    if (wounds > (reach.get(cell) ?? 0)) reach.set(cell, wounds);
  }
}

function posesAfter(line: Line, pose: Pose, hero: HeroId | null): readonly Pose[] {
  switch (line.is) {
    case 'move':
      return walks(PLANE, pose.stand, line, PRINTED).map(({ stand }) => ({ ...pose, stand }));
    case 'changeKamae': {
      if (hero === null) return [pose];
      return kamaeChanges(heroFact(hero).branches, pose.kamae, line.upTo).map(({ kamae, focus }) => ({
        ...pose,
        kamae,
        focus: Math.min(MAX_FOCUS, pose.focus + focus),
      }));
    }
    case 'jumpKamae':
      return hero === null ? [pose] : kamaeJumps(line.to).map((kamae) => ({ ...pose, kamae }));
    default:
      return [pose];
  }
}
