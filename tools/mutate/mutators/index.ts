import type { Mutator } from '../change.ts';
import { body } from './bodies.ts';
import { method } from './calls.ts';
import { negation } from './conditions.ts';
import { literal } from './literals.ts';
import { arithmetic, comparison, logic } from './operators.ts';
import { element, property, statement } from './removals.ts';

export const MUTATORS: readonly Mutator[] = [
  comparison,
  arithmetic,
  logic,
  negation,
  literal,
  element,
  property,
  statement,
  method,
  body,
];
