import {
  type Answer,
  forcedAnswer,
  type Match,
  present,
  type Question,
  questionFor,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import { candidatesFor, keyOf } from './candidates.ts';
import { isDone, type Judge, type Judgement, judged } from './judge.ts';
import { expectedAnswer, type Mind, played } from './mind.ts';

/** One answer at a node of the tree, and what came of it. */
interface Edge {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  total: number;
}

/** What a seat was asked at a node. Seats that are asked together choose apart: none knows the other's answer. */
interface Choice {
  readonly seat: SeatId;
  readonly edges: readonly Edge[];
  visits: number;
}

/**
 * A place in the tree: what was answered on the way here, whatever chance and hidden cards did meanwhile. The same
 * answers may lead to different questions; each question has its own choice.
 */
export interface Node {
  readonly choices: Map<string, Choice>;
  readonly children: Map<string, Node>;
}

export function freshNode(): Node {
  return { choices: new Map(), children: new Map() };
}

/** Lowest and highest chance met so far, to compare chances on one scale however close together they lie. */
export interface Bounds {
  low: number;
  high: number;
}

export function freshBounds(): Bounds {
  return { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
}

/** The attention that the expected answer gets before anything is known; the others share the rest. */
const EXPECTED_SHARE = 0.6;
/** How much an answer that was seldom tried is preferred. */
const CURIOSITY = 1.2;

interface Step {
  readonly choice: Choice;
  readonly edge: Edge;
}

/**
 * Goes down the tree by what has proved best and plays on by rules of thumb until the position can be judged. Gives the
 * judgement, and lets the tree remember it.
 */
export function sample(mind: Mind, judge: Judge, root: Node, from: Match, bounds: Bounds): Judgement {
  const path: Step[] = [];
  let match = from;
  let node: Node | undefined = root;
  while (!isDone(judge, match, from.decisions)) {
    const reached = answered(mind, match, node, bounds, path);
    match = reached.match;
    node = reached.node;
  }
  const judgement = judged(judge, match, mind.seat);
  for (const step of path) remember(step, judgement.chances, bounds);
  return judgement;
}

/** Lets everybody answer who is asked now. The tree grows by the first question that it does not know. */
function answered(
  mind: Mind,
  from: Match,
  node: Node | undefined,
  bounds: Bounds,
  path: Step[],
): { readonly match: Match; readonly node: Node | undefined } {
  let match = from;
  let grown = node;
  let taken = '';
  for (const seat of waitingFor(from)) {
    // An answer may have settled an offer for everybody.
    if (match.asked !== from.asked || match.outcome !== undefined) break;
    const question = present(questionFor(match, seat), 'an open question');
    const forced = forcedAnswer(question);
    if (forced !== undefined || node === undefined) {
      match = played(mind, match, seat, forced ?? expectedAnswer(mind, match, question));
      continue;
    }
    const key = situationKey(question);
    let choice = node.choices.get(key);
    if (choice === undefined) {
      choice = freshChoice(mind, match, question);
      node.choices.set(key, choice);
      grown = undefined;
    }
    const edge = selected(choice, bounds);
    path.push({ choice, edge });
    taken += `${seat}:${keyOf(edge.answer)} `;
    match = played(mind, match, seat, edge.answer);
  }
  return { match, node: grown === undefined || taken === '' ? grown : childOf(grown, taken) };
}

function remember({ choice, edge }: Step, chances: readonly number[], bounds: Bounds): void {
  const chance = chances[choice.seat] ?? 0;
  choice.visits += 1;
  edge.visits += 1;
  edge.total += chance;
  bounds.low = Math.min(bounds.low, chance);
  bounds.high = Math.max(bounds.high, chance);
}

function childOf({ children }: Node, taken: string): Node {
  let child = children.get(taken);
  if (child === undefined) {
    child = freshNode();
    children.set(taken, child);
  }
  return child;
}

/** What the seat can tell of the situation by its question. */
export function situationKey(question: Question): string {
  const { seat, message } = question;
  const offered = 'options' in question ? question.options : [question.min, question.max];
  return JSON.stringify([seat, message, offered]);
}

function freshChoice(mind: Mind, match: Match, question: Question): Choice {
  const answers = candidatesFor(question, expectedAnswer(mind, match, question));
  const rest = (1 - EXPECTED_SHARE) / Math.max(1, answers.length - 1);
  return {
    seat: question.seat,
    edges: answers.map((answer, at) => ({ answer, prior: at === 0 ? EXPECTED_SHARE : rest, visits: 0, total: 0 })),
    visits: 0,
  };
}

/** PUCT: what has proved good, and what was expected to be good but has hardly been tried. */
function selected({ edges, visits }: Choice, { low, high }: Bounds): Edge {
  const total = edges.reduce((sum, edge) => sum + edge.total, 0);
  const scaled = (chance: number): number => (high > low ? (chance - low) / (high - low) : 0);
  const curiosity = CURIOSITY * Math.sqrt(visits + 1);
  let found: Edge | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const mean = edge.visits === 0 ? total / Math.max(1, visits) : edge.total / edge.visits;
    const worth = (visits === 0 ? 0 : scaled(mean)) + (curiosity * edge.prior) / (1 + edge.visits);
    if (worth > most) [found, most] = [edge, worth];
  }
  return present(found, 'an answer');
}
