import type { Lang } from '@kronika/kernel';
import type { Shortcut } from './shortcuts.ts';

/** What keys are called and what they do. */
export interface KeyWords {
  /** Keys whose name is not what stands on them. */
  readonly names: Readonly<Record<string, string>>;
  readonly does: Readonly<Record<Shortcut, string>>;
  /** What browsers do everywhere, so that nobody has to look for it elsewhere. */
  readonly tab: string;
  readonly press: string;
}

export const KEY_WORDS: Readonly<Record<Lang, KeyWords>> = {
  pl: {
    names: {
      ' ': 'Spacja',
      'Shift+p': '⇧P',
      Escape: 'Esc',
      ArrowLeft: '←',
      ArrowUp: '↑',
      ArrowRight: '→',
      ArrowDown: '↓',
    },
    does: {
      move: 'między tym, co można wybrać',
      number: 'opcja o tym numerze albo liczba, o którą gra pyta',
      confirm: 'wypełniony przycisk',
      pass: 'spasuj raz',
      passOn: 'pasuj, aż coś się wydarzy',
      passContest: 'pasuj do końca starcia',
      passPhase: 'pasuj do końca fazy',
      hurry: 'szybciej dalej; przytrzymana pomija wszystko',
      replay: 'odtwórz, co się stało od Twojego ruchu',
      back: 'krok wstecz',
      why: 'zasada, z której wynika pytanie; na karcie: dlaczego nie można jej wybrać',
      hint: 'podpowiedź: co zrobiłby mistrz; drugi raz: schowaj ją',
      twin: 'widok tekstowy i z powrotem',
      keys: 'ta lista',
      close: 'zamknij to, co otwarte; wyłącz pasowanie',
    },
    tab: 'do następnej rzeczy, którą można wybrać',
    press: 'wybierz to, co zaznaczone',
  },
  en: {
    names: {
      ' ': 'Space',
      'Shift+p': '⇧P',
      Escape: 'Esc',
      ArrowLeft: '←',
      ArrowUp: '↑',
      ArrowRight: '→',
      ArrowDown: '↓',
    },
    does: {
      move: 'between what you can choose',
      number: 'the option with that number, or the number asked for',
      confirm: 'press the filled button',
      pass: 'pass once',
      passOn: 'pass until something happens',
      passContest: 'pass for the rest of the fight',
      passPhase: 'pass for the rest of the phase',
      hurry: 'hurry on; held, it skips everything',
      replay: 'replay what happened since your move',
      back: 'one step back',
      why: 'the rule behind the question; on a card: why it cannot be chosen',
      hint: 'hint: what a master would do; again: put it away',
      twin: 'text view and back',
      keys: 'this list',
      close: 'close what is open; stop passing',
    },
    tab: 'to the next thing that can be chosen',
    press: 'choose what is in focus',
  },
};
