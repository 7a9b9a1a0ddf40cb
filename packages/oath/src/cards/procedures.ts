/** The procedures of single cards, by suit; the game knows them beside those of the rules. */
export const cardProcedures = [] as const;
