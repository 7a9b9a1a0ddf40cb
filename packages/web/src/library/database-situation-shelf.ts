import { databaseShelf } from './database-shelf.ts';
import { type SituationShelf, situationId } from './situation-shelf.ts';

/** The shelf in the database of this browser. */
export const databaseSituationShelf: SituationShelf = databaseShelf('situations', situationId);
