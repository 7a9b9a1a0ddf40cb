import { type CardId, isCardId, type Message } from '@kronika/kernel';
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
  if (typeof duel !== 'object' || duel === null) return undefined;
  const [type, challenger, challenged]: unknown[] = ['type', 'challenger', 'challenged'].map((key) =>
    Reflect.get(duel, key),
  );
  return (type === 'military' || type === 'political') && isCardId(challenger) && isCardId(challenged)
    ? { type, challenger, challenged }
    : undefined;
}
