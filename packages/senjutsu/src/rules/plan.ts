import type { Branch } from '../cards/fact.ts';
import { heroFact } from '../cards/library.ts';
import type { Kamae, Line } from '../cards/pictograms.ts';
import { groundFor, withoutBamboo } from '../field/ground.ts';
import { isInReach } from '../field/sight.ts';
import { PRINTED, uncancelled, type Walk, walks } from '../field/walks.ts';
import { isParalysed, MAX_FOCUS, opponentsOf } from '../fighters.ts';
import { type Cell, type Stand, seenFrom } from '../hex/index.ts';
import type { Field, Fighter, FighterId, Hero, Played, Senjutsu } from '../state.ts';
import { alternativesOf } from './alternatives.ts';
import { comparedSpeed } from './compared-speed.ts';
import { type KamaeResult, kamaeChanges, kamaeJumps } from './kamae-tree.ts';
import { starAffects } from './struck.ts';

/** What planning ahead changes of a hero. */
export interface Plan {
  readonly stand: Stand;
  readonly kamae: Kamae;
  readonly focus: number;
  /** Bamboo that would be gone. */
  readonly broken: readonly Cell[];
}

/** A line, and the line that follows it whatever comes of it; lines within lines lead back to what follows them. */
export interface Node {
  readonly id: number;
  readonly line: Line;
  readonly next: Node | null;
  /** For each alternative of an -OR-, or what stands under "if success": its first line. */
  readonly inside: readonly (Node | null)[];
}

/** What stays the same while a card is planned. */
export interface Course {
  readonly state: Senjutsu;
  readonly hero: Hero;
  readonly mind: 'free' | 'paralysed';
  readonly branches: readonly Branch[];
  readonly opponents: readonly Placed[];
  readonly speed: number;
  readonly range: number | undefined;
  readonly cancelled: Played['cancelled'];
}

type Placed = Fighter & { readonly cell: Cell };

function isPlaced(fighter: Fighter): fighter is Placed {
  return fighter.cell !== null;
}

export function courseFor(
  state: Senjutsu,
  hero: Hero,
  { speed, range, cancelled }: Pick<Course, 'speed' | 'range' | 'cancelled'>,
): Course {
  const opponents = opponentsOf(state, hero.id).filter(isPlaced);
  const mind = isParalysed(state, hero.id) ? 'paralysed' : 'free';
  return { state, hero, mind, branches: heroFact(hero.hero).branches, opponents, speed, range, cancelled };
}

/** Links lines in the order they will be resolved; lines under "if success" only where there was one. */
export function linked(lines: readonly Line[], success: 'yes' | 'no'): Node | null {
  let id = 0;
  const link = (list: readonly Line[], next: Node | null): Node | null => {
    let node = next;
    for (const line of list.toReversed()) {
      const following = node;
      let inside: readonly (Node | null)[] = [];
      if (line.is === 'or') inside = line.options.map((option) => link(option, following));
      else if (line.is === 'ifSuccess' && success === 'yes') inside = [link(line.lines, following)];
      id += 1;
      node = { id, line, next: following, inside };
    }
    return node;
  };
  return link(lines, null);
}

/** The plan after a walk; `null` where it ends in a collision, which abandons the card. */
export function afterWalk(plan: Plan, { stand, breaks, fallen, collision }: Omit<Walk, 'acts'>): Plan | null {
  if (collision !== null) return null;
  const broken = breaks.length === 0 ? plan.broken : [...plan.broken, ...breaks].sort();
  return { ...plan, stand, broken, focus: fallen > 0 ? 0 : plan.focus };
}

export function afterKamae({ mind }: Course, plan: Plan, { kamae, focus }: KamaeResult): Plan {
  return mind === 'paralysed' ? plan : { ...plan, kamae, focus: Math.min(MAX_FOCUS, plan.focus + focus) };
}

export function afterPaying(plan: Plan, focus: number): Plan {
  return focus === 0 ? plan : { ...plan, focus: plan.focus - focus };
}

