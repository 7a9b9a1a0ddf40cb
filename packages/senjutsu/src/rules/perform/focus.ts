import type { Effect } from '../../cards/pictograms.ts';
import type { FighterEvent, SenjutsuEvent } from '../../event.ts';
import { focusRoom } from '../../fighters.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { heroAmong } from '../who.ts';
import { events, type Verb } from './verb.ts';

type Lost = Extract<FighterEvent, { readonly is: 'focusLost' }>;

/** Focus that somebody gains, as far as there is room for it (SEN-FOC-a, SEN-XPOIS-g). */
export function gains(state: Senjutsu, fighter: FighterId, count: number): readonly SenjutsuEvent[] {
  const gained = Math.min(count, focusRoom(state, fighter));
  return gained > 0 ? [{ is: 'focusGained', fighter, count: gained, rule: 'SEN-FOC-a' }] : [];
}

/** Focus that somebody loses, as far as there is any. */
export function loses(state: Senjutsu, fighter: FighterId, count: number, how: Lost['how']): readonly SenjutsuEvent[] {
  const lost = Math.min(count, focusOf(state, fighter));
  return lost > 0 ? [{ is: 'focusLost', fighter, count: lost, how, rule: 'SEN-FOC-b' }] : [];
}

/** The focus a fighter holds; AI opponents hold none (SEN-SOLO-f). */
export function focusOf(state: Senjutsu, fighter: FighterId): number {
  return heroAmong(state, fighter)?.focus ?? 0;
}

function discardedOf(held: number, count: Extract<Effect, { readonly is: 'discardFocus' }>['count']): number {
  if (count === 'all') return held;
  return count === 'allButOne' ? Math.max(0, held - 1) : Math.min(held, count);
}

export const gainFocus: Verb<Extract<Effect, { readonly is: 'gainFocus' }>> = {
  matters: (state, { fighter }) => focusRoom(state, fighter) > 0,
  does: (state, { fighter }, { count }) => events(...gains(state, fighter, count)),
};

export const discardFocus: Verb<Extract<Effect, { readonly is: 'discardFocus' }>> = {
  matters: (state, { fighter }, { count }) => discardedOf(focusOf(state, fighter), count) > 0,
  does: (state, { fighter }, { count }) =>
    events(...loses(state, fighter, discardedOf(focusOf(state, fighter), count), 'lost')),
};
