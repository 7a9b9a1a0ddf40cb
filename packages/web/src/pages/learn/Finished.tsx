import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RefusedError } from '../../client/refused-error.ts';
import type { Course } from '../../lesson/course.ts';
import { progressOf } from '../../lesson/progress.ts';
import { hasPuzzles } from '../../puzzle/game-puzzles.ts';
import { Page } from '../../shell/Page.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { LevelField } from '../match/LevelField.tsx';
import './learn.css';
import { playOn } from './play-on.ts';
import { WithCourse } from './WithCourse.tsx';
import { LEARN_WORDS } from './words.ts';

/** Behind the last lesson: what one can do now, and where to go on. */
export function Finished({ game }: { readonly game: string }) {
  return <WithCourse game={game}>{(course) => <LookingBack course={course} />}</WithCourse>;
}

function LookingBack({ course }: { readonly course: Course }) {
  const lang = useLang();
  const say = useWords(LEARN_WORDS);
  const { finished } = useStored(progressOf(course.game));
  const { decks } = course.afterwards;
  const done = course.lessons.filter(({ id }) => finished.includes(id));
  const title = done.length === course.lessons.length ? say.finishedTitle : say.onTheWayTitle;
  return (
    <Page title={title}>
      <div className="learn">
        <header className="learn-head">
          <span className="learn-lamp">
            <Icon name="asian-lantern" />
          </span>
          <div>
            <h1>{title}</h1>
            <p>
              {done.length === course.lessons.length
                ? course.afterwards.lead[lang]
                : say.finishedSome(done.length, course.lessons.length)}
            </p>
          </div>
        </header>
        <div className="learn-columns">
          <section className="panel learn-learnt">
            <h2>{say.learnt}</h2>
            <ul>
              {course.lessons.map((lesson) => (
                <li key={lesson.id} className={finished.includes(lesson.id) ? 'done' : ''}>
                  <i>{finished.includes(lesson.id) && <Icon name="x-check" />}</i>
                  <span>
                    {lesson.learnt[lang]} <Link href={`/learn/${course.game}/${lesson.id}`}>{lesson.title[lang]}</Link>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section className="learn-next">
            <h2>{say.nextSteps}</h2>
            <PlayOn course={course} />
            <NextStep href={`/play/${course.game}?bot=level-1`} title={say.newMatch} hint={say.newMatchHint} />
            {hasPuzzles(course.game) && (
              <NextStep href={`/puzzles/${course.game}`} title={say.puzzles} hint={say.puzzlesHint} />
            )}
            <NextStep href={`/rules/${course.game}`} title={say.readRules} hint={say.readRulesHint} />
            {decks !== undefined && <NextStep href="/decks" title={say.decks} hint={decks[lang]} />}
          </section>
        </div>
      </div>
    </Page>
  );
}

function NextStep({ href, title, hint }: { readonly href: string; readonly title: string; readonly hint: string }) {
  return (
    <Link href={href} className="panel learn-step">
      <strong>{title}</strong>
      <span>{hint}</span>
    </Link>
  );
}

/** The match of the course, played on against a bot. */
function PlayOn({ course }: { readonly course: Course }) {
  const [, navigate] = useLocation();
  const lang = useLang();
  const say = useWords(LEARN_WORDS);
  const shell = useWords(SHELL_WORDS);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const [isSetting, setSetting] = useState(false);
  const begin = () => {
    setSetting(true);
    const { answers } = progressOf(course.game).get();
    playOn(course.game, namePreference.get().trim() || course.learner, answers).then(navigate, (error: unknown) => {
      setSetting(false);
      setFailed(error instanceof RefusedError ? error.because.text[lang] : shell.brokenHint);
    });
  };
  return (
    <div className="panel learn-step learn-playon">
      <span>{course.afterwards.playOn[lang]}</span>
      <LevelField />
      <button type="button" className="btn main" disabled={isSetting} onClick={begin}>
        <Icon name="x-play" />
        {isSetting ? say.setting : say.playOn}
      </button>
      {failed !== undefined && <p role="alert">{failed}</p>}
    </div>
  );
}
