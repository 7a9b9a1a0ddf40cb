import { ORDER_PROCEDURES } from './order-flows.ts';

/** The procedures of single cards; the game knows them beside those of the rules. */
export const cardProcedures = [...ORDER_PROCEDURES];
