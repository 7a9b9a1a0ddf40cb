import type { Lang, SpanKind, SpanWords } from '@kronika/kernel';

/** How the game speaks of what can be passed through. */
export const spanWords: Readonly<Record<Lang, Readonly<Record<SpanKind, SpanWords>>>> = {
  pl: {
    contest: {
      rest: 'Do końca tego starcia',
      stillAsks: 'ruch, opłaty i inne wybory nadal pytają',
      passing: 'Pasujesz do końca starcia',
    },
    phase: {
      rest: 'Do końca tej fazy',
      stillAsks: 'wybór karty i jej linie nadal pytają',
      passing: 'Pasujesz do końca fazy',
    },
  },
  en: {
    contest: {
      rest: 'For the rest of this clash',
      stillAsks: 'movement, payments and other choices still ask',
      passing: 'Passing until the end of the clash',
    },
    phase: {
      rest: 'For the rest of this phase',
      stillAsks: 'the choice of a card and its lines still ask',
      passing: 'Passing until the end of the phase',
    },
  },
};
