import type { Question } from '@kronika/kernel';
import { answerIn, type Draft } from '../choosing/draft.ts';
import { markedIn } from '../choosing/marked.ts';
import { confirmIn } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import type { TableWords } from '../text/words.ts';
import { Key } from './Key.tsx';
import { useFilled } from './use-button-plan.ts';

interface ConfirmButtonsProps {
  readonly question: Question;
  readonly draft: Draft;
}

/** Sends what is marked. Where nothing is an answer, too, it has a button of its own, which is never filled. */
export function ConfirmButtons({ question, draft }: ConfirmButtonsProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const isFilled = useFilled()?.is === 'confirm';
  const isSending = useSession(({ sent, asked }) => sent === asked);
  const marked = markedIn(draft);
  if (marked === undefined) return undefined;
  const isNothing = draft.is === 'pick' && draft.chosen.length === 0;
  const told = confirmIn(telling, question, marked);
  const mayBeNothing = question.is === 'pick' && question.min === 0;
  return (
    <>
      {mayBeNothing && (
        <button
          type="button"
          className="btn plain"
          data-does={isNothing ? 'confirm' : 'none'}
          disabled={isSending}
          onClick={() => session.answer([])}
        >
          {confirmIn(telling, question, []) ?? words.confirmNone}
        </button>
      )}
      {!(mayBeNothing && isNothing) && (
        <button
          type="button"
          className={`btn ${isFilled ? 'main' : 'plain'}`}
          data-does="confirm"
          disabled={answerIn(question, draft) === undefined || isSending}
          onClick={() => session.confirm()}
        >
          {told === undefined ? confirmText(words, draft) : (missingText(words, question, draft) ?? told)}
          {isFilled && <Key name="↵" />}
        </button>
      )}
    </>
  );
}

/** What one click answers needs no confirmation. */
export function isOfSeveralClicks(question: Question): boolean {
  if (question.is === 'pick') return question.min !== 1 || question.max !== 1 || question.budget !== undefined;
  return question.is !== 'choose';
}

/** As long as more has to be marked, the button says how much: "Discard none" would be no answer. */
function missingText(words: TableWords, question: Question, draft: Draft): string | undefined {
  if (question.is !== 'pick' || draft.is !== 'pick' || draft.chosen.length >= question.min) return undefined;
  const { min, max } = question;
  const done = draft.chosen.length;
  return capital(done === 0 ? words.chooseSome(min, max) : words.chosen(done, max));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function confirmText(words: TableWords, draft: Draft): string {
  if (draft.is === 'number') return words.confirmNumber(draft.value);
  if (draft.is === 'order') return words.inThisOrder;
  return draft.is === 'pick' && draft.chosen.length > 0 ? words.confirmCount(draft.chosen.length) : words.confirm;
}
