/** Drives matches by given, when and then. Needs no test runner: what does not hold throws a `ScenarioError`. */
export * from './scenario/option-pattern.ts';
export * from './scenario/play-scenario.ts';
export * from './scenario/scenario-error.ts';
export * from './scenario/scenario-table.ts';
export * from './scenario/seat-driver.ts';
