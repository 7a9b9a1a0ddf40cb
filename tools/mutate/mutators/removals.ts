import type { Change, Mutator } from '../change.ts';
import { type Node, textOf } from '../syntax.ts';

/** The discriminant of a union: without it nothing compiles. */
const DISCRIMINANT = 'is';

/** Removes one element of a list. */
export const element: Mutator = ({ node, source }) =>
  node.type === 'ArrayExpression' ? node.elements.flatMap((part) => without('element', source, part)) : [];

/** Removes one property: a limit, a cost, a condition. */
export const property: Mutator = ({ node, source }) =>
  node.type === 'ObjectExpression'
    ? node.properties.filter((part) => !isDiscriminant(part)).flatMap((part) => without('property', source, part))
    : [];

function isDiscriminant(part: Node): boolean {
  return part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === DISCRIMINANT;
}

/** What is longer than this many lines is no small fault; its parts are mutated instead. */
const SMALL = 3;

/** With the comma behind it, so that lists keep no holes. */
function without(kind: string, source: string, part: Node | null): readonly Change[] {
  if (part === null || textOf(source, part).split('\n').length > SMALL) return [];
  const comma = /^\s*,/.exec(source.slice(part.end))?.[0].length ?? 0;
  return [{ kind, start: part.start, end: part.end + comma, text: '' }];
}

const REMOVABLE = new Set<Node['type']>([
  'ExpressionStatement',
  'IfStatement',
  'ForOfStatement',
  'ForStatement',
  'ReturnStatement',
  'ThrowStatement',
]);

/** Removes a statement. */
export const statement: Mutator = ({ node, around, source }) =>
  REMOVABLE.has(node.type) && !isUnreachable(textOf(source, node)) && !isWholeBranch(node, around[0])
    ? [{ kind: 'statement', start: node.start, end: node.end, text: ';' }]
    : [];

/** The compiler has proved that these never run. */
function isUnreachable(text: string): boolean {
  return /^(?:return|throw)?\s*impossible\(/.test(text) || text === 'return;';
}

/** Removing the only thing an `if` does is the same as removing the `if`. */
function isWholeBranch(node: Node, parent: Node | undefined): boolean {
  return parent?.type === 'IfStatement' && parent.consequent === node && parent.alternate === null;
}
