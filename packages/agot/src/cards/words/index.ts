export * from './conditions.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './moments.ts';
export * from './reducers.ts';
export * from './targets.ts';
export * from './who.ts';
