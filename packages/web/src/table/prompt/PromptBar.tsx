import { isPrintedCard, type Question } from '@kronika/kernel';
import { useMemo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../board-module.ts';
import { answerIn, type Draft, withoutLast } from '../choosing/draft.ts';
import { askingThing, optionText, promptText } from '../choosing/told.ts';
import { PassButton } from '../passing/PassButton.tsx';
import { ThinkButton } from '../passing/ThinkButton.tsx';
import { quietWindow, WindowPrompt } from '../passing/WindowPrompt.tsx';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { piecesIn } from '../text/pieces.ts';
import type { TableWords } from '../text/words.ts';
import { buttonPlan } from './button-plan.ts';
import { progressText } from './progress-text.ts';
import { RequestPrompt } from './RequestPrompt.tsx';
import { RuleChip } from './RuleChip.tsx';
import { Stepper } from './Stepper.tsx';
import { WaitingPrompt } from './WaitingPrompt.tsx';

/** The one line that says what is asked, by which card or rule, and what can be done about it. */
export function PromptBar({ layout }: { readonly layout: Layout }) {
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const quiet = quietWindow(useSession(({ known }) => known?.document));
  const isAsked = useSession(({ known }) => {
    const role = known?.document.you.role;
    return role?.is === 'seat' && known?.document.request?.of.includes(role.seat) === true;
  });
  if (isAsked) return <RequestPrompt />;
  if (question === undefined || draft === undefined) return <WaitingPrompt />;
  if (quiet !== undefined) return <WindowPrompt question={question} quiet={quiet} />;
  return <OwnPrompt question={question} draft={draft} layout={layout} />;
}

interface OwnPromptProps {
  readonly question: Question;
  readonly draft: Draft;
  readonly layout: Layout;
}

function OwnPrompt({ question, draft, layout }: OwnPromptProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const controls = useSession((state) => state.controls);
  const tray = useSession((state) => state.tray);
  const undo = useSession(({ known }) => known?.document.you.undo);
  const refusal = useSession((state) => state.refusal);
  const request = useOwnRequest();
  const source = askingThing(telling, question);
  const plan = useMemo(
    () => buttonPlan(question, controls, (option) => optionText(telling, option), layout),
    [question, controls, telling, layout],
  );
  const progress = progressText(words, question, draft);
  const rule = question.because.rule;
  const mayGoBack = withoutLast(question, draft) !== undefined || undo === 'free';
  const said = promptText(telling, question);
  return (
    <section className="prompt own" aria-label={words.prompt}>
      <Icon name={telling.module.promptIcon(question.message, telling.view)} />
      <div className="asked">
        <h2 title={said}>{said}</h2>
        <p>
          {refusal !== undefined && <strong className="bad">{refusal.text[telling.lang]} </strong>}
          {request !== undefined && <span>{request} </span>}
          {progress !== undefined && <span className="progress">{progress} </span>}
          {source !== undefined && (
            <button type="button" className="linkish" onClick={() => session.look(source, 'asked')}>
              {(isPrintedCard(source) ? words.byCard : words.aboutThing)(
                telling.module.nameOf(source, telling.view)[telling.lang],
              )}
            </button>
          )}
          {rule !== undefined && <RuleChip rule={rule} />}
        </p>
      </div>
      <div className="go">
        {mayGoBack && (
          <button type="button" className="btn ghost" aria-keyshortcuts="z" onClick={() => session.back()}>
            <Icon name="x-undo" />
            {words.back}
          </button>
        )}
        {controls.tray.length > 0 && tray === 'put aside' && (
          <button type="button" className="btn pick" onClick={() => session.putTray('shown')}>
            {words[piecesIn(...controls.tray.map(({ thing }) => thing))].showTray(controls.tray.length)}
          </button>
        )}
        {question.is === 'number' && telling.module.numberControl(question.message) === 'stepper' && (
          <Stepper question={question} draft={draft} />
        )}
        {plan.inline.map(({ option, text, weight }) => (
          <button
            key={option}
            type="button"
            className={`btn ${weight}`}
            data-option={option}
            onClick={() => session.takeOption(option)}
          >
            {text}
          </button>
        ))}
        <ThinkButton />
        {controls.pass !== undefined && (
          <PassButton isOnly={controls.places.size === 0 && controls.buttons.length === 1} />
        )}
        {isOfSeveralClicks(question) && <Confirm question={question} draft={draft} />}
      </div>
    </section>
  );
}

/** What one waits for while one goes on playing: that the others agree to take something back. */
function useOwnRequest(): string | undefined {
  const { words } = useTable();
  const document = useSession(({ known }) => known?.document);
  const request = document?.request;
  if (request === undefined || request.by !== ownSeat(document)) return undefined;
  return words.requestWaits(request.of.map((seat) => document?.seats[seat]?.name ?? '').join(', '));
}

function Confirm({ question, draft }: Pick<OwnPromptProps, 'question' | 'draft'>) {
  const { session, words } = useTable();
  const isWhole = answerIn(question, draft) !== undefined;
  const isSending = useSession(({ sent, asked }) => sent === asked);
  return (
    <button
      type="button"
      className="btn main"
      data-does="confirm"
      disabled={!isWhole || isSending}
      onClick={() => session.confirm()}
    >
      <Icon name="x-check" />
      {confirmText(words, question, draft)}
    </button>
  );
}

/** What one click answers needs no confirmation. */
function isOfSeveralClicks(question: Question): boolean {
  if (question.is === 'pick') return question.min !== 1 || question.max !== 1 || question.budget !== undefined;
  return question.is !== 'choose';
}

function confirmText(words: TableWords, question: Question, draft: Draft): string {
  if (draft.is === 'number') return words.confirmNumber(draft.value);
  if (draft.is !== 'pick') return words.confirm;
  if (draft.chosen.length > 0) return words.confirmCount(draft.chosen.length);
  return question.is === 'pick' && question.min === 0 ? words.confirmNone : words.confirm;
}
