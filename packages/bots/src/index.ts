export * from './arena/match.ts';
export * from './arena/simulation.ts';
export * from './arena/thought.ts';
export * from './bots-of.ts';
export { randomBot } from './random/random-bot.ts';
