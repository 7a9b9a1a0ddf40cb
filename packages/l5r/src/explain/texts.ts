import { type Answer as AnswerOf, type Reading, textsFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';

export type Text = Reading<L5rState, L5rEvent>;
export type Answer = AnswerOf<L5rState, L5rEvent>;

/** The texts of a card that are used, wherever it lies. */
export const { actionsOn, answersOn } = textsFor<L5rState, L5rEvent>(layer);
