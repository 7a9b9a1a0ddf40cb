import { cardOf } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { RULES } from './calls.ts';
import { type AgotUse, definitionOf } from './card-definition.ts';
import { layer } from './layer.ts';
import { DUPLICATE, isEvent, isMarshaling } from './playing-keys.ts';
import { LIMITED } from './values.ts';

/** How many limited cards the seat may marshal or play in a round (AGOT-KW-LIMITED-a). */
function limitedAllowed(state: AgotState, seat: AgotUse['by']): number {
  return layer.modifiers
    .onSeat(state, seat)
    .reduce((sum, modifier) => (modifier.is === 'add' && modifier.stat === LIMITED ? sum + modifier.by : sum), 1);
}

/** Marshaled cards and played events share the allowance; duplicates are marshaled too (AGOT-KW-LIMITED-c). */
function limitedUsed({ deeds }: AgotState, seat: AgotUse['by']): number {
  return deeds.filter((deed) => deed.seat === seat && isLimited(deed.printed)).length;
}

function isLimited(printed: Parameters<typeof printOf>[0]): boolean {
  return printOf(printed).keywords.some(({ is }) => is === 'limited');
}

/** What keeps a player from marshaling or playing a card or from triggering an ability, beside its own conditions. */
export function restriction(state: AgotState, use: AgotUse): Verdict {
  const { ability, by } = use;
  const isPlay = isEvent(ability);
  if (isPlay || isMarshaling(ability) || (ability.printed === RULES && ability.key === DUPLICATE)) {
    const { printed } = cardOf(state.table, ability.self);
    const fact = printOf(printed);
    if (isLimited(printed) && limitedUsed(state, by) >= limitedAllowed(state, by))
      return forbid('limitedPlayed', 'AGOT-KW-LIMITED-a');
    if (isPlay) {
      const verdict = definitionOf(printed).playable?.(state, use) ?? 'allowed';
      if (verdict !== 'allowed') return verdict;
    }
    const verdict =
      ability.key === DUPLICATE ? 'allowed' : seatMay(state, by, `${isPlay ? 'play' : 'marshal'}/${fact.type}`);
    if (verdict !== 'allowed') return verdict;
  }
  // A forced ability happens; nobody triggers it. What the rules give is no card ability (AGOT-DUP-i).
  if (ability.printed === RULES || isForced(use)) return 'allowed';
  return seatMay(state, by, 'trigger');
}

function isForced({ ability }: AgotUse): boolean {
  const { is: kind } = layer.texts.reading(ability.printed, ability.key);
  return kind === 'forcedInterrupt' || kind === 'forcedReaction' || kind === 'forcedWould';
}

function seatMay(state: AgotState, seat: AgotUse['by'], what: string): Verdict {
  for (const modifier of layer.modifiers.onSeat(state, seat))
    if (modifier.is === 'cannot' && modifier.what === what) return forbid('cannot', modifier.rule);
  return 'allowed';
}
