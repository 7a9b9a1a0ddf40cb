import { chooseNumber } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import { seatOf } from '../../fighters.ts';
import type { Senjutsu } from '../../state.ts';
import { drawing } from '../draw.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { events, type Verb } from './verb.ts';

type Draw = Extract<Effect, { readonly is: 'draw' }>;
type DrawUpTo = Extract<Effect, { readonly is: 'drawUpTo' }>;

/** AI opponents draw nothing (SEN-SOLO-h). */
const canDraw = (state: Senjutsu, { fighter }: Resolving): boolean => seatOf(state, fighter) !== undefined;

export const draw: Verb<Draw> = {
  matters: canDraw,
  does: (state, { fighter }, { count }) => {
    const seat = seatOf(state, fighter);
    return seat === undefined ? [] : events(...drawing(state, seat, count));
  },
};

export const drawUpTo: Verb<DrawUpTo, Resolving, number> = {
  matters: canDraw,
  asks: (state, on, { count }, seat) =>
    canDraw(state, on)
      ? chooseNumber({
          seat,
          min: 0,
          max: count,
          ...words(on, 'SEN-CARD-p', { key: 'drawUpTo', on: onCard(on), count }),
        })
      : undefined,
  does: (state, { fighter }, _effect, count = 0) => {
    const seat = seatOf(state, fighter);
    return seat === undefined || count === 0 ? [] : events(...drawing(state, seat, count));
  },
};
