import type { Question } from '@kronika/kernel';
import { type Draft, progressOf } from '../choosing/draft.ts';
import type { TableWords } from '../text/words.ts';

/** How far the move has come, in words. */
export function progressText(words: TableWords, question: Question, draft: Draft): string | undefined {
  const progress = progressOf(question, draft);
  if (progress === undefined) return undefined;
  const { done, least, most, weight } = progress;
  const added = weight === undefined ? '' : ` · ${words.weight(weight.used, weight.most)}`;
  switch (question.is) {
    case 'order':
      return words.renumber;
    case 'distribute':
      return words.distribute(most - done);
    default:
      return `${done === 0 ? words.chooseSome(least, most) : words.chosen(done, most)}${added}`;
  }
}
