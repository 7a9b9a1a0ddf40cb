import type { TableDocument } from '@kronika/protocol';
import type { Reply, TableConnection, Wish } from '../../client/connection.ts';

/** A table that stands as the document says, and remembers what was asked of it. */
export function documentConnection(
  document: TableDocument,
  reply: Reply = { is: 'done' },
): { connection: TableConnection; wishes: Wish[] } {
  const wishes: Wish[] = [];
  const state = { is: 'live', known: { document, log: [], clockOffset: 0 } } as const;
  return {
    wishes,
    connection: {
      state: () => state,
      subscribe: () => () => undefined,
      send: async (wish) => {
        wishes.push(wish);
        return reply;
      },
      close: () => undefined,
    },
  };
}
