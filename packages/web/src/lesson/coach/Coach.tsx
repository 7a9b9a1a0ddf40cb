import { useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../../table/board-module.ts';
import { thingIn } from '../../table/looked.ts';
import { useSession, useTable } from '../../table/session/context.ts';
import { useSelected } from '../../table/session/store.ts';
import { piecesIn } from '../../table/text/pieces.ts';
import type { Lesson, Step } from '../course.ts';
import { lessonAt } from '../cursor.ts';
import type { LessonMatch, Standing } from '../lesson-match.ts';
import { COACH_WORDS } from '../words.ts';
import { CoachPanel } from './CoachPanel.tsx';
import { StepBar, StepList } from './StepList.tsx';
import { Stressed } from './Stressed.tsx';
import { SumBox } from './SumBox.tsx';
import { useShowing } from './use-showing.ts';

/** The ways out of a lesson. */
export interface CoachWays {
  /** On to the next lesson, or to the end of the course. */
  next(): void;
  /** The same lesson from its beginning. */
  again(): void;
  /** How long each press is shown to who asks for it, in milliseconds. */
  readonly pause: number;
}

interface CoachProps {
  readonly lesson: LessonMatch;
  readonly ways: CoachWays;
  readonly layout: Layout;
}

/** The lantern beside the board: one thing at a time, what to do and why. */
export function Coach({ lesson, ways, layout }: CoachProps) {
  const { lang } = useTable();
  const words = COACH_WORDS[lang];
  const standing = useSelected(lesson.store, (now) => now);
  const current = lessonAt(lesson.course, standing.cursor);
  const step = lesson.step;
  const aim = useCallback(() => lesson.aim, [lesson]);
  const at = Math.min(standing.cursor.step, current.steps.length - 1) + 1;
  return (
    <CoachPanel
      layout={layout}
      label={words.coach}
      icon="asian-lantern"
      title={current.title[lang]}
      about={words.where(standing.cursor.lesson + 1, lesson.course.lessons.length, at, current.steps.length)}
      aim={aim}
      lies="beside"
    >
      <StepBar lesson={current} at={standing.cursor.step} />
      {step === undefined ? (
        <Over lesson={lesson} current={current} ways={ways} layout={layout} />
      ) : (
        <Now lesson={lesson} step={step} standing={standing} ways={ways} layout={layout} current={current} />
      )}
    </CoachPanel>
  );
}

interface NowProps extends CoachProps {
  readonly step: Step;
  readonly standing: Standing;
  readonly current: Lesson;
}

function Now({ lesson, step, standing, ways, layout, current }: NowProps) {
  const { session, lang } = useTable();
  const words = COACH_WORDS[lang];
  const looked = useSession((state) => state.looked);
  const { isShowing, show } = useShowing(lesson, standing, ways.pause);
  const isWatching = standing.turn === 'script';
  const sum = isWatching ? undefined : step.sum?.(lesson.view);
  const { objection } = standing;
  return (
    <>
      <div className="coach-words" aria-live="polite">
        {isWatching ? (
          <p className="coach-watch">{words.watch(lesson.course.opponent)}</p>
        ) : (
          <>
            <h2>{step.title[lang]}</h2>
            <p className="coach-say">
              <Stressed text={step.say(lesson.view)[lang]} />
            </p>
          </>
        )}
        {objection !== undefined && (
          <p className="coach-no">
            <Icon name="x-cross" />
            <span>
              {objection[lang]}{' '}
              {looked !== undefined && thingIn(looked) !== undefined && (
                <button type="button" className="linkish" onClick={() => session.open({ is: 'inspector' })}>
                  {words.lookAt[piecesIn(looked)]}
                </button>
              )}
            </span>
          </p>
        )}
      </div>
      {layout === 'desktop' && <StepList lesson={current} at={standing.cursor.step} lang={lang} />}
      {sum !== undefined && <SumBox sum={sum} lang={lang} />}
      <div className="coach-buttons">
        <button type="button" className="btn ghost" onClick={ways.next}>
          {words.skip}
        </button>
        <span className="coach-main">
          {lesson.mayGoBack && (
            <button
              type="button"
              className="btn ghost coach-back"
              aria-label={words.back}
              title={words.back}
              onClick={() => lesson.back()}
            >
              <Icon name="x-undo" />
            </button>
          )}
          {step.is === 'look' ? (
            <button type="button" className="btn coach-next" disabled={isWatching} onClick={() => lesson.seen()}>
              {words.next}
              <Icon name="x-right" />
            </button>
          ) : (
            <button type="button" className="btn coach-show" disabled={isWatching || isShowing} onClick={show}>
              <Icon name="pointing" />
              {isShowing ? words.showing : words.showMe}
            </button>
          )}
        </span>
      </div>
    </>
  );
}

/** Behind the last step: what one can do now, and where to go on. */
function Over({ lesson, current, ways, layout }: CoachProps & { readonly current: Lesson }) {
  const { lang } = useTable();
  const words = COACH_WORDS[lang];
  const { cursor } = lesson.store.get();
  const next = lesson.course.lessons[cursor.lesson + 1];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className="coach-words" aria-live="polite">
        <h2>{words.lessonOver}</h2>
        <p className="coach-say">{current.learnt[lang]}</p>
      </div>
      {layout === 'desktop' && <StepList lesson={current} at={cursor.step} lang={lang} />}
      <div className="coach-buttons over">
        <button type="button" className="btn ghost" onClick={ways.again}>
          {words.again}
        </button>
        <button ref={button} type="button" className="btn coach-next" onClick={ways.next}>
          {next === undefined ? words.finish : words.nextLesson(next.title[lang])}
          <Icon name="x-right" />
        </button>
      </div>
    </>
  );
}
