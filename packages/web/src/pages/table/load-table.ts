import { loadGameCode } from '../../client/load-game-code.ts';

/** The table with its prompt, log and menu; it is loaded when somebody sits down. */
export const loadTable = async () => ({ default: (await loadGameCode(() => import('../../table/Table.tsx'))).Table });
