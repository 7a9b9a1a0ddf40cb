import { heroFact } from '../cards/library.ts';
import type { Kamae, Line } from '../cards/pictograms.ts';
import { withoutBamboo } from '../field/ground.ts';
import { PRINTED, type Walk, walks } from '../field/walks.ts';
import { MAX_FOCUS } from '../fighters.ts';
import { type Cell, type Stand, seenFrom } from '../hex/index.ts';
import { alternativesOf } from '../rules/alternatives.ts';
import { kamaeChanges, kamaeJumps } from '../rules/kamae-tree.ts';
import { linked, type Node } from '../rules/plan.ts';
import type { FighterId, SpeedRange } from '../state.ts';
import type { Placed } from './board.ts';
import { lineWorth } from './gains.ts';
import type { Felled, Scene } from './scene.ts';
import { DEFEAT, effectWorth, harmWorth, hitWounds, woundsLeft } from './worth.ts';

/** A part of a card that is still to be resolved. */
export interface Part {
  readonly speed: SpeedRange;
  readonly lines: readonly Line[];
}

/** How far a card has come in the bot's mind. */
export interface Pose {
  readonly stand: Stand;
  readonly kamae: Kamae;
  readonly focus: number;
  readonly broken: readonly Cell[];
  /** Whom the last attack has struck, and how surely. */
  readonly struck: FighterId | null;
  readonly sure: number;
  readonly shields: readonly Cell[];
  readonly felled: Felled;
}

export const COLLISION = 1.2;
const FALLEN = 0.7;
const PAID_ALONGSIDE = 0.5;

/** What the rest of a card is worth if the best is made of it. */
export interface Outlook {
  /** From a line of the first part on, this line's bar being judged. */
  from(pose: Pose): number;
  /** The same if the first line is carried out, or passed over. */
  carriedOut(pose: Pose): number;
  skipped(pose: Pose): number;
  /** If that alternative of the first line, an -OR-, is taken. */
  alternative(pose: Pose, at: number): number;
  /** If the first line, a movement, is carried out like this. */
  walked(pose: Pose, walk: Walk): number;
  /** Behind the first line. */
  after(pose: Pose): number;
}

