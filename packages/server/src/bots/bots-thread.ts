import { parentPort } from 'node:worker_threads';
import { registry } from '@kronika/games';
import { adviceOf, answerOf, type BotQuestion, Pace, paced } from '@kronika/host';
import { type Advice, isRefusal, refusalText } from '@kronika/kernel';

/** A question with the number its answer will name. */
export interface NumberedQuestion {
  readonly number: number;
  readonly wants: 'answer' | 'advice';
  readonly question: BotQuestion;
  /** How many questions there are for each thread, this one included. */
  readonly crowd: number;
}

/** What comes back: the answer, the advice, or why there is none. */
export type NumberedAnswer =
  | { readonly number: number; readonly is: 'answer'; readonly answer: number | readonly number[] }
  | { readonly number: number; readonly is: 'advice'; readonly advice: Advice }
  | { readonly number: number; readonly is: 'failed'; readonly failed: string };

/** Each thread learns for itself how fast it is: they may run on different cores. */
const pace = new Pace(() => performance.now());

function answerTo({ number, wants, question, crowd }: NumberedQuestion): NumberedAnswer {
  try {
    if (wants === 'advice') {
      const advice = paced(registry, question, { pace, crowd }, adviceOf);
      return isRefusal(advice)
        ? { number, is: 'failed', failed: refusalText(advice, 'en') }
        : { number, is: 'advice', advice };
    }
    const answer = paced(registry, question, { pace, crowd }, answerOf);
    return isRefusal(answer)
      ? { number, is: 'failed', failed: refusalText(answer, 'en') }
      : { number, is: 'answer', answer };
  } catch (error) {
    return { number, is: 'failed', failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (numbered: NumberedQuestion) => parentPort?.postMessage(answerTo(numbered)));
