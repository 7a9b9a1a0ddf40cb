import type { Lang } from '@kronika/kernel';

/** What the coach says around its steps. */
export interface CoachWords {
  readonly firstGame: string;
  readonly coach: string;
  /** What the prompt says while there is only something to look at. */
  readonly resting: string;
  readonly where: (lesson: number, lessons: number, step: number, steps: number) => string;
  readonly steps: string;
  readonly stepDone: string;
  readonly stepNow: string;
  readonly showMe: string;
  readonly showing: string;
  readonly next: string;
  readonly back: string;
  readonly skip: string;
  readonly watch: (name: string) => string;
  readonly lookAt: { readonly cards: string; readonly things: string };
  readonly lessonOver: string;
  readonly nextLesson: (title: string) => string;
  readonly finish: string;
  readonly again: string;
}

export const COACH_WORDS: Readonly<Record<Lang, CoachWords>> = {
  pl: {
    firstGame: 'Pierwsza gra',
    coach: 'Latarnia',
    resting: 'Spójrz, gdzie pada światło.',
    where: (lesson, lessons, step, steps) => `lekcja ${lesson} z ${lessons} · krok ${step} z ${steps}`,
    steps: 'Kroki tej lekcji',
    stepDone: 'zrobione',
    stepNow: 'teraz',
    showMe: 'Pokaż mi',
    showing: 'Pokazuję…',
    next: 'Dalej',
    back: 'Cofnij krok',
    skip: 'Pomiń lekcję',
    watch: (name) => `Patrz, co robi ${name}.`,
    lookAt: { cards: 'Obejrzyj kartę', things: 'Zobacz szczegóły' },
    lessonOver: 'Lekcja skończona',
    nextLesson: (title) => `Dalej: ${title}`,
    finish: 'Zakończ kurs',
    again: 'Jeszcze raz',
  },
  en: {
    firstGame: 'First game',
    coach: 'Lantern',
    resting: 'Look where the light falls.',
    where: (lesson, lessons, step, steps) => `lesson ${lesson} of ${lessons} · step ${step} of ${steps}`,
    steps: 'The steps of this lesson',
    stepDone: 'done',
    stepNow: 'now',
    showMe: 'Show me',
    showing: 'Showing…',
    next: 'Next',
    back: 'Step back',
    skip: 'Skip lesson',
    watch: (name) => `Watch what ${name} does.`,
    lookAt: { cards: 'Look at the card', things: 'See the details' },
    lessonOver: 'Lesson finished',
    nextLesson: (title) => `Next: ${title}`,
    finish: 'Finish the course',
    again: 'Once more',
  },
};
