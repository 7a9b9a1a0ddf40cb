import type { Lang, SpanWords } from '@kronika/kernel';

/** A round is all that can be passed through. */
export const roundWords: Readonly<Record<Lang, SpanWords>> = {
  pl: {
    rest: 'Do końca tej rundy',
    stillAsks: 'licytacja i wybory nadal pytają',
    passing: 'Pasujesz do końca rundy',
  },
  en: {
    rest: 'For the rest of this round',
    stillAsks: 'bids and choices still ask',
    passing: 'Passing until the end of the round',
  },
};
