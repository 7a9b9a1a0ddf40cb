import { chooseBy } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import { fighterOf } from '../../fighters.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { events, type Verb } from './verb.ts';

/** Bleeding wounds become ordinary ones; their number stays the same (SEN-BLEED-f, the other way round). */
export const stanchWounds: Verb<Extract<Effect, { readonly is: 'stanchWounds' }>> = {
  matters: (state, { fighter }) => fighterOf(state, fighter).bleeding > 0,
  does: (state, { fighter }) => {
    const count = fighterOf(state, fighter).bleeding;
    return count === 0 ? [] : events({ is: 'stanched', fighter, count, rule: 'SEN-BLEED-f' });
  },
};

/** Whoever still has an ordinary wound of the attack just made (SEN-EFF-ad). */
function freshlyWounded(state: Senjutsu, { wounded }: Resolving): readonly FighterId[] {
  return wounded.filter((fighter) => {
    const { wounds, defeat } = fighterOf(state, fighter);
    return wounds > 0 && defeat === null;
  });
}

/** One ordinary wound of this attack bleeds instead; with several victims its player says whose. */
export const bleedDealtWound: Verb<Extract<Effect, { readonly is: 'bleedDealtWound' }>, Resolving, FighterId> = {
  matters: (state, on) => freshlyWounded(state, on).length > 0,
  asks: (state, on, _effect, seat) => {
    const victims = freshlyWounded(state, on);
    if (victims.length === 0) return undefined;
    return chooseBy('fighter', {
      seat,
      options: victims.map((fighter) => ({ is: 'fighter', fighter }) as const),
      ...words(on, 'SEN-EFF-ad', { key: 'chooseTarget', on: onCard(on) }),
    });
  },
  does: (_state, _on, _effect, fighter) =>
    fighter === undefined ? [] : events({ is: 'bled', fighter, count: 1, rule: 'SEN-EFF-ad' }),
};
