import { impossible, type Question } from '@kronika/kernel';
import type { PassesBy, TableDocument } from '@kronika/protocol';
import { promptText } from '../choosing/told.ts';
import { RuleChip } from '../prompt/RuleChip.tsx';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { KeyCap } from './KeyCap.tsx';
import { RingClock, useSecondsTo } from './RingClock.tsx';
import { usePassingWords } from './use-passing.ts';

/** A window that will close by itself: there is nothing to answer, or the seat has passed, now or for a while. */
export interface QuietWindow {
  readonly at: number;
  readonly by: PassesBy;
}

/** Whether what is asked needs nobody; a window with an answer does, also while its time runs. */
export function quietWindow(document: TableDocument | undefined): QuietWindow | undefined {
  const { passesAt: at, passesBy: by = 'orders', window } = document?.you ?? {};
  if (at === undefined || (by === 'time' && window !== 'nothing')) return undefined;
  return { at, by };
}

interface WindowPromptProps {
  readonly question: Question;
  readonly quiet: QuietWindow;
}

/** The prompt while nothing is needed: grey, with the time until the window closes, and the way to stop it. */
export function WindowPrompt({ question, quiet: { at, by } }: WindowPromptProps) {
  const telling = useTelling();
  const { words, lang } = useTable();
  const refusal = useSession((state) => state.refusal);
  const said = promptText(telling, question);
  const { rule } = question.because;
  return (
    <section className="prompt wait" aria-label={words.prompt}>
      <RingClock until={at} />
      <div className="asked">
        <h2 title={said}>{said}</h2>
        <p>
          {refusal !== undefined && <strong className="bad">{refusal.text[lang]} </strong>}
          <Told at={at} by={by} />
          {rule !== undefined && <RuleChip rule={rule} />}
        </p>
      </div>
      <div className="go">
        <Ways by={by} />
      </div>
    </section>
  );
}

function Told({ at, by }: QuietWindow) {
  const say = usePassingWords();
  const seconds = useSecondsTo(at);
  switch (by) {
    case 'early':
      return (
        <span>
          <b>{say.passed}</b> {say.othersLearn(seconds)}
        </span>
      );
    case 'passing':
    case 'orders':
      return (
        <span>
          <b>{say.passesForYou}</b> {say.stopsFor}
        </span>
      );
    case 'time':
      return (
        <span>
          <b>{say.nothingToAnswer}</b> {say.passesIn(seconds)} <span className="how">{say.howToStop}</span>
        </span>
      );
    default:
      return impossible(by);
  }
}

function Ways({ by }: { readonly by: PassesBy }) {
  const { session } = useTable();
  const say = usePassingWords();
  switch (by) {
    case 'time':
      return (
        <button type="button" className="btn pass" aria-keyshortcuts="p" onClick={() => session.pass()}>
          {say.passNow} <KeyCap text="P" />
        </button>
      );
    case 'early':
    case 'passing':
    case 'orders':
      return (
        <button type="button" className="btn" aria-keyshortcuts="Escape" onClick={() => session.stopPassing()}>
          {by === 'early' ? say.takeBack : say.stop} <KeyCap text="Esc" />
        </button>
      );
    default:
      return impossible(by);
  }
}
