import { type CardId, type Frame, isCardId, type Message } from '@kronika/kernel';
import type { ConflictType } from '../cards/fact.ts';

/** Who duels whom, and by which skill. */
export interface Duelists {
  readonly type: ConflictType;
  readonly challenger: CardId;
  readonly challenged: CardId;
}

/** The question for a bid; for a duel it says who duels. */
export function bidMessage(duel: Duelists | undefined): Message & { readonly duel?: Duelists } {
  return duel === undefined ? { key: 'honorBid' } : { key: 'honorBid', duel };
}

/** The duel that a question is about. */
export function duelIn(message: Message): Duelists | undefined {
  const duel: unknown = Reflect.get(message, 'duel');
  return typeof duel === 'object' && duel !== null ? duelistsIn(duel) : undefined;
}

/** The flow of a duel, by its name on the stack. */
export const DUEL_FLOW = 'l5r/duel';

/** The duel that is going on. Who duels is no secret from its beginning on (L5R-DUEL-D2-a); only the bids are. */
export function duelOn(stack: readonly Frame[]): Duelists | undefined {
  const frame = stack.findLast(({ flow }) => flow === DUEL_FLOW);
  return frame === undefined ? undefined : duelistsIn(frame.vars);
}

function duelistsIn(told: object): Duelists | undefined {
  const [type, challenger, challenged]: unknown[] = ['type', 'challenger', 'challenged'].map((key) =>
    Reflect.get(told, key),
  );
  return (type === 'military' || type === 'political') && isCardId(challenger) && isCardId(challenged)
    ? { type, challenger, challenged }
    : undefined;
}
