import type { Lang, SpanKind, SpanWords } from '@kronika/kernel';

/** How the game speaks of what can be passed through. */
export const spanWords: Readonly<Record<Lang, Readonly<Record<SpanKind, SpanWords>>>> = {
  pl: {
    contest: {
      rest: 'Do końca tego konfliktu',
      stillAsks: 'obrona, kręgi i wybory nadal pytają',
      passing: 'Pasujesz do końca konfliktu',
      mine: 'tylko w moich konfliktach',
    },
    phase: {
      rest: 'Do końca tej fazy',
      stillAsks: 'nowy konflikt nadal pyta o obronę',
      passing: 'Pasujesz do końca fazy',
    },
  },
  en: {
    contest: {
      rest: 'For the rest of this conflict',
      stillAsks: 'defense, rings and choices still ask',
      passing: 'Passing until the end of the conflict',
      mine: 'only in my conflicts',
    },
    phase: {
      rest: 'For the rest of this phase',
      stillAsks: 'a new conflict still asks for defenders',
      passing: 'Passing until the end of the phase',
    },
  },
};
