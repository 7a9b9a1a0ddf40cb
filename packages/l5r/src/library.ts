/** For whoever drives the engine from outside: situations, zones and questions to a state. */
export { l5rQueries } from './queries.ts';
export type { RingChoice } from './rules/eligible.ts';
export { type L5rSituation, SET_UP_STEPS, STEPS as SITUATION_STEPS } from './situation/description.ts';
export { MARKS as CARD_MARKS } from './situation/notes.ts';
export { PHASES } from './state.ts';
export * as l5rZones from './zones.ts';
