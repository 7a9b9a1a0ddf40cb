import type { PrintedId } from '@kronika/kernel';
import { abilityFact, segmentsOf } from '../cards/library.ts';
import type { Segment } from '../cards/pictograms.ts';
import { type Cell, type Stand, seenFrom } from '../hex/index.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import {
  afterPaying,
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

/** One place from which a card could strike. */
export interface Strike {
  readonly segment: Segment;
  readonly stand: Stand;
  /** The cells of the grid. */
  readonly cells: readonly Cell[];
  /** The opponents who stand there now and would be affected. */
  readonly hits: readonly FighterId[];
}

/**
 * Everything that an ability card could strike if it were played now and nobody else moved, blocks disregarded: for
 * previews and bots. Attacks by comparison of speeds have no cells, and are not among it.
 */
export function reachOf(state: Senjutsu, fighter: FighterId, printed: PrintedId): readonly Strike[] {
  const hero = state.fighters[fighter];
  if (hero?.is !== 'hero' || hero.cell === null) return [];
  const { range, focus: cost } = abilityFact(printed);
  const course = courseFor(state, hero, { speed: 0, range, cancelled: 'nothing' });
  const focus = Math.max(0, hero.focus - cost);
  let plans: readonly Plan[] = [
    { stand: { cell: hero.cell, facing: hero.facing }, kamae: hero.kamae, focus, broken: [] },
  ];
  const strikes = new Map<string, Strike>();
  for (const { segment, lines } of segmentsOf(printed)) {
    plans = explore(course, linked(lines, 'yes'), plans, (node, plan) => {
      if (node.line.is !== 'attack') return;
      const { stand } = plan;
      const hits = struckBy(course, node, plan, 'bought');
      const key = `${segment} ${node.id} ${stand.cell} ${stand.facing}`;
      if ((strikes.get(key)?.hits.length ?? -1) >= hits.length) return;
      strikes.set(key, { segment, stand, cells: node.line.cells.map((cell) => seenFrom(stand, cell)), hits });
    });
  }
  return [...strikes.values()];
}

/** Follows every way through a segment, and returns how it may end. */
function explore(
  course: Course,
  first: Node | null,
  plans: readonly Plan[],
  onStrike: (node: Node, plan: Plan) => void,
): readonly Plan[] {
  const seen = new Set<string>();
  const ends: Plan[] = [];

  const visit = (node: Node | null, plan: Plan, sharedBar: 'met' | 'unmet'): void => {
    const { stand, kamae, focus, broken } = plan;
    const key = `${node?.id ?? 0} ${sharedBar} ${stand.cell} ${stand.facing} ${kamae} ${focus} ${broken.join(' ')}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (node === null) {
      ends.push(plan);
      return;
    }
    const { joined, kamae: bar, pay = 0 } = node.line;
    const isMet = joined === true ? sharedBar === 'met' : bar === undefined || bar.includes(kamae);
    const cost = joined === true ? 0 : pay;
    if (isMet && canPay(course, plan, cost)) perform(node, afterPaying(plan, cost));
    if (!isMet || cost > 0) visit(node.next, plan, 'unmet');
  };

  const perform = (node: Node, plan: Plan): void => {
    if (node.line.is === 'or') {
      for (const { at, to, pay } of branchesOf(course, node, plan)) {
        if (at === null || to === null) visit(to, plan, 'unmet');
        else perform(to, afterPaying(plan, pay));
      }
      return;
    }
    if (node.line.is === 'attack') onStrike(node, plan);
    if (node.line.is === 'ifSuccess') visit(node.inside[0] ?? null, plan, 'met');
    for (const after of outcomesOf(course, node.line, plan)) visit(node.next, after, 'met');
  };

  for (const plan of plans) visit(first, plan, 'unmet');
  return ends;
}
