import { type CardId, isCardId } from '@kronika/kernel';
import { type CallPart, calling, target } from '@kronika/lcg';
import type { L5rUse } from '../../rules/card-definition.ts';
import { type DuelResult, duel, mayDuel } from '../../rules/duel.ts';
import { participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { opponentOf } from '../../zones.ts';
import type { ConflictType } from '../fact.ts';

/** The opponent's participants whom the character with the ability may challenge (L5R-DUEL-a, -D2-b). */
export function challengeable(type: ConflictType): (state: L5rState, use: L5rUse) => readonly CardId[] {
  return (state, { by, ability }) =>
    participantsOf(state, opponentOf(by)).filter((card) =>
      mayDuel(state, { type, challenger: ability.self, challenged: card }),
    );
}

/** The character with the ability challenges the target; who won is found with `duelistOf`. */
export function challenging(type: ConflictType, bid: { readonly instead?: 'cards' } = {}) {
  return (state: L5rState, use: L5rUse): CallPart | undefined => {
    const challenged = target(use);
    if (challenged === undefined) return undefined;
    const duelists = { type, challenger: use.ability.self, challenged };
    return mayDuel(state, duelists) ? calling('duel', duel({ ...duelists, ...bid })) : undefined;
  };
}

/** The winner or the loser of the duel that the ability began, if there is one. */
export function duelistOf({ chosen }: L5rUse, role: keyof DuelResult): CardId | undefined {
  const result = chosen.duel;
  if (typeof result !== 'object' || result === null) return undefined;
  const card: unknown = Reflect.get(result, role);
  return isCardId(card) ? card : undefined;
}
