/** For whoever drives the engine from outside: situations, zones and questions to a state. */
export { agotQueries } from './queries.ts';
export { type AgotSituation, SET_UP_STEPS, STEPS as SITUATION_STEPS } from './situation/description.ts';
export { MARKS as CARD_MARKS } from './situation/notes.ts';
export { PHASES } from './state.ts';
export * as agotZones from './zones.ts';
