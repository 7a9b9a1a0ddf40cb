import type { Line } from '../cards/pictograms.ts';
import type { Walk } from '../field/walks.ts';
import { holds, opponentsOf } from '../fighters.ts';
import { type Cell, distance } from '../hex/index.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import type { KamaeResult } from './kamae-tree.ts';
import {
  afterKamae,
  afterPaying,
  afterWalk,
  branchesOf,
  type Course,
  canPay,
  courseFor,
  linked,
  type Node,
  outcomesOf,
  type Plan,
  struckBy,
} from './plan.ts';

/**
 * What is left of the running segment of an attack card. The first line is the one that is being decided; the others
 * follow in the order they will be resolved, through to the end of the segment (the rest of the inner list, then the
 * rest of the lists around it).
 */
export interface Program extends Pick<Course, 'speed' | 'range' | 'cancelled'> {
  readonly lines: readonly Line[];
  /**
   * How far the first line has come: `bar`: whether it is resolved at all is still to be judged, and its focus to be
   * paid. `effect`: it is resolved, and whatever it cost is paid.
   */
  readonly at: 'bar' | 'effect';
  /** Whether the bar was met and paid that a first line with `joined` shares; without meaning for other lines. */
  readonly sharedBar: 'met' | 'unmet';
  /** Whether the last attack effect of this segment succeeded: lines under "if success" are counted only then. */
  readonly success: 'yes' | 'no';
}

/** A choice in the decision about the first line of a program. */
export type DutyChoice =
  /** At the bar, for any kind of line. */
  | { readonly is: 'pay' }
  | { readonly is: 'decline' }
  /** An outcome of a move line. */
  | { readonly is: 'walk'; readonly walk: Omit<Walk, 'acts'> }
  /** An option of an -OR-, paid if it stands on a focus bar; `null`: none of them. */
  | { readonly is: 'alternative'; readonly at: number | null }
  /** The result of a change or a jump. */
  | { readonly is: 'kamae'; readonly result: KamaeResult }
  /** The first line is an attack that is being resolved: its star lines are bought or not (SEN-HIT-e). */
  | { readonly is: 'stars'; readonly are: 'bought' | 'unbought' };

export interface Duty {
  /** Whether a hit on an opponent is still possible after this choice (SEN-HIT-a). */
  keeps(choice: DutyChoice): boolean;
}

/**
 * What the duty to hit leaves of a decision. `free`: no choice leads to a hit by the next attack effect of this segment
 * (SEN-HIT-d), so every choice is open. Ask only for attack cards, counters included (SEN-HIT-a, -f). Stand, Kamae and
 * focus are those of the state.
 */
export function dutyAt(state: Senjutsu, fighter: FighterId, program: Program): Duty | 'free' {
  const hero = state.fighters[fighter];
  if (hero?.is !== 'hero' || hero.cell === null) return 'free';
  if (!isWithinReach(state, hero.id, hero.cell, program.lines)) return 'free';
  const course = courseFor(state, hero, program);
  const first = linked(program.lines, program.success);
  const plan: Plan = {
    stand: { cell: hero.cell, facing: hero.facing },
    kamae: hero.kamae,
    focus: hero.focus,
    broken: [],
  };
  if (first === null) return 'free';
  const hope = hopeOf(course);
  const canHit = program.at === 'bar' ? hope.of(first, plan, program.sharedBar) : hope.ofEffect(first, plan);
  return canHit ? { keeps: (choice) => keeps(course, hope, first, plan, choice) } : 'free';
}

function keeps(course: Course, hope: Hope, first: Node, plan: Plan, choice: DutyChoice): boolean {
  switch (choice.is) {
    case 'pay': {
      const pay = first.line.pay ?? 0;
      return canPay(course, plan, pay) && hope.ofEffect(first, afterPaying(plan, pay));
    }
    case 'decline':
      return hope.of(first.next, plan, 'unmet');
    case 'walk': {
      const after = afterWalk(plan, choice.walk);
      return after !== null && hope.of(first.next, after, 'met');
    }
    case 'alternative': {
      const chosen = branchesOf(course, first, plan).find(({ at }) => at === choice.at);
      return chosen !== undefined && hope.ofBranch(chosen.to, chosen.at, afterPaying(plan, chosen.pay));
    }
    case 'kamae':
      return hope.of(first.next, afterKamae(course, plan, choice.result), 'met');
    case 'stars':
      return struckBy(course, first, plan, choice.are).length > 0;
  }
}

