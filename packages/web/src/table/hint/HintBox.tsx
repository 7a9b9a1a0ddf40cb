import type { Advice, Question } from '@kronika/kernel';
import { useId } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { answerText } from './answer-text.ts';
import './hint.css';
import { HINT_WORDS } from './words.ts';

/** So many answers are compared. */
const MOST = 4;

/** What a strong bot would do, and why. It plays nothing: that is for who asked. */
export function HintBox() {
  const { session, lang } = useTable();
  const say = HINT_WORDS[lang];
  const hint = useSession((state) => state.hint);
  const question = useSession((state) => state.question);
  const heading = useId();
  if (hint === undefined || question === undefined) return undefined;
  return (
    <section className="hintbox panel" aria-labelledby={heading}>
      <header>
        <Icon name="asian-lantern" />
        <h2 id={heading}>{say.hint}</h2>
        <button type="button" className="tool" aria-label={say.close} onClick={() => session.toggleHint()}>
          <Icon name="x-cross" />
        </button>
      </header>
      <div role="status">
        {hint.is === 'thinking' && <p>{say.thinking}</p>}
        {hint.is === 'failed' && <p>{hint.because?.[lang] ?? say.failed}</p>}
        {hint.is === 'given' && <Advised question={question} advice={hint.advice} />}
      </div>
    </section>
  );
}

interface AdvisedProps {
  readonly question: Question;
  readonly advice: Advice;
}

function Advised({ question, advice: { answer, reason, prospects } }: AdvisedProps) {
  const { lang } = useTable();
  const say = HINT_WORDS[lang];
  const telling = useTelling();
  const shown = prospects.slice(0, MOST);
  return (
    <>
      <p className="hintbox-answer">{answerText(telling, question, answer, say.nothing)}</p>
      <p>{reason[lang]}</p>
      {shown.length > 1 && (
        <>
          <h3>{say.alternatives}</h3>
          <ol className="prospects">
            {shown.map((prospect) => {
              const percent = Math.round(100 * prospect.chance);
              return (
                <li key={String(prospect.answer)}>
                  <span>{answerText(telling, question, prospect.answer, say.nothing)}</span>
                  <b>{say.chance(percent)}</b>
                  <i aria-hidden="true">
                    <i style={{ width: `${percent}%` }} />
                  </i>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}
