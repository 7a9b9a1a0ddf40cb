import { chooseBy } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import { playedBy } from '../../fighters.ts';
import type { WidenOption } from '../../options.ts';
import type { Senjutsu, SpeedRange } from '../../state.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { events, type Verb } from './verb.ts';

type WidenBlock = Extract<Effect, { readonly is: 'widenBlock' }>;
type End = WidenOption['end'];

/** No speed that can be chosen is lower. */
const SLOWEST = 1;

function rangeOf(state: Senjutsu, { fighter }: Resolving): SpeedRange | undefined {
  return playedBy(state, fighter)?.range ?? undefined;
}

/** The ends that can still grow. */
function endsOf({ min }: SpeedRange): readonly End[] {
  return min > SLOWEST ? ['faster', 'slower'] : ['faster'];
}

/** One more number at one end of the own block's range (SEN-EFF-ab). */
export const widenBlock: Verb<WidenBlock, Resolving, End> = {
  matters: (state, on) => rangeOf(state, on) !== undefined,
  asks: (state, on, _effect, seat) => {
    const range = rangeOf(state, on);
    if (range === undefined) return undefined;
    return chooseBy('end', {
      seat,
      options: endsOf(range).map((end): WidenOption => ({ is: 'widen', end })),
      ...words(on, 'SEN-EFF-ab', { key: 'widenBlock', on: onCard(on) }),
    });
  },
  does: (state, on, { by }, end) => {
    const range = rangeOf(state, on);
    if (range === undefined || end === undefined) return [];
    const { max, min } = range;
    const wider = end === 'faster' ? { max: max + by, min } : { max, min: Math.max(SLOWEST, min - by) };
    return events({ is: 'rangeSet', fighter: on.fighter, range: wider, how: 'widened', rule: 'SEN-EFF-ab' });
  },
};