/** Whether a hit is possible from some point of a plan on. */
interface Hope {
  /** The bar of the line is still to be judged. */
  of(node: Node | null, plan: Plan, sharedBar: 'met' | 'unmet'): boolean;
  /** The line is resolved, and whatever it cost is paid. */
  ofEffect(node: Node, plan: Plan): boolean;
  /** An alternative of an -OR- was chosen and paid, or none of them (`null`). */
  ofBranch(node: Node | null, at: number | null, plan: Plan): boolean;
}

function hopeOf(course: Course): Hope {
  const known = new Map<string, boolean>();

  const of: Hope['of'] = (node, plan, sharedBar) => {
    if (node === null) return false;
    const key = `${node.id} ${sharedBar} ${plan.stand.cell} ${plan.stand.facing} ${plan.kamae} ${plan.focus} ${plan.broken.join(' ')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const hope = atBar(node, plan, sharedBar);
    known.set(key, hope);
    return hope;
  };

  const atBar: Hope['of'] = (node, plan, sharedBar) => {
    if (node === null) return false;
    const { joined, kamae, during, pay } = node.line;
    if (joined === true) return sharedBar === 'met' ? ofEffect(node, plan) : of(node.next, plan, 'unmet');
    if (kamae !== undefined && !kamae.includes(plan.kamae)) return of(node.next, plan, 'unmet');
    if (during !== undefined && !holds(course.state, course.hero.id, during)) return of(node.next, plan, 'unmet');
    if (pay === undefined) return ofEffect(node, plan);
    if (canPay(course, plan, pay) && ofEffect(node, afterPaying(plan, pay))) return true;
    return of(node.next, plan, 'unmet');
  };

  const ofEffect: Hope['ofEffect'] = (node, plan) => {
    switch (node.line.is) {
      case 'attack':
      case 'compare':
        return struckBy(course, node, plan, 'bought').length > 0;
      case 'or':
        return branchesOf(course, node, plan).some(({ at, to, pay }) => ofBranch(to, at, afterPaying(plan, pay)));
      case 'ifSuccess':
        return of(node.inside[0] ?? node.next, plan, 'met');
      default:
        return outcomesOf(course, node.line, plan).some((after) => of(node.next, after, 'met'));
    }
  };

  const ofBranch: Hope['ofBranch'] = (node, at, plan) => {
    if (node === null) return false;
    return at === null ? of(node, plan, 'unmet') : ofEffect(node, plan);
  };

  return { of, ofEffect, ofBranch };
}

/** A quick look first: whether the steps left could bring any opponent onto a cell that is struck. */
function isWithinReach(state: Senjutsu, fighter: FighterId, from: Cell, lines: readonly Line[]): boolean {
  const reach = reachOfLines(lines);
  if (reach.strikes === 0) return false;
  for (const { cell } of opponentsOf(state, fighter))
    if (cell !== null && distance(from, cell) <= reach.steps + reach.strikes) return true;
  return false;
}

/** The most steps that lines could take together, and the farthest cell that one of them strikes. */
function reachOfLines(lines: readonly Line[]): { readonly steps: number; readonly strikes: number } {
  let [steps, strikes] = [0, 0];
  const add = (within: readonly Line[]): void => {
    const inner = reachOfLines(within);
    steps += inner.steps;
    strikes = Math.max(strikes, inner.strikes);
  };
  for (const line of lines) {
    if (line.is === 'move') for (const item of line.items) steps += item.is === 'step' ? item.count : 0;
    else if (line.is === 'compare') strikes = Number.POSITIVE_INFINITY;
    else if (line.is === 'or') line.options.forEach(add);
    else if (line.is === 'ifSuccess') add(line.lines);
    else if (line.is === 'attack')
      for (const { q, r } of line.cells) strikes = Math.max(strikes, Math.abs(q), Math.abs(r), Math.abs(q + r));
  }
  return { steps, strikes };
}
