import type { Phrase } from '@kronika/kernel';
import type { Guide } from '../table/guide.ts';
import { Coach, type CoachWays } from './coach/Coach.tsx';
import { Pointer } from './coach/Pointer.tsx';
import { leading } from './leading.ts';
import type { LessonMatch } from './lesson-match.ts';
import { isOnTheWay } from './next-click.ts';
import { COACH_WORDS } from './words.ts';

const RESTING: Phrase = { pl: COACH_WORDS.pl.resting, en: COACH_WORDS.en.resting };

/** The coach of a lesson, for the table it is played at. */
export function guideOf(lesson: LessonMatch, ways: CoachWays): Guide {
  const aim = () => (lesson.store.get().turn === 'script' ? undefined : lesson.aim);
  return {
    is: 'leading',
    title: { pl: COACH_WORDS.pl.firstGame, en: COACH_WORDS.en.firstGame },
    resting: (waitsFor) => (waitsFor === 'others' ? undefined : RESTING),
    allows: leading(lesson),
    means: (options, { question, draft }) =>
      question !== undefined &&
      draft !== undefined &&
      options.some((option) => isOnTheWay(question, draft, lesson.accepted(), option)),
    Coach: ({ layout }) => <Coach lesson={lesson} ways={ways} layout={layout} />,
    Pointer: ({ layout }) => <Pointer aim={aim} layout={layout} />,
  };
}
