import type { ReactNode } from 'react';
import { partOf } from '../../games/parts.ts';
import { useLoaded } from '../../games/use-loaded.ts';
import type { Course } from '../../lesson/course.ts';
import { Loading } from '../../shell/Loading.tsx';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { LEARN_WORDS } from './words.ts';

interface WithCourseProps {
  readonly game: string;
  children(course: Course): ReactNode;
}

const courseOf = (game: string) => partOf(game, 'course');

/** What is shown once the course of a game is there; a game without one says so. */
export function WithCourse({ game, children }: WithCourseProps) {
  const say = useWords(LEARN_WORDS);
  const shell = useWords(SHELL_WORDS);
  const course = useLoaded(game, courseOf);
  switch (course.is) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return (
        <NothingHere
          icon="asian-lantern"
          title={say.noCourse}
          hint={say.noCourseHint}
          href="/"
          button={shell.toTables}
        />
      );
    default:
      return children(course.value);
  }
}
