import type { Mutator } from '../change.ts';
import { type Node, textOf } from '../syntax.ts';

const COMPARISON = /^(?:[<>]=?|[!=]==)$/;
/** What is named like this says yes or no. */
const PREDICATE = /^(?:is|has|may|can|some|every|includes)(?![a-z])/;

/** Lets a function that is one expression say nothing, or always the same. */
export const body: Mutator = ({ node, source }) => {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return [];
  const { start, end } = node.body;
  return replacements(inside(node.body))
    .filter((text) => text !== textOf(source, { start, end }))
    .map((text) => ({ kind: 'body', start, end, text }));
};

function inside(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? inside(node.expression) : node;
}

function replacements(node: Node): readonly string[] {
  // Of one element, the list loses it anyway.
  if (node.type === 'ArrayExpression') return node.elements.length < 2 ? [] : ['[]'];
  return isYesOrNo(node) ? ['true', 'false'] : ['undefined'];
}

function isYesOrNo(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return COMPARISON.test(node.operator);
    case 'LogicalExpression':
      return node.operator !== '??' && isYesOrNo(inside(node.right));
    case 'UnaryExpression':
      return node.operator === '!';
    case 'Literal':
      return typeof node.value === 'boolean';
    case 'CallExpression':
      return PREDICATE.test(nameOf(node.callee));
    default:
      return false;
  }
}

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}
