import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** A node, and what it is a part of. */
export interface Spot {
  readonly node: Node;
  /** The nodes around it, the nearest first. */
  readonly around: readonly Node[];
  readonly source: string;
}

/** Wrappers that only the compiler sees; the expression inside them still runs. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']);

/** Every part of a source file that runs: no types, imports or re-exports. A node comes before its parts. */
export function spotsIn(file: string, source: string): readonly Spot[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const spots: Spot[] = [];
  const visit = (node: Node, around: readonly Node[]) => {
    spots.push({ node, around, source });
    for (const part of partsThatRun(node)) visit(part, [node, ...around]);
  };
  visit(program, []);
  return spots;
}

export function textOf(source: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return source.slice(start, end);
}

function partsThatRun(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .filter(runs);
}

function runs(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return false;
  if (node.type === 'ExportNamedDeclaration') return node.source === null;
  return !node.type.startsWith('TS') || TYPED.has(node.type);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
