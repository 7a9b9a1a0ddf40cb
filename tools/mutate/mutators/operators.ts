import type { Change, Mutator } from '../change.ts';
import type { Node } from '../syntax.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' };
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

interface Operation {
  readonly left: Node;
  readonly operator: string;
  readonly right: Node;
}

/** Replaces the operator, which stands somewhere between its operands. */
function swap(kind: string, source: string, { left, operator, right }: Operation, by: string | undefined) {
  const start = source.indexOf(operator, left.end);
  return by === undefined || start === -1 || start >= right.start
    ? []
    : [{ kind, start, end: start + operator.length, text: by }];
}

export const comparison: Mutator = ({ node, source }) =>
  node.type === 'BinaryExpression' ? swap('comparison', source, node, COMPARISONS[node.operator]) : [];

export const arithmetic: Mutator = ({ node, source }) => {
  if (node.type === 'AssignmentExpression') return swap('arithmetic', source, node, ASSIGNMENTS[node.operator]);
  if (node.type === 'UpdateExpression') {
    const start = node.prefix ? node.start : node.end - 2;
    return [{ kind: 'arithmetic', start, end: start + 2, text: node.operator === '++' ? '--' : '++' }];
  }
  if (node.type !== 'BinaryExpression' || isText(node.left) || isText(node.right)) return [];
  return swap('arithmetic', source, node, ARITHMETIC[node.operator]);
};

/** Joining texts with a minus would be no small fault. */
function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** Takes "and" for "or". What stands behind `??` is dropped. */
export const logic: Mutator = ({ node, source }): readonly Change[] => {
  if (node.type !== 'LogicalExpression') return [];
  if (node.operator === '??') return [{ kind: 'logic', start: node.left.end, end: node.end, text: '' }];
  return swap('logic', source, node, LOGIC[node.operator]);
};
