import { Link } from 'wouter';
import { announcedGame } from '../../games/parts.ts';
import type { Course, Lesson } from '../../lesson/course.ts';
import { type Progress, progressOf } from '../../lesson/progress.ts';
import { hasPuzzles } from '../../puzzle/game-puzzles.ts';
import { Page } from '../../shell/Page.tsx';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './learn.css';
import { WithCourse } from './WithCourse.tsx';
import { LEARN_WORDS } from './words.ts';

/** The first game of a game: what one learns, how far one is, and the way in. */
export function Learn({ game }: { readonly game: string }) {
  return <WithCourse game={game}>{(course) => <Overview course={course} />}</WithCourse>;
}

function Overview({ course }: { readonly course: Course }) {
  const lang = useLang();
  const say = useWords(LEARN_WORDS);
  const progress = useStored(progressOf(course.game));
  const name = announcedGame(course.game)?.name[lang] ?? course.game;
  const open = course.lessons.find(({ id }) => id === progress.lesson);
  const isBegun = open !== undefined && (progress.step > 0 || progress.finished.length > 0);
  const first = isBegun ? open : course.lessons[0];
  return (
    <Page title={say.title}>
      <div className="learn">
        <header className="learn-head">
          <span className="learn-lamp">
            <Icon name="asian-lantern" />
          </span>
          <div>
            <h1>{say.title}</h1>
            <p>{say.lead(name)}</p>
          </div>
          <div className="learn-go">
            <Link href={`/learn/${course.game}/${first.id}`} className="btn main">
              <Icon name="x-play" />
              {isBegun ? say.goOn(first.title[lang]) : say.begin}
            </Link>
            <Link href={`/play/${course.game}?bot=random`} className="learn-skip">
              {say.play}
            </Link>
            {hasPuzzles(course.game) && (
              <Link href={`/puzzles/${course.game}`} className="learn-skip">
                {say.puzzles}
              </Link>
            )}
          </div>
        </header>
        <h2 className="vh">{say.lessons}</h2>
        <ol className="learn-lessons">
          {course.lessons.map((lesson, place) => (
            <LessonRow key={lesson.id} game={course.game} lesson={lesson} number={place + 1} progress={progress} />
          ))}
        </ol>
      </div>
    </Page>
  );
}

interface LessonRowProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly number: number;
  readonly progress: Progress;
}

function LessonRow({ game, lesson, number, progress }: LessonRowProps) {
  const lang = useLang();
  const say = useWords(LEARN_WORDS);
  const isDone = progress.finished.includes(lesson.id);
  const isOpen = progress.lesson === lesson.id && progress.step > 0;
  return (
    <li>
      <Link href={`/learn/${game}/${lesson.id}`} className={`panel learn-lesson${isDone ? ' done' : ''}`}>
        <b className="learn-number" aria-hidden="true">
          {isDone ? <Icon name="x-check" /> : number}
        </b>
        <span>
          <strong>{lesson.title[lang]}</strong>
          <span>{lesson.about[lang]}</span>
        </span>
        <small>
          {isOpen
            ? say.left(progress.step + 1, lesson.steps.length)
            : isDone
              ? say.done
              : say.steps(lesson.steps.length)}
        </small>
      </Link>
    </li>
  );
}
