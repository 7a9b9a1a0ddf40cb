import type { Change, Mutator } from '../change.ts';
import type { Node, Spot } from '../syntax.ts';

/** Takes true for false, a number for the next one, and a word for none. */
export const literal: Mutator = ({ node, around }) => {
  if (node.type !== 'Literal' || isKey(node, around[0])) return [];
  const by = replacement(node.value, { node, around });
  return by === undefined ? [] : [{ ...by, start: node.start, end: node.end }];
};

function replacement(value: unknown, spot: Pick<Spot, 'node' | 'around'>): Pick<Change, 'kind' | 'text'> | undefined {
  switch (typeof value) {
    case 'boolean':
      return { kind: 'boolean', text: String(!value) };
    case 'number':
      return { kind: 'number', text: String(value + 1) };
    case 'string':
      return value !== '' && isCompared(spot) ? { kind: 'string', text: "''" } : undefined;
    default:
      return undefined;
  }
}

function isKey(node: Node, parent: Node | undefined): boolean {
  return (parent?.type === 'Property' && parent.key === node) || parent?.type === 'ImportExpression';
}

/** Words that decide something: in a comparison, a case or a list. Others are mostly names that nobody compares. */
function isCompared({ node, around: [parent] }: Pick<Spot, 'node' | 'around'>): boolean {
  return (
    parent?.type === 'BinaryExpression' ||
    parent?.type === 'ArrayExpression' ||
    (parent?.type === 'SwitchCase' && parent.test === node)
  );
}
