import type { Frame, Viewer } from '@kronika/kernel';
import { isUsing } from '../window/running.ts';

/**
 * The procedures as the viewer may know them. While a seat decides about a use and has shown nothing of it, everybody
 * else only knows that it is still its turn in the window, and imagines it to be asked there.
 */
export function stackFor(stack: readonly Frame[], viewer: Viewer): readonly Frame[] {
  const use = stack.at(-1);
  const window = stack.at(-2);
  if (use?.flow !== 'lcg/initiate' || use.vars.stage !== 'planned' || window === undefined) return stack;
  const isOwn = isUsing(use.vars) && use.vars.use.by === viewer;
  if (isOwn || viewer === 'arbiter' || window.vars.choice === undefined) return stack;
  const { choice: _, ...vars } = window.vars;
  return [...stack.slice(0, -2), { flow: window.flow, step: OFFER, vars, awaits: { into: 'choice', from: 'seat' } }];
}

/** The step of every window in which it offers what can be used; the answer is its `choice`. */
const OFFER = 'offer';
