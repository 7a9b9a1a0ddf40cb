import type { Lang } from '@kronika/kernel';

export interface LearnWords {
  readonly title: string;
  readonly lead: (game: string) => string;
  readonly begin: string;
  readonly goOn: (lesson: string) => string;
  readonly lessons: string;
  readonly steps: (count: number) => string;
  readonly done: string;
  readonly left: (step: number, steps: number) => string;
  readonly play: string;
  readonly noCourse: string;
  readonly noCourseHint: string;
  readonly noLesson: string;
  readonly noLessonHint: string;
  readonly toLessons: string;
  readonly finishedTitle: string;
  /** The same while lessons are left. */
  readonly onTheWayTitle: string;
  readonly finishedSome: (finished: number, lessons: number) => string;
  readonly learnt: string;
  readonly nextSteps: string;
  readonly playOn: string;
  readonly newMatch: string;
  readonly newMatchHint: string;
  readonly readRules: string;
  readonly readRulesHint: string;
  readonly puzzles: string;
  readonly puzzlesHint: string;
  readonly decks: string;
  readonly setting: string;
}

const plSteps = (count: number): string => {
  const form = new Intl.PluralRules('pl').select(count);
  return `${count} ${form === 'one' ? 'krok' : form === 'few' ? 'kroki' : 'kroków'}`;
};

export const LEARN_WORDS: Readonly<Record<Lang, LearnWords>> = {
  pl: {
    title: 'Pierwsza gra',
    lead: (game) =>
      `${game} w dziesięć minut: grasz prawdziwą partię, a latarnia pokazuje jedną rzecz naraz. Każdy krok można cofnąć, a do lekcji wrócić, kiedy chcesz.`,
    begin: 'Zacznij',
    goOn: (lesson) => `Kontynuuj: ${lesson}`,
    lessons: 'Lekcje',
    steps: plSteps,
    done: 'ukończona',
    left: (step, steps) => `krok ${step} z ${steps}`,
    play: 'Znam już zasady: graj z botem',
    noCourse: 'Tej gry jeszcze nie uczymy',
    noCourseHint: 'Na stronie głównej gry, których uczymy, mają przy sobie latarnię.',
    noLesson: 'Nie ma takiej lekcji',
    noLessonHint: 'Może adres jest niepełny. Lista lekcji pokazuje wszystkie.',
    toLessons: 'Do listy lekcji',
    finishedTitle: 'Znasz już całą rundę',
    onTheWayTitle: 'Co już za Tobą',
    finishedSome: (finished, lessons) =>
      `Ukończone lekcje: ${finished} z ${lessons}. Do pozostałych można wrócić w każdej chwili.`,
    learnt: 'Co już umiesz',
    nextSteps: 'Co dalej',
    playOn: 'Dokończ tę partię',
    newMatch: 'Nowa partia z botem',
    newMatchHint: 'Gotowe talie, początkujący bot, bez zegara.',
    readRules: 'Zasady',
    readRulesHint: 'W partii przy każdym pytaniu jest link do zasady: kliknij go, a otworzy się obok planszy.',
    puzzles: 'Łamigłówki',
    puzzlesHint: 'Pozycje z partii botów: znajdź ruch, który wygrywa.',
    decks: 'Talie',
    setting: 'Rozkładam…',
  },
  en: {
    title: 'First game',
    lead: (game) =>
      `${game} in ten minutes: you play a real match, and a lantern points at one thing at a time. Every step can be taken back, and you can leave and come back whenever you like.`,
    begin: 'Begin',
    goOn: (lesson) => `Continue: ${lesson}`,
    lessons: 'Lessons',
    steps: (count) => `${count} steps`,
    done: 'finished',
    left: (step, steps) => `step ${step} of ${steps}`,
    play: 'I know the rules: play against a bot',
    noCourse: 'We do not teach this game yet',
    noCourseHint: 'On the front page the games we teach have a lantern beside them.',
    noLesson: 'There is no such lesson',
    noLessonHint: 'Perhaps the address is incomplete. The list of lessons shows them all.',
    toLessons: 'To the list of lessons',
    finishedTitle: 'You know a whole round',
    onTheWayTitle: 'Your progress',
    finishedSome: (finished, lessons) =>
      `Lessons finished: ${finished} of ${lessons}. You can come back to the others at any time.`,
    learnt: 'What you have learned',
    nextSteps: 'What next?',
    playOn: 'Finish this match',
    newMatch: 'A new match against a bot',
    newMatchHint: 'Ready-made decks, a beginner bot, no clock.',
    readRules: 'The rules',
    readRulesHint: 'In a match every prompt links to its rule: click it to read the rule beside the board.',
    puzzles: 'Puzzles',
    puzzlesHint: 'Positions from bot games: find the move that wins.',
    decks: 'Decks',
    setting: 'Setting up…',
  },
};
