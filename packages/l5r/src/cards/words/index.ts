export { allOf, chosenCard, chosenCards, target } from '@kronika/lcg';
export * from './conditions.ts';
export * from './costs.ts';
export * from './duels.ts';
export * from './effects.ts';
export * from './targets.ts';
export * from './who.ts';
