import { concernedBy } from '../../lesson/aim.ts';
import { answerText } from '../../table/hint/answer-text.ts';
import { useSession, useTable } from '../../table/session/context.ts';
import { useTelling } from '../../table/session/use-telling.ts';
import type { PuzzleHint } from '../puzzle-match.ts';
import { PUZZLE_WORDS } from '../words.ts';
import { nameAt } from './concerned.ts';

/** A hint in words, for who cannot see the light, too. */
export function HintWords({ hint: { stage, answers } }: { readonly hint: PuzzleHint }) {
  const { lang } = useTable();
  const words = PUZZLE_WORDS[lang];
  const telling = useTelling();
  const state = useSession((now) => now);
  const [answer] = answers;
  if (state.question === undefined || answer === undefined) return undefined;
  if (stage === 'answer')
    return (
      <p className="coach-say">
        {words.answerIs} <b>{answerText(telling, state.question, answer, words.nothing)}</b>
      </p>
    );
  const place = concernedBy(answers, state);
  const name = place === undefined ? undefined : nameAt(telling, place);
  return (
    <p className="coach-say">
      {place === undefined ? words.lookAtPrompt : words.lookHere}
      {name !== undefined && <b> {name}</b>}
    </p>
  );
}
