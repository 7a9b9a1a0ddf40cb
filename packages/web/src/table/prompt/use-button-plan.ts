import type { Option, Question } from '@kronika/kernel';
import { useMemo } from 'react';
import type { Layout } from '../board-module.ts';
import { confirmIn, hintText, optionText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { type ButtonPlan, buttonPlan } from './button-plan.ts';
import { type Filled, filledIn } from './filled.ts';

/** The button that is filled now; the same value as long as it is the same button. */
export function useFilled(): Filled | undefined {
  const { session } = useTable();
  const told = useSession((state) => {
    const filled = filledIn(state, session.module);
    return filled?.is === 'option' ? filled.option : filled?.is;
  });
  return useMemo(() => {
    if (typeof told === 'number') return { is: 'option', option: told };
    return told === undefined ? undefined : { is: told };
  }, [told]);
}

/** The buttons of the question, as they are told in the language of the page. */
export function useButtonPlan(question: Question | undefined, layout: Layout): ButtonPlan | undefined {
  const telling = useTelling();
  const controls = useSession((state) => state.controls);
  const filled = useFilled();
  return useMemo(() => {
    if (question === undefined) return undefined;
    const words = {
      // A yes or no that the game has words for says what it does.
      textOf: (option: Option, place: number) =>
        (isYesOrNo(option) ? confirmIn(telling, question, place) : undefined) ?? optionText(telling, option),
      hintOf: (option: Option) => hintText(telling, option, question),
    };
    return buttonPlan(question, controls, filled, words, layout);
  }, [question, controls, filled, telling, layout]);
}

function isYesOrNo({ is }: Option): boolean {
  return is === 'accept' || is === 'decline';
}
