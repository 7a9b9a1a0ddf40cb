import { useMemo } from 'react';
import { markedIn } from '../choosing/marked.ts';
import { confirmIn, promptIn } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import type { AskedAhead } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { BackButton } from './BackButton.tsx';
import { DeclaredSteps } from './DeclaredSteps.tsx';
import { Key } from './Key.tsx';
import { Consequences, PromptHeading } from './PromptWords.tsx';
import { RuleChip } from './RuleChip.tsx';
import { SourcePicture } from './SourcePicture.tsx';

interface AheadPromptProps {
  readonly ahead: AskedAhead;
  /** The option that was touched. */
  readonly option: number;
}

/** All that was left to declare is decided: what it amounts to, before the last click declares it. */
export function AheadPrompt({ ahead: { question, draft }, option }: AheadPromptProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const isSending = useSession(({ sent, asked }) => sent === asked);
  const marked = markedIn(draft);
  const prompt = useMemo(() => promptIn(telling, question, marked), [telling, question, marked]);
  const { rule } = question.because;
  return (
    <section className="prompt own" aria-label={words.prompt}>
      <SourcePicture question={question} />
      <div className="asked">
        <PromptHeading prompt={prompt} />
        <DeclaredSteps question={question} />
        <p>
          <Consequences follows={[...prompt.follows, { is: 'fact', text: words.nothingLeftToChoose }]} />
          {rule !== undefined && <RuleChip rule={rule} />}
        </p>
      </div>
      <div className="go">
        <BackButton />
        <button
          type="button"
          className="btn main"
          data-option={option}
          disabled={isSending}
          onClick={() => session.takeOption(option)}
        >
          {(marked === undefined ? undefined : confirmIn(telling, question, marked)) ?? words.confirm}
          <Key name="↵" />
        </button>
      </div>
    </section>
  );
}
