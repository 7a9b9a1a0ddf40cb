import type { Compositions } from '../../../cards/art/composition.ts';
import { crabArt } from './crab.ts';
import { craneArt } from './crane.ts';
import { dragonArt } from './dragon.ts';
import { lionArt } from './lion.ts';
import { neutralArt } from './neutral.ts';
import { phoenixArt } from './phoenix.ts';
import { scorpionArt } from './scorpion.ts';
import { unicornArt } from './unicorn.ts';

/** What is drawn on every card. */
export const L5R_ART: Compositions = {
  ...crabArt,
  ...craneArt,
  ...dragonArt,
  ...lionArt,
  ...phoenixArt,
  ...scorpionArt,
  ...unicornArt,
  ...neutralArt,
};
