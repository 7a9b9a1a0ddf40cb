import { chooseBy } from '@kronika/kernel';
import type { CardType, Effect } from '../../cards/pictograms.ts';
import { endsOfTurn } from '../../events/fighter-events.ts';
import { fighterOf, hasAdvantageTrack, seatOf } from '../../fighters.ts';
import { abilityOn } from '../../prints.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { events, type Verb } from './verb.ts';

/** The card stays on the table (SEN-EFF-o); one that rotates does so until it is upright again (SEN-EFF-q). */
export const remain: Verb<Extract<Effect, { readonly is: 'remain' }>> = {
  does: (state, { fighter, card, printed }) => {
    const seat = seatOf(state, fighter);
    if (seat === undefined || card === undefined) return [];
    const rotates = abilityOn(printed)?.lines.find((line) => line.is === 'rotate');
    const turnsLeft = rotates === undefined ? 0 : endsOfTurn(rotates.degrees);
    return events({ is: 'remained', seat, card, turnsLeft, rule: 'SEN-EFF-o' });
  },
};

export const edict: Verb<Extract<Effect, { readonly is: 'edict' }>> = {
  does: (state, { fighter }, effect) => {
    const seat = seatOf(state, fighter);
    return seat === undefined ? [] : events({ is: 'edictDeclared', seat, edict: effect.edict, rule: 'SEN-GOLD-a' });
  },
};

export const turnDiscardsFaceUp: Verb<Extract<Effect, { readonly is: 'turnDiscardsFaceUp' }>> = {
  does: () => events({ is: 'discardsTurnedUp', rule: 'SEN-DISC-6' }),
};

/** The marker goes to the top (SEN-ADV-c); without a track nothing changes (SEN-SOLO-ADV-e). */
export const gainAdvantage: Verb<Extract<Effect, { readonly is: 'gainAdvantage' }>> = {
  matters: (state, { fighter }) => hasAdvantageTrack(state) && state.advantage[0] !== seatOf(state, fighter),
  does: (state, { fighter }) => {
    const seat = seatOf(state, fighter);
    if (seat === undefined || !hasAdvantageTrack(state)) return [];
    return events({ is: 'advantageGained', seat, rule: 'SEN-ADV-c' });
  },
};

/** SEN-HIDE-c. */
export const hide: Verb<Extract<Effect, { readonly is: 'hide' }>> = {
  matters: (state, { fighter }) => fighterOf(state, fighter).stealth === 'seen',
  does: (_state, { fighter }) => events({ is: 'hidden', fighter, rule: 'SEN-HIDE-c' }),
};

type ChooseType = Extract<Effect, { readonly is: 'chooseType' }>;

export const chooseType: Verb<ChooseType, Resolving, CardType> = {
  asks: (_state, on, { among }, seat) =>
    chooseBy('type', {
      seat,
      options: among.map((type) => ({ is: 'type', type }) as const),
      ...words(on, 'SEN-EFF-x', { key: 'chooseType', on: onCard(on) }),
    }),
  does: (_state, _on, _effect, type) =>
    type === undefined ? [] : events({ is: 'typeBanned', type, rule: 'SEN-EFF-x' }),
};
