import type { Mutator } from '../change.ts';
import { type Node, textOf } from '../syntax.ts';

/** Drops a negation, or negates what decides between two ways. */
export const negation: Mutator = ({ node, source }) => {
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [{ kind: 'negation', start: node.start, end: node.argument.start, text: '' }];
  const test = testOf(node);
  if (test === undefined || isMutatedItself(test)) return [];
  return [{ kind: 'negation', start: test.start, end: test.end, text: `!(${textOf(source, test)})` }];
};

function testOf(node: Node): Node | undefined {
  return node.type === 'IfStatement' || node.type === 'ConditionalExpression' || node.type === 'WhileStatement'
    ? node.test
    : undefined;
}

/** Negating these is what other mutators already do. */
function isMutatedItself(test: Node): boolean {
  return (
    (test.type === 'UnaryExpression' && test.operator === '!') ||
    (test.type === 'BinaryExpression' && (test.operator === '===' || test.operator === '!=='))
  );
}
