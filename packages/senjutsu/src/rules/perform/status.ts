import { cardOf, chooseNumber } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { fighterOf, seatOf } from '../../fighters.ts';
import { isPoison } from '../../prints.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { cardsInPlay, handCards } from '../../zones.ts';
import { byCard, onCard, type Resolving, words } from '../resolving.ts';
import { heroAmong } from '../who.ts';
import { statusDeeds } from './harm.ts';
import { events, type Verb } from './verb.ts';

function stunsOf(state: Senjutsu, fighter: FighterId): number {
  return heroAmong(state, fighter)?.stuns ?? 0;
}

function limpsOf(state: Senjutsu, fighter: FighterId): number {
  return fighterOf(state, fighter).limps.length;
}

function rids(fighter: FighterId, status: 'stun' | 'limp', count: number): readonly SenjutsuEvent[] {
  return count === 0 ? [] : [{ is: 'statusDiscarded', fighter, status, count, rule: 'SEN-EFF-w' }];
}

export const take: Verb<Extract<Effect, { readonly is: 'take' }>> = {
  does: (state, on, { status, count }) => statusDeeds(state, on.fighter, { status, count }, byCard(on)),
};

type DiscardStuns = Extract<Effect, { readonly is: 'discardStuns' }>;

export const discardStuns: Verb<DiscardStuns, Resolving, number> = {
  matters: (state, { fighter }) => stunsOf(state, fighter) > 0,
  asks: (state, on, { upTo }, seat) => {
    const most = Math.min(upTo, stunsOf(state, on.fighter));
    if (most === 0) return undefined;
    return chooseNumber({
      seat,
      min: 0,
      max: most,
      ...words(on, 'SEN-EFF-w', { key: 'discardStuns', on: onCard(on), upTo: most }),
    });
  },
  does: (_state, { fighter }, _effect, count = 0) => events(...rids(fighter, 'stun', count)),
};

export const discardLimp: Verb<Extract<Effect, { readonly is: 'discardLimp' }>> = {
  matters: (state, { fighter }) => limpsOf(state, fighter) > 0,
  does: (state, { fighter }, { count }) => events(...rids(fighter, 'limp', Math.min(count, limpsOf(state, fighter)))),
};

/** Stuns, limps and poisons, wherever they are but in the deck (SEN-EFF-w). */
export const discardAllStatus: Verb<Extract<Effect, { readonly is: 'discardAllStatus' }>> = {
  matters: (state, { fighter }) =>
    stunsOf(state, fighter) + limpsOf(state, fighter) + poisonsOf(state, fighter).length > 0,
  does: (state, { fighter }) => {
    const seat = seatOf(state, fighter);
    return events(
      ...rids(fighter, 'stun', stunsOf(state, fighter)),
      ...rids(fighter, 'limp', limpsOf(state, fighter)),
      ...(seat === undefined
        ? []
        : poisonsOf(state, fighter).map((card): SenjutsuEvent => ({ is: 'leftPlay', seat, card, rule: 'SEN-EFF-w' }))),
    );
  },
};

function poisonsOf(state: Senjutsu, fighter: FighterId) {
  const seat = seatOf(state, fighter);
  if (seat === undefined) return [];
  const lying = [...cardsInPlay(state, seat).map(({ id }) => id), ...handCards(state, seat)];
  return lying.filter((card) => isPoison(cardOf(state.table, card).printed));
}
