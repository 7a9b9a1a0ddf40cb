import { type Frame, printedId } from '@kronika/kernel';
import type { LineRef } from './cards/pictograms.ts';
import { fighterId } from './state.ts';
import type { RunningLine } from './view.ts';

/** The flow that walks through the lines of a card. */
const LINES = 'senjutsu/lines';

/** The lines that are being resolved, outermost first: a counter runs on top of the card it answers. */
export function runningIn(stack: readonly Frame[]): readonly RunningLine[] {
  return stack.flatMap(({ flow, vars: { fighter, printed, line } }) =>
    flow === LINES && typeof fighter === 'number' && typeof printed === 'string' && isLineRef(line)
      ? [{ fighter: fighterId(fighter), printed: printedId(printed), line }]
      : [],
  );
}

function isLineRef(value: unknown): value is LineRef {
  return typeof value === 'object' && value !== null && 'segment' in value && 'path' in value;
}
