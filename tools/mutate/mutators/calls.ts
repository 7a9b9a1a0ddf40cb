import type { Mutator } from '../change.ts';

/** Methods that are easily taken for each other. */
const OTHERS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Leaves out a filter, takes "some" for "every" and the least for the most. */
export const method: Mutator = ({ node }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return [];
  const { object, property } = node.callee;
  if (property.type !== 'Identifier') return [];
  if (property.name === 'filter') return [{ kind: 'filter', start: object.end, end: node.end, text: '' }];
  const other = Object.hasOwn(OTHERS, property.name) ? OTHERS[property.name] : undefined;
  return other === undefined ? [] : [{ kind: 'method', start: property.start, end: property.end, text: other }];
};
