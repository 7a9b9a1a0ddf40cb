import { parentPort } from 'node:worker_threads';
import { registry } from '@kronika/games';
import { answerOf, type BotQuestion } from '@kronika/host';
import { isRefusal, refusalText } from '@kronika/kernel';

/** A question with the number its answer will name. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

/** What comes back: the answer, or why there is none. */
export type NumberedAnswer =
  | { readonly number: number; readonly answer: number | readonly number[] }
  | { readonly number: number; readonly failed: string };

function answerTo({ number, question }: NumberedQuestion): NumberedAnswer {
  try {
    const answer = answerOf(registry, question);
    return isRefusal(answer) ? { number, failed: refusalText(answer, 'en') } : { number, answer };
  } catch (error) {
    return { number, failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (numbered: NumberedQuestion) => parentPort?.postMessage(answerTo(numbered)));
