import type { CardId } from '@kronika/kernel';
import type { LcgState } from './state.ts';

/**
 * What the layer goes on saying of a card that left play, each with its reason; for the games' tests that nothing else
 * does.
 */
export const OUTLIVES = [
  { at: 'lasting.*.source', because: 'an effect lasts on when the card whose text made it is gone' },
  { at: 'delayed.*.use.ability', because: 'so does an effect that is still to come' },
  { at: 'delayed.*.use.trigger', because: 'what it answered to has happened, whatever became of it' },
  { at: 'delayed.*.use.paid', because: 'what paid for it has been given for good' },
  {
    at: 'uses.*.ability',
    because: 'maxima count by name, whichever copy was used',
    isFine: ({ uses }: Pick<LcgState, 'uses'>, card: CardId): boolean =>
      uses.every(({ ability: { self, source }, copy }) => copy === 'gone' || (self !== card && source !== card)),
  },
] as const;
