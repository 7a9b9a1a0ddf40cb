import type { AnimationSpeed } from '../../table/props.ts';

/** How long the other one's doings and the presses that are shown take, in milliseconds. */
export const PAUSES: Readonly<Record<AnimationSpeed, { readonly reply: number; readonly press: number }>> = {
  normal: { reply: 850, press: 1_000 },
  fast: { reply: 400, press: 550 },
  off: { reply: 30, press: 300 },
};
