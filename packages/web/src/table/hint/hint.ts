import type { Advice, Answer, Phrase, Question } from '@kronika/kernel';
import type { PlaceName } from '../choosing/controls.ts';
import type { SessionState } from '../session/session-state.ts';

/** What came of asking for a hint. It belongs to the question with that number. */
export type Hint =
  | { readonly is: 'thinking'; readonly asked: number }
  | { readonly is: 'given'; readonly asked: number; readonly advice: Advice }
  | { readonly is: 'failed'; readonly asked: number; readonly because: Phrase | undefined };

/** The options that an answer takes; a number takes none. */
export function optionsTaken(question: Question, answer: Answer): readonly number[] {
  switch (question.is) {
    case 'number':
      return [];
    case 'choose':
      return typeof answer === 'number' ? [answer] : answer;
    case 'pick':
    case 'order':
      return typeof answer === 'number' ? [answer] : answer;
    case 'distribute':
      return typeof answer === 'number' ? [] : answer.flatMap((units, option) => (units > 0 ? [option] : []));
  }
}

/** What of the table an advised answer would touch. */
export interface Advised {
  readonly places: readonly PlaceName[];
  readonly options: readonly number[];
  readonly number?: number;
}

const NOTHING: Advised = { places: [], options: [] };

export function advisedIn({ hint, question, controls }: SessionState): Advised {
  if (hint?.is !== 'given' || question === undefined) return NOTHING;
  const { answer } = hint.advice;
  if (question.is === 'number') return typeof answer === 'number' ? { ...NOTHING, number: answer } : NOTHING;
  const options = optionsTaken(question, answer);
  const places = [...controls.places].flatMap(([place, offered]) =>
    offered.some((option) => options.includes(option)) ? [place] : [],
  );
  return { places, options };
}