export function outlookOf(scene: Scene, parts: readonly Part[]): Outlook {
  const { board, ground } = scene;
  const { me } = board;
  const { branches } = heroFact(me.hero);
  const first = parts.map(({ lines }) => linked(lines, 'yes'));
  const known = new Map<string, number>();

  const visit = (part: number, node: Node | null, pose: Pose, bar: 'met' | 'unmet'): number => {
    if (node === null) return ended(part, pose);
    if (!isFork(node)) return judged(part, node, pose, bar);
    const { stand, kamae, focus, broken, struck, sure, shields, felled } = pose;
    const key = `${part} ${node.id} ${bar} ${stand.cell} ${stand.facing} ${kamae} ${focus} ${struck} ${sure} ${shields.length} ${broken.length} ${felled.size === 0 ? '' : [...felled].join(' ')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worth = judged(part, node, pose, bar);
    known.set(key, worth);
    return worth;
  };

  /** A part is over: what strikes before the next one, and what follows. */
  const ended = (part: number, pose: Pose): number => {
    const { speed } = parts[part] ?? { speed: { max: 0, min: 0 } };
    const next = parts[part + 1];
    const guard = pose.shields.length === 0 ? null : { cells: pose.shields, speed };
    const cost = scene.harm(
      pose.stand.cell,
      { below: speed.max + 1, from: next?.speed.max ?? Number.NEGATIVE_INFINITY },
      guard,
      pose.felled,
    );
    if (next === undefined) return scene.prospects(pose, pose.felled) - cost;
    return visit(part + 1, first[part + 1] ?? null, { ...pose, struck: null, sure: 0, shields: [] }, 'unmet') - cost;
  };

  const judged = (part: number, node: Node, pose: Pose, bar: 'met' | 'unmet'): number => {
    const { joined, kamae, during, pay = 0 } = node.line;
    const isOpen =
      (kamae === undefined || kamae.includes(pose.kamae)) && (during === undefined || me.conditions.includes(during));
    const isMet = joined === true ? bar === 'met' : isOpen;
    const cost = joined === true ? 0 : pay;
    if (!isMet) return visit(part, node.next, pose, 'unmet');
    if (cost === 0) return perform(part, node, pose);
    const without = visit(part, node.next, pose, 'unmet');
    if (cost > pose.focus) return without;
    return Math.max(without, perform(part, node, { ...pose, focus: pose.focus - cost }));
  };

  const perform = (part: number, node: Node, pose: Pose): number => {
    const { line } = node;
    const go = (after: Pose): number => visit(part, node.next, after, 'met');
    switch (line.is) {
      case 'or': {
        const { open, otherwise } = alternativesOf(line.options, pose.kamae, pose.focus);
        const worths = open.map((at) => branch(part, node, pose, at));
        if (otherwise === 'decline') worths.push(visit(part, node.next, pose, 'unmet'));
        return Math.max(...worths);
      }
      case 'move': {
        const field = withoutBamboo(ground, pose.broken);
        let most = Number.NEGATIVE_INFINITY;
        for (const walk of walks(field, pose.stand, line, PRINTED))
          most = Math.max(most, afterWalk(part, node, pose, walk));
        return most === Number.NEGATIVE_INFINITY ? go(pose) : most;
      }
      case 'attack':
        return strike(part, node, pose);
      case 'ifSuccess':
        // Shields may stop something, too; what depends on that is only hinted at.
        if (pose.struck === null) return go(pose) + (pose.shields.length > 0 ? 0.1 : 0);
        return visit(part, node.inside[0] ?? node.next, pose, 'met');
      case 'target':
        return go(pose) + pose.sure * onStruck(line, pose);
      case 'block':
        return go({ ...pose, shields: [...pose.shields, ...line.cells.map((cell) => seenFrom(pose.stand, cell))] });
      case 'changeKamae':
        return Math.max(
          ...kamaeChanges(branches, pose.kamae, line.upTo).map(({ kamae, focus }) =>
            go({ ...pose, kamae, focus: Math.min(MAX_FOCUS, pose.focus + focus) }),
          ),
        );
      case 'jumpKamae':
        return Math.max(...kamaeJumps(line.to).map((kamae) => go({ ...pose, kamae })));
      case 'gainFocus':
        return go({ ...pose, focus: Math.min(MAX_FOCUS, pose.focus + line.count) });
      case 'discardFocus':
        return go({ ...pose, focus: afterLoss(pose.focus, line.count) });
      default:
        return go(pose) + lineWorth(board, line, pose.stand);
    }
  };

  const branch = (part: number, node: Node, pose: Pose, at: number): number => {
    const to = node.inside[at] ?? null;
    const cost = node.line.is === 'or' ? (node.line.options[at]?.[0]?.pay ?? 0) : 0;
    const paid = { ...pose, focus: pose.focus - cost };
    return to === null ? visit(part, node.next, pose, 'unmet') : perform(part, to, paid);
  };

  const afterWalk = (part: number, node: Node, pose: Pose, { stand, breaks, fallen, collision }: Walk): number => {
    if (collision !== null) {
      const speeds = { below: parts[part]?.speed.max ?? 0, from: Number.NEGATIVE_INFINITY };
      const left = scene.harm(stand.cell, speeds, null, pose.felled);
      return scene.prospects({ ...pose, stand }, pose.felled) - COLLISION - left;
    }
    const focus = fallen > 0 ? 0 : pose.focus;
    const broken = breaks.length === 0 ? pose.broken : [...pose.broken, ...breaks];
    return visit(part, node.next, { ...pose, stand, focus, broken }, 'met') - FALLEN * fallen;
  };

  const onStruck = (line: Extract<Line, { readonly is: 'target' }>, pose: Pose): number => {
    const target = board.opponents.find(({ id }) => id === pose.struck);
    return target === undefined ? 0 : effectWorth(line.does, target, board.prize);
  };

  const strike = (part: number, node: Node, pose: Pose): number => {
    const { line } = node;
    if (line.is !== 'attack') return 0;
    const speed = parts[part]?.speed.max ?? 0;
    let [worth, struck, sure]: [number, FighterId | null, number] = [0, null, 0];
    const felled = new Map(pose.felled);
    for (const gridCell of line.cells) {
      const cell = seenFrom(pose.stand, gridCell);
      for (const { target, chance: there } of scene.presence(cell, speed)) {
        const star = gridCell.hits.some(({ is }) => is === 'star') ? starWorth(node, pose, target, board.prize) : 0;
        const landing = line.unblockable === true ? 1 : scene.landing(target, cell, pose.stand.cell, speed);
        const chance = there * landing;
        worth += chance * (harmWorth(target, hitWounds(gridCell.hits), board.prize) + star);
        if (hitWounds(gridCell.hits) >= woundsLeft(target))
          felled.set(target.id, Math.min(1, chance + (felled.get(target.id) ?? 0)));
        if (chance > sure) [struck, sure] = [target.id, chance];
      }
      const ally = board.allies.find((one) => one.cell === cell);
      if (ally !== undefined) worth -= harmWorth(ally, hitWounds(gridCell.hits), DEFEAT);
    }
    return worth + visit(part, node.next, { ...pose, struck, sure, felled }, 'met');
  };

  const top = first[0] ?? null;
  return {
    from: (pose) => visit(0, top, pose, 'unmet'),
    carriedOut: (pose) => (top === null ? 0 : perform(0, top, pose)),
    skipped: (pose) => visit(0, top?.next ?? null, pose, 'unmet'),
    alternative: (pose, at) => (top === null ? 0 : branch(0, top, pose, at)),
    walked: (pose, walk) => (top === null ? 0 : afterWalk(0, top, pose, walk)),
    after: (pose) => visit(0, top?.next ?? null, pose, 'met'),
  };
}

/** Where several ways lead on, so that it pays to remember what is behind it. */
function isFork({ line: { is, pay } }: Node): boolean {
  return pay !== undefined || is === 'move' || is === 'or' || is === 'changeKamae' || is === 'jumpKamae';
}

/** What the lines with the star behind an attack do to whoever stands on a starred cell. */
function starWorth({ next }: Node, { kamae, focus }: Pose, target: Placed, prize: number): number {
  let worth = 0;
  for (let node = next; node !== null && node.line.is !== 'attack'; node = node.next) {
    const { line } = node;
    if (line.is !== 'star' || (line.kamae !== undefined && !line.kamae.includes(kamae))) continue;
    if ((line.pay ?? 0) > focus) continue;
    const price = line.pay === undefined ? 1 : PAID_ALONGSIDE;
    for (const effect of line.lines)
      if (effect.is === 'target') worth += price * effectWorth(effect.does, target, prize);
  }
  return worth;
}

function afterLoss(focus: number, count: number | 'all' | 'allButOne'): number {
  if (count === 'all') return 0;
  return count === 'allButOne' ? Math.min(focus, 1) : Math.max(0, focus - count);
}
