import type { Advice, Answer, Question } from '@kronika/kernel';
import { useId } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../board-module.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { answerText } from './answer-text.ts';
import { compared } from './compared.ts';
import './hint.css';
import { HINT_WORDS } from './words.ts';

/** So many answers are compared. */
const MOST = 4;

/** What a strong bot would do, and why. It plays nothing: that is for who asked. */
export function HintBox({ layout }: { readonly layout: Layout }) {
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
        {hint.is === 'given' && <Advised question={question} advice={hint.advice} layout={layout} />}
      </div>
    </section>
  );
}

interface AdvisedProps {
  readonly question: Question;
  readonly advice: Advice;
  readonly layout: Layout;
}

function Advised({ question, advice, layout }: AdvisedProps) {
  const { lang } = useTable();
  const say = HINT_WORDS[lang];
  const telling = useTelling();
  const told = (answer: Answer) => answerText(telling, question, answer, say.nothing);
  const shown = compared(advice, MOST);
  const list = (
    <ol className="prospects">
      {shown.map(({ answer, chance }) => {
        const percent = Math.round(100 * chance);
        return (
          <li key={String(answer)}>
            <span>{told(answer)}</span>
            <b>{say.chance(percent)}</b>
            <i aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </i>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      <p className="hintbox-answer">{told(advice.answer)}</p>
      <p>{advice.reason[lang]}</p>
      {shown.length > 1 &&
        (layout === 'phone' ? (
          <details>
            <summary>{say.alternatives}</summary>
            {list}
          </details>
        ) : (
          <>
            <h3>{say.alternatives}</h3>
            {list}
          </>
        ))}
    </>
  );
}
