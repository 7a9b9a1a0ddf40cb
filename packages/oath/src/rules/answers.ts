import { type CardId, finish, flow, goTo, keep } from '@kronika/kernel';
import { answering, answerOf } from '../powers/in-play.ts';
import type { Happening } from '../powers/power.ts';
import type { Oath } from '../state.ts';

interface Answers {
  readonly happening: Happening;
  readonly left?: readonly CardId[];
}

/** Powers answer to something that happened, one after another. */
export const answers = flow<Oath, Answers>()('oath/answers', {
  gather: (state) => keep({ left: answering(state) }),
  next: (state, { happening, left = [] }) => {
    const [card, ...rest] = left;
    if (card === undefined) return finish;
    return [keep({ left: rest }), ...answerOf(state, card, happening)];
  },
  again: () => goTo('next'),
});