export function canPay({ mind }: Course, plan: Plan, focus: number): boolean {
  return focus === 0 || (mind === 'free' && plan.focus >= focus);
}

/** What a line's effect may make of a plan, if it is not one that strikes or branches. */
export function outcomesOf(course: Course, line: Line, plan: Plan): readonly Plan[] {
  switch (line.is) {
    case 'move': {
      const ground = withoutBamboo(groundFor(course.state, course.hero.id), plan.broken);
      return walks(ground, plan.stand, uncancelled(line, course.cancelled), PRINTED).flatMap((walk) => {
        const after = afterWalk(plan, walk);
        return after === null ? [] : [after];
      });
    }
    case 'changeKamae':
      return kamaeChanges(course.branches, plan.kamae, line.upTo).map((result) => afterKamae(course, plan, result));
    case 'jumpKamae':
      return kamaeJumps(line.to).map((kamae) => afterKamae(course, plan, { kamae, focus: 0 }));
    case 'gainFocus':
      return [afterKamae(course, plan, { kamae: plan.kamae, focus: line.count })];
    case 'discardFocus':
      return [{ ...plan, focus: focusAfterLoss(plan.focus, line.count) }];
    default:
      return [plan];
  }
}

function focusAfterLoss(focus: number, count: number | 'all' | 'allButOne'): number {
  if (count === 'all') return 0;
  return count === 'allButOne' ? Math.min(focus, 1) : Math.max(0, focus - count);
}

/** The alternatives of an -OR- that a plan may go on with, each with what is paid for it; `null`: none of them. */
export function branchesOf(
  course: Course,
  node: Node,
  plan: Plan,
): readonly { at: number | null; to: Node | null; pay: number }[] {
  if (node.line.is !== 'or') return [];
  const { options } = node.line;
  const { open, otherwise } = alternativesOf(options, plan.kamae, course.mind === 'free' ? plan.focus : 0);
  const chosen = open.map((at) => ({ at, to: node.inside[at] ?? null, pay: options[at]?.[0]?.pay ?? 0 }));
  return otherwise === 'none' ? chosen : [...chosen, { at: null, to: node.next, pay: 0 }];
}

/** The opponents whom an attack line would affect, blocks disregarded (SEN-HIT-b, SEN-HIT-e). */
export function struckBy(course: Course, node: Node, plan: Plan, stars: 'bought' | 'unbought'): readonly FighterId[] {
  const { line } = node;
  if (line.is === 'compare') {
    if (line.hits.length === 0) return [];
    const field = withoutPieces(course.state.field, plan.broken);
    return course.opponents.flatMap(({ id, cell }) => {
      const speed = comparedSpeed(course.state, id);
      const isSlower = speed !== undefined && speed < course.speed;
      return isSlower && isInReach(field, plan.stand, cell, course.range) ? [id] : [];
    });
  }
  if (line.is !== 'attack') return [];
  const struck: FighterId[] = [];
  for (const gridCell of line.cells) {
    const cell = seenFrom(plan.stand, gridCell);
    const target = course.opponents.find((opponent) => opponent.cell === cell);
    if (target === undefined) continue;
    const strikes = gridCell.hits.some(({ is }) => is !== 'star');
    const focus = stars === 'bought' && course.mind === 'free' ? plan.focus : 0;
    if (strikes || starAffects(course.state, starsOf(node), { by: course.hero.id, kamae: plan.kamae, focus }, target))
      struck.push(target.id);
  }
  return struck;
}

/** The star lines that belong to an attack: those behind it, before the next attack. */
function starsOf({ next }: Node): readonly Line[] {
  const stars: Line[] = [];
  for (let node = next; node !== null && node.line.is !== 'attack'; node = node.next)
    if (node.line.is === 'star') stars.push(node.line);
  return stars;
}

/** The field without the bamboo that a plan breaks. */
function withoutPieces(field: Field, broken: readonly Cell[]): Field {
  if (broken.length === 0) return field;
  const pieces = field.pieces.filter(
    ({ kind, cells }) => kind !== 'bamboo' || !broken.some((cell) => cells.includes(cell)),
  );
  return { ...field, pieces };
}
