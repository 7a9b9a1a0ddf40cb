import type { Lang } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import type { Lesson } from '../course.ts';
import { COACH_WORDS } from '../words.ts';

interface StepListProps {
  readonly lesson: Lesson;
  readonly at: number;
  readonly lang: Lang;
}

/** How far one is, as a bar. */
export function StepBar({ lesson, at }: Omit<StepListProps, 'lang'>) {
  return (
    <div className="coach-bar" aria-hidden="true">
      {lesson.steps.map(({ id }, place) => (
        <i key={id} className={stateAt(place, at)} />
      ))}
    </div>
  );
}

/** Everything that is done in a lesson, ticked off as one goes. */
export function StepList({ lesson, at, lang }: StepListProps) {
  const words = COACH_WORDS[lang];
  return (
    <ol className="coach-steps" aria-label={words.steps}>
      {lesson.steps.map(({ id, task }, place) => (
        <li key={id} className={stateAt(place, at)} aria-current={place === at ? 'step' : undefined}>
          <i>{place < at && <Icon name="x-check" />}</i>
          <span>
            {task[lang]}
            {place < at && <span className="vh"> ({words.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateAt(place: number, at: number): 'done' | 'now' | 'later' {
  return place < at ? 'done' : place === at ? 'now' : 'later';
}
