import type { Question } from '@kronika/kernel';
import { useMemo } from 'react';
import type { Layout } from '../board-module.ts';
import { type Draft, withoutLast } from '../choosing/draft.ts';
import { markedIn } from '../choosing/marked.ts';
import { promptIn, type ToldPrompt } from '../choosing/told.ts';
import { HintButton } from '../hint/HintButton.tsx';
import { PassButton } from '../passing/PassButton.tsx';
import { ThinkButton } from '../passing/ThinkButton.tsx';
import { quietWindow, WindowPrompt } from '../passing/WindowPrompt.tsx';
import { ownSeat, useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { piecesIn } from '../text/pieces.ts';
import { AheadPrompt } from './AheadPrompt.tsx';
import { BackButton } from './BackButton.tsx';
import { ConfirmButtons, isOfSeveralClicks } from './ConfirmButtons.tsx';
import { DeclaredSteps } from './DeclaredSteps.tsx';
import { Key } from './Key.tsx';
import { LiftedPrompt } from './LiftedPrompt.tsx';
import { hasTiles } from './number-tiles.ts';
import { Consequences, PromptHeading } from './PromptWords.tsx';
import { progressText } from './progress-text.ts';
import { RequestPrompt } from './RequestPrompt.tsx';
import { RuleChip } from './RuleChip.tsx';
import { SourcePicture } from './SourcePicture.tsx';
import { Stepper } from './Stepper.tsx';
import { useButtonPlan } from './use-button-plan.ts';
import { WaitingPrompt } from './WaitingPrompt.tsx';
import { WastePrompt } from './WastePrompt.tsx';

/** The bar that says what asks, what it does and what will follow, and what can be done about it. */
export function PromptBar({ layout }: { readonly layout: Layout }) {
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const quiet = quietWindow(useSession(({ known }) => known?.document));
  const lifted = useSession((state) => state.lifted);
  const ahead = useSession((state) => state.ahead);
  const isWasting = useSession(({ waste }) => waste === 'asking');
  const isAsked = useSession(({ known }) => {
    const role = known?.document.you.role;
    return role?.is === 'seat' && known?.document.request?.of.includes(role.seat) === true;
  });
  if (isAsked) return <RequestPrompt />;
  if (question === undefined || draft === undefined) return <WaitingPrompt />;
  if (isWasting) return <WastePrompt question={question} />;
  if (lifted !== undefined && ahead !== undefined) return <AheadPrompt ahead={ahead} option={lifted} />;
  if (lifted !== undefined) return <LiftedPrompt question={question} option={lifted} />;
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
  const tiles = useSession((state) => state.tiles);
  const undo = useSession(({ known }) => known?.document.you.undo);
  const refusal = useSession((state) => state.refusal);
  const request = useOwnRequest();
  const plan = useButtonPlan(question, layout);
  const prompt = useMemo(() => promptIn(telling, question, markedIn(draft)), [telling, question, draft]);
  const progress = progressText(words, question, draft);
  const rule = question.because.rule;
  const mayGoBack = withoutLast(question, draft) !== undefined || undo === 'free';
  return (
    <section className="prompt own" aria-label={words.prompt}>
      <SourcePicture question={question} />
      <div className="asked">
        <PromptHeading prompt={prompt} />
        <DeclaredSteps question={question} />
        <p>
          {refusal !== undefined && <strong className="bad">{refusal.text[telling.lang]} </strong>}
          {request !== undefined && <span>{request} </span>}
          <Consequences follows={prompt.follows} />
          {progress !== undefined && needsProgress(question, prompt) && <span className="progress">{progress} </span>}
          {rule !== undefined && <RuleChip rule={rule} />}
        </p>
      </div>
      <div className="go">
        <HintButton />
        {mayGoBack && <BackButton />}
        {controls.tray.length > 0 && tray === 'put aside' && (
          <button type="button" className="btn pick" onClick={() => session.putTray('shown')}>
            {words[piecesIn(...controls.tray.map(({ thing }) => thing))].showTray(controls.tray.length)}
          </button>
        )}
        {layout === 'phone' && tiles === 'put aside' && plan !== undefined && plan.panel.length > 0 && (
          <button type="button" className="btn pick" onClick={() => session.putTiles('shown')}>
            {words.things.showTray(plan.panel.length)}
          </button>
        )}
        {question.is === 'number' && !hasTiles(question) && <Stepper question={question} draft={draft} />}
        {plan?.inline.map(({ option, text, hint, weight }) => (
          <button
            key={option}
            type="button"
            className={`btn ${weight}`}
            data-option={option}
            title={hint}
            onClick={() => session.choose(option)}
          >
            {text}
            {weight === 'main' && <Key name="↵" />}
          </button>
        ))}
        <ThinkButton />
        {controls.pass !== undefined && <PassButton />}
        {isOfSeveralClicks(question) && <ConfirmButtons question={question} draft={draft} />}
      </div>
    </section>
  );
}

/** How far the draft has come is said where nothing else tells it: what follows does, and so does a choice of one. */
function needsProgress(question: Question, { follows }: Pick<ToldPrompt, 'follows'>): boolean {
  if (question.is === 'pick' && question.budget !== undefined) return true;
  return follows.length === 0 && isOfSeveralClicks(question);
}

/** What one waits for while one goes on playing: that the others agree to take something back. */
function useOwnRequest(): string | undefined {
  const { words } = useTable();
  const document = useSession(({ known }) => known?.document);
  const request = document?.request;
  if (request === undefined || request.by !== ownSeat(document)) return undefined;
  return words.requestWaits(request.of.map((seat) => document?.seats[seat]?.name ?? '').join(', '));
}
