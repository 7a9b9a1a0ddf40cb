import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type PlayableCourse, playableCourseOf } from '../../lesson/courses.ts';
import { guideOf } from '../../lesson/guide.tsx';
import { LessonMatch } from '../../lesson/lesson-match.ts';
import { progressOf } from '../../lesson/progress.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Preferences } from '../../shell/preferences/Preferences.tsx';
import { animationPreference, namePreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import '../../shell/parts/field.css';
import { useLoaded } from '../../games/use-loaded.ts';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { loadTable } from '../table/load-table.ts';
import { PAUSES } from './pauses.ts';
import { LEARN_WORDS } from './words.ts';

const Table = lazy(loadTable);

interface LessonPageProps {
  readonly game: string;
  readonly lesson: string;
}

/** A lesson: the table, with the coach beside it. */
export function LessonPage({ game, lesson }: LessonPageProps) {
  const say = useWords(LEARN_WORDS);
  const shell = useWords(SHELL_WORDS);
  const loaded = useLoaded(game, playableCourseOf);
  if (loaded.is === 'loading') return <Loading />;
  if (loaded.is === 'missing')
    return (
      <NothingHere icon="asian-lantern" title={say.noCourse} hint={say.noCourseHint} href="/" button={shell.toTables} />
    );
  const place = loaded.value.course.lessons.findIndex(({ id }) => id === lesson);
  return place < 0 ? (
    <NothingHere
      icon="asian-lantern"
      title={say.noLesson}
      hint={say.noLessonHint}
      href={`/learn/${game}`}
      button={say.toLessons}
    />
  ) : (
    <Opened key={lesson} playable={loaded.value} place={place} />
  );
}

function Opened({ playable: { course, game }, place }: { readonly playable: PlayableCourse; readonly place: number }) {
  const [, navigate] = useLocation();
  const lang = useLang();
  const say = useWords(LEARN_WORDS);
  const animation = useStored(animationPreference);
  const [attempt, setAttempt] = useState(0);
  const [lesson, setLesson] = useState<LessonMatch | undefined>(undefined);
  useTitle(say.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or speed does not begin the lesson anew
  useEffect(() => {
    const progress = progressOf(course.game);
    const opened = new LessonMatch(
      {
        course,
        game,
        name: namePreference.get().trim() || course.learner,
        progress: progress.get(),
        keep: progress.set,
        later: (follow) => {
          const timer = setTimeout(follow, PAUSES[animationPreference.get()].reply);
          return () => clearTimeout(timer);
        },
      },
      place,
    );
    setLesson(opened);
    return () => opened.close();
  }, [course, game, place, attempt]);
  const guide = useMemo(() => {
    if (lesson === undefined) return undefined;
    const next = course.lessons[place + 1]?.id ?? 'finished';
    return guideOf(lesson, {
      next: () => navigate(`/learn/${course.game}/${next}`),
      again: () => {
        const progress = progressOf(course.game);
        progress.set({ ...progress.get(), lesson: course.lessons[place]?.id, step: 0 });
        setAttempt((last) => last + 1);
      },
      pause: PAUSES[animation].press,
    });
  }, [lesson, course, place, navigate, animation]);
  if (lesson === undefined || guide === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Table
        connection={lesson}
        lang={lang}
        settings={{ animation }}
        preferences={<Preferences />}
        guide={guide}
        leave={() => navigate(`/learn/${course.game}`)}
        rematchTo={() => undefined}
      />
    </Suspense>
  );
}
