import type { Lang } from '@kronika/kernel';
import type { Asking } from '@kronika/protocol';

/** What the table says of passing and of being asked. */
export interface PassingWords {
  readonly menu: string;
  readonly once: string;
  readonly untilSomething: string;
  readonly passUntilSomething: string;
  readonly untilSomethingNote: string;
  readonly whatToAsk: string;
  readonly passingUntilSomething: string;
  readonly chips: string;
  readonly off: (what: string) => string;
  readonly muted: (card: string) => string;
  readonly moreMuted: (count: number) => string;
  readonly fewerMuted: string;
  readonly isMuted: string;
  readonly passNow: string;
  readonly stop: string;
  readonly think: string;
  readonly takeBack: string;
  readonly nothingToAnswer: string;
  readonly passesIn: (seconds: number) => string;
  readonly howToStop: string;
  readonly passed: string;
  readonly othersLearn: (seconds: number) => string;
  readonly passesForYou: string;
  readonly stopsFor: string;
  readonly briefHint: string;
  readonly askAbout: string;
  readonly asking: Readonly<Record<Asking, string>>;
  readonly askingNote: Readonly<Record<Asking, string>>;
  readonly askingHint: string;
  readonly auto: string;
}

export const PASSING_WORDS: Readonly<Record<Lang, PassingWords>> = {
  pl: {
    menu: 'Jak długo pasować',
    once: 'Spasuj raz',
    untilSomething: 'Aż coś się wydarzy',
    passUntilSomething: 'Pasuj, aż coś się wydarzy',
    untilSomethingNote: 'ktoś zagra kartę albo zmieni się wynik',
    whatToAsk: 'Ustaw, o co pytać…',
    passingUntilSomething: 'Pasujesz, aż coś się wydarzy',
    chips: 'Co jest włączone',
    off: (what) => `Wyłącz: ${what}`,
    muted: (card) => `Wyciszona: ${card}`,
    moreMuted: (count) => `i ${count} więcej`,
    fewerMuted: 'Zwiń',
    isMuted: 'wyciszona',
    passNow: 'Spasuj teraz',
    stop: 'Zatrzymaj',
    think: 'Zastanów się',
    takeBack: 'Cofnij pas',
    nothingToAnswer: 'Nie masz odpowiedzi.',
    passesIn: (seconds) => `Pas za ${seconds} s.`,
    howToStop: 'Kliknij kartę albo naciśnij Esc, aby zatrzymać zegar.',
    passed: 'Pasujesz.',
    othersLearn: (seconds) => `Inni dowiedzą się za ${seconds} s.`,
    passesForYou: 'Za Ciebie pasuje stół.',
    stopsFor: 'Zatrzyma się, gdy trzeba będzie Twojego wyboru.',
    briefHint: 'Pytani są tylko ci, którzy mogą odpowiedzieć, więc pauza może być wskazówką.',
    askAbout: 'Pytaj mnie o tę kartę',
    asking: { always: 'zawsze', own: 'tylko w moich starciach', never: 'nigdy (wycisz)' },
    askingNote: {
      always: 'Pyta w każdym oknie, w którym można jej użyć',
      own: 'W cudzych sama nie pyta',
      never: 'Sama nie pyta, ale nadal możesz ją kliknąć',
    },
    askingHint: 'Do końca partii. Wyciszenie nie skraca czekania widocznego dla innych.',
    auto: 'automatycznie',
  },
  en: {
    menu: 'How long to pass',
    once: 'Pass once',
    untilSomething: 'Until something happens',
    passUntilSomething: 'Pass until something happens',
    untilSomethingNote: 'somebody plays a card or the result changes',
    whatToAsk: 'What to ask about…',
    passingUntilSomething: 'Passing until something happens',
    chips: 'What is on',
    off: (what) => `Turn off: ${what}`,
    muted: (card) => `Muted: ${card}`,
    moreMuted: (count) => `and ${count} more`,
    fewerMuted: 'Show fewer',
    isMuted: 'muted',
    passNow: 'Pass now',
    stop: 'Stop',
    think: 'Let me think',
    takeBack: 'Take it back',
    nothingToAnswer: 'You have nothing to answer.',
    passesIn: (seconds) => `Passing in ${seconds} s.`,
    howToStop: 'Click a card or press Esc to stop the clock.',
    passed: 'You have passed.',
    othersLearn: (seconds) => `The others will know in ${seconds} s.`,
    passesForYou: 'The table passes for you.',
    stopsFor: 'It stops when a choice of yours is needed.',
    briefHint: 'Only players who can respond are asked, so a pause may be a hint.',
    askAbout: 'Ask me about this card',
    asking: { always: 'always', own: 'only in fights of my own', never: 'never (mute)' },
    askingNote: {
      always: 'Asks in every window where it can be used',
      own: 'Elsewhere it does not ask by itself',
      never: 'Does not ask by itself, but you can still click it',
    },
    askingHint: 'Until the end of the match. Muting does not shorten the wait that others see.',
    auto: 'automatic',
  },
};
