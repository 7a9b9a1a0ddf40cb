/** The global function that instrumented code tells which of its functions run. */
export const REACHED = 'kronikaMutateReached';
