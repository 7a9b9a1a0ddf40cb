import type { Lang, SpanKind, SpanWords } from '@kronika/kernel';

/** How the game speaks of what can be passed through. */
export const spanWords: Readonly<Record<Lang, Readonly<Record<SpanKind, SpanWords>>>> = {
  pl: {
    contest: {
      rest: 'Do końca tego wyzwania',
      stillAsks: 'obrona, roszczenia i wybory nadal pytają',
      passing: 'Pasujesz do końca wyzwania',
      mine: 'tylko w moich wyzwaniach',
    },
    phase: {
      rest: 'Do końca tej fazy',
      stillAsks: 'Twoja mobilizacja i obrona nadal pytają',
      passing: 'Pasujesz do końca fazy',
    },
  },
  en: {
    contest: {
      rest: 'For the rest of this challenge',
      stillAsks: 'defense, claim and choices still ask',
      passing: 'Passing until the end of the challenge',
      mine: 'only in my challenges',
    },
    phase: {
      rest: 'For the rest of this phase',
      stillAsks: 'your own marshaling and defenders still ask',
      passing: 'Passing until the end of the phase',
    },
  },
};
