import { cardOf } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { printOn } from '../cards/print-on.ts';
import type { L5rState } from '../state.ts';
import { isCharacter, isInPlay } from '../zones.ts';
import { RULES } from './calls.ts';
import { definitionOf, definitionOn, type L5rUse } from './card-definition.ts';
import { layer } from './layer.ts';
import { isPlay } from './playable.ts';

/** What keeps a player from playing a card or from triggering an ability, beside its own conditions. */
export function restriction(state: L5rState, use: L5rUse): Verdict {
  const { ability, by } = use;
  if (isPlay(state, ability)) {
    const played = cardOf(state.table, ability.self);
    const verdict = definitionOn(played).playable?.(state, use) ?? 'allowed';
    if (verdict !== 'allowed') return verdict;
    const { keywords, type } = printOn(played);
    if (keywords.includes('limited') && state.limited[by] === state.round)
      return forbid('limitedPlayed', 'L5R-KW-LIMITED-a');
    return seatMay(state, use, `play/${type}`);
  }
  if (ability.printed === RULES || !isInPlay(state, ability.self) || !isCharacter(state, ability.self))
    return 'allowed';
  if (definitionOf(ability.printed).untriggered?.includes(ability.key)) return 'allowed';
  for (const modifier of layer.modifiers.on(state, ability.self))
    if (modifier.is === 'cannot' && modifier.what === 'trigger') return forbid('cannot', modifier.rule);
  return 'allowed';
}

function seatMay(state: L5rState, { by }: L5rUse, what: string): Verdict {
  for (const modifier of layer.modifiers.onSeat(state, by))
    if (modifier.is === 'cannot' && modifier.what === what) return forbid('cannot', modifier.rule);
  return 'allowed';
}
