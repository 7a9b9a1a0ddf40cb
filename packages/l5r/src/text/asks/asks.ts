import type { PrintedId } from '@kronika/kernel';
import type { Ask, Asks } from './ask.ts';
import { crabAsks } from './crab.ts';
import { craneAsks } from './crane.ts';
import { dragonAsks } from './dragon.ts';
import { lionAsks } from './lion.ts';
import { neutralAsks } from './neutral.ts';
import { phoenixAsks } from './phoenix.ts';
import { scorpionAsks } from './scorpion.ts';
import { unicornAsks } from './unicorn.ts';

/** What all texts ask. */
export const ASKS: Asks = {
  ...crabAsks,
  ...craneAsks,
  ...dragonAsks,
  ...lionAsks,
  ...phoenixAsks,
  ...scorpionAsks,
  ...unicornAsks,
  ...neutralAsks,
};

/** What the text of that card asks under that name. */
export function askOf(printed: PrintedId, name: string): Ask | undefined {
  return ASKS[printed]?.[name];
}
